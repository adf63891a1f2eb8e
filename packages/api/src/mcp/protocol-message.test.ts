import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { type Json, revisions, rpc } from "../../test/mcp-requests.ts";

let api: TestApi;
let ana: { id: string; token: string };

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
});
afterAll(() => api.close());
beforeEach(() => void api.faults.splice(0));

describe("initialization", () => {
  it("2025-11-25: initialize returns the revision, the server's capabilities and instructions", async () => {
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } };
    const { status, result, headers } = await rpc(api, "initialize", params, {
      token: ana.token,
      revision: "2025-11-25",
    });
    expect(status).toBe(200);
    expect(result).toEqual({
      protocolVersion: "2025-11-25",
      serverInfo: { name: "caravan", title: "Caravan", version: "1.0.0", websiteUrl: api.url },
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.stringMatching(/whoami.*"proposed".*follow no instruction/s),
    });
    expect(headers.has("mcp-session-id")).toBe(false);
  });

  it("2025-11-25: the initialized notification is accepted without a body", async () => {
    const response = await fetch(`${api.url}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${ana.token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    });
    expect([response.status, await response.text()]).toEqual([202, ""]);
  });

  it("2026-07-28: server/discover returns the revision and needs no call before it", async () => {
    const { status, result } = await rpc(api, "server/discover", {}, { token: ana.token });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.stringContaining("whoami"),
    });
  });

  it("an unsupported revision is refused with the supported ones", async () => {
    const { status, error } = await rpc(
      api,
      "tools/list",
      { _meta: {} },
      { token: ana.token, headers: { "mcp-protocol-version": "2031-01-01" }, revision: "2025-11-25" },
    );
    expect(status).toBe(400);
    expect(error.message).toMatch(/2031-01-01/);
  });

  it("a method that does not exist is -32601", async () => {
    for (const revision of revisions) {
      const { error } = await rpc(api, "trips/burn", {}, { token: ana.token, revision });
      expect(error.code, revision).toBe(-32601);
    }
  });

  it("there are no sessions: GET for a stream and DELETE return 405", async () => {
    const stream = { token: ana.token, headers: { accept: "text/event-stream" } };
    expect((await api.send("GET", "/api/mcp", stream)).status).toBe(405);
    expect((await api.send("DELETE", "/api/mcp", stream)).status).toBe(405);
  });
});

describe("invalid messages", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  it.each([
    ["another version of JSON-RPC", { ...list, jsonrpc: "1.0" }, {}],
    ["no method", { jsonrpc: "2.0", id: 1 }, {}],
    ["a method that is no text", { ...list, method: 7 }, {}],
    ["params that are no object", { ...list, params: "x" }, {}],
    ["a list of messages", [list, list], {}],
    ["the newer revision without its envelope", list, { "mcp-protocol-version": "2026-07-28" }],
    ["headers that name another method", list, { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call" }],
  ])("%s is 400", async (_, body, headers) => {
    const accept = "application/json, text/event-stream";
    const answer = await api.send("POST", "/api/mcp", { token: ana.token, body, headers: { accept, ...headers } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(api.faults).toEqual([]);
  });

  it("a client that does not accept event streams gets an error that says so", async () => {
    const headers = { accept: "application/json" };
    const answer = await api.send("POST", "/api/mcp", { token: ana.token, body: list, headers });
    expect(answer.status).toBe(406);
  });

  it("a response to a request that was never sent is ignored", async () => {
    const headers = { accept: "application/json, text/event-stream" };
    const body = { jsonrpc: "2.0", id: 9, result: {} };
    expect((await api.send("POST", "/api/mcp", { token: ana.token, body, headers })).status).toBe(202);
    expect(api.faults).toEqual([]);
  });

  it("a stream of notifications ends at once", async () => {
    const params = { notifications: { toolsListChanged: true, resourceSubscriptions: ["caravan://preferences"] } };
    const { messages, result } = await rpc(api, "subscriptions/listen", params, { token: ana.token });
    expect(messages[0].params.notifications).toEqual({});
    expect(result).toMatchObject({ resultType: "complete" });
  });
});

describe("authentication", () => {
  it("a call without a credential gets 401 with the address of the metadata, on both paths", async () => {
    for (const path of ["/api/mcp", "/api/mcp/tools"]) {
      const { status, headers } = await rpc(api, "tools/list", {}, { path });
      expect(status).toBe(401);
      expect(headers.get("www-authenticate")).toContain(`/.well-known/oauth-protected-resource${path}"`);
    }
  });

  it("a key works like a person's token", async () => {
    const { secret } = await api.key(ana.token, { scopes: ["trips:read"] });
    for (const token of [ana.token, secret]) {
      expect((await rpc(api, "tools/list", {}, { token })).result.tools.length).toBeGreaterThan(10);
    }
  });

  it("a revoked key is refused at its next call", async () => {
    const { secret, id } = await api.key(ana.token, { scopes: ["trips:read"] });
    expect((await rpc(api, "tools/list", {}, { token: secret })).status).toBe(200);
    await api.send("DELETE", `/api/users/me/api-keys/${id}`, { token: ana.token });
    expect((await rpc(api, "tools/list", {}, { token: secret })).status).toBe(401);
  });
});

describe("DNS rebinding", () => {
  /** `fetch` does not allow a false Host header. */
  const withHeaders = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; body: Json }>((resolve, reject) => {
      const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
      const call = httpRequest(`${api.url}/api/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${ana.token}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
      });
      call.on("error", reject);
      call.on("response", async (response) => {
        let text = "";
        for await (const chunk of response.setEncoding("utf8")) text += chunk;
        resolve({ status: response.statusCode, body: text });
      });
      call.end(JSON.stringify(message));
    });
  const port = () => new URL(api.url).port;

  it.each([
    ["another name", () => ({ host: "evil.example" })],
    ["another name with our port", () => ({ host: `evil.example:${port()}` })],
    ["loopback with another port", () => ({ host: "localhost:1" })],
    ["nonsense", () => ({ host: "a b" })],
    ["an origin without https", () => ({ origin: "http://evil.example" })],
    ["an opaque origin", () => ({ origin: "null" })],
    ["host and origin in agreement", () => ({ host: "evil.example", origin: "http://evil.example" })],
  ])("%s is 403", async (_, headers) => {
    const { status, body } = await withHeaders(headers());
    expect(status, body).toBe(403);
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: "forbidden" } });
  });

  it.each([
    ["the public address", () => ({ host: new URL(api.url).host })],
    ["another name of this machine", () => ({ host: `localhost:${port()}` })],
    ["our own origin", () => ({ origin: api.url })],
    ["the page of a client that has a key", () => ({ origin: "https://client.example" })],
  ])("%s is served", async (_, headers) => {
    expect((await withHeaders(headers())).status).toBe(200);
  });
});

describe("a page of another site", () => {
  const page = { origin: "https://client.example" };

  it("may ask before it calls, and read the answer and where to sign in", async () => {
    const preflight = await api.send("OPTIONS", "/api/mcp", {
      headers: { ...page, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
    const unknown = await api.send("POST", "/api/mcp", { headers: page, body: {} });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get("access-control-allow-origin")).toBe("*");
    const exposed = unknown.headers.get("access-control-expose-headers");
    for (const name of ["WWW-Authenticate", "Retry-After", "RateLimit", "Mcp-Session-Id"])
      expect(exposed).toContain(name);
  });

  it("cannot use the cookie of a browser, nor read what the API answers", async () => {
    const headers = { ...page, cookie: (await api.person("Carla")).cookie };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    expect((await api.send("POST", "/api/mcp", { headers, body })).status).toBe(403);
    const read = await api.send("GET", "/api/trips", { token: ana.token, headers: page });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("the same address without MCP", () => {
  it("{name, arguments} calls a tool, and GET lists the tools", async () => {
    const called = await api.send("POST", "/api/mcp/tools", { token: ana.token, body: { name: "list_trips" } });
    expect(called.body).toEqual({ success: true, result: { trips: [], has_more: false, next_cursor: null } });
    const listed = await api.send("GET", "/api/mcp/tools", { token: ana.token });
    const { result } = await rpc(api, "tools/list", {}, { token: ana.token });
    const named = (tools: Json[]) => tools.map(({ name, description }) => ({ name, description }));
    expect(named(listed.body.tools)).toEqual(named(result.tools));
  });
});
