import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, startApi, type TestApi } from "../../test/api-server.ts";
import { authorize, CALLBACK, locationOf, pkce, type Query, registered } from "../../test/authorization-code-flow.ts";

let api: TestApi;
let asked: Query;
let address: string;

beforeAll(async () => {
  api = await startApi({ addressOf: () => address });
});
afterAll(() => api.close());
afterEach(() => expect(api.faults).toEqual([]));
beforeEach(async () => {
  address = crypto.randomUUID();
  asked = {
    response_type: "code",
    client_id: await registered(api),
    redirect_uri: CALLBACK,
    code_challenge: pkce().challenge,
    code_challenge_method: "S256",
    state: "xyz",
  };
});

const requests = () => api.database.prisma.accessRequest.findMany({ where: { address } });

describe("a valid authorization request", () => {
  it("becomes a pending request, and the browser goes to the consent page", async () => {
    const headers = { "user-agent": "Browser/1.0" };
    const answer = await authorize(
      api,
      { ...asked, resource: `${api.url}/api/mcp`, scope: "trips:write trips:read" },
      headers,
    );
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [row, ...others] = await requests();
    expect(others).toEqual([]);
    expect(answer.headers.get("location")).toBe(`${api.url}/connect?request=${row?.id}`);
    expect(row).toMatchObject({
      kind: "code",
      status: "pending",
      agentName: "Helper",
      clientId: asked.client_id,
      requestedScopes: ["trips:read", "trips:write"],
      userAgent: "Browser/1.0",
      redirectUri: CALLBACK,
      state: "xyz",
      codeChallenge: asked.code_challenge,
      resource: `${api.url}/api/mcp`,
    });
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000);
  });

  it("asks for all read scopes by default, and needs no state", async () => {
    expect((await authorize(api, { ...asked, state: undefined })).status).toBe(302);
    expect(await requests()).toEqual([
      expect.objectContaining({
        requestedScopes: ["trips:read", "bookings:read", "preferences:read", "group_trips:read"],
        state: null,
        resource: null,
      }),
    ]);
  });

  it("may omit the redirect URI when the client has one", async () => {
    await authorize(api, { ...asked, redirect_uri: undefined });
    expect(await requests()).toEqual([expect.objectContaining({ redirectUri: CALLBACK })]);
  });

  it.each(["", "/", "/api/mcp", "/api/mcp/", "/api/mcp/tools"])("may name the resource '%s'", async (path) => {
    const answer = await authorize(api, { ...asked, resource: `${api.url}${path}` });
    expect(locationOf(answer).pathname).toBe("/connect");
  });

  it("may use another port of the local machine", async () => {
    const client = await registered(api, ["http://127.0.0.1:3000/callback"]);
    const answer = await authorize(api, {
      ...asked,
      client_id: client,
      redirect_uri: "http://127.0.0.1:51004/callback",
    });
    expect(locationOf(answer).pathname).toBe("/connect");
  });
});

describe("an unknown client or redirect URI is reported here, without a redirect:", () => {
  const two = ["https://client.example/a", "https://client.example/b"];
  it.each<[string, () => Promise<Query> | Query, string]>([
    ["no client", () => ({ client_id: undefined }), "invalid_request"],
    ["an unknown client", () => ({ client_id: "helper" }), "invalid_client"],
    ["a client of another making", () => ({ client_id: "eyJhbGciOiJub25lIn0.eyJuYW1lIjoiYSJ9." }), "invalid_client"],
    ["an address that was not registered", () => ({ redirect_uri: "https://evil.example/" }), "invalid_request"],
    ["a longer path", () => ({ redirect_uri: `${CALLBACK}/x` }), "invalid_request"],
    ["another query", () => ({ redirect_uri: `${CALLBACK}?x` }), "invalid_request"],
    [
      "another port of a host elsewhere",
      () => ({ redirect_uri: CALLBACK.replace("/callback", ":8443/callback") }),
      "invalid_request",
    ],
    [
      "no address, of two",
      async () => ({ client_id: await registered(api, two), redirect_uri: undefined }),
      "invalid_request",
    ],
    [
      "another path of this machine",
      async () => ({ client_id: await registered(api, ["http://127.0.0.1/a"]), redirect_uri: "http://127.0.0.1:1/b" }),
      "invalid_request",
    ],
    [
      "another name of this machine",
      async () => ({ client_id: await registered(api, ["http://127.0.0.1/a"]), redirect_uri: "http://localhost:1/a" }),
      "invalid_request",
    ],
  ])("%s", async (_, wrong, error) => {
    const answer = await authorize(api, { ...asked, ...(await wrong()) });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.body).toEqual({ error, error_description: expect.any(String) });
    expect(await requests()).toEqual([]);
  });

  it("a parameter that is sent twice", async () => {
    const query = new URLSearchParams(asked as Record<string, string>);
    query.append("redirect_uri", "https://evil.example/");
    const answer = await api.send("GET", `/api/agent-auth/authorize?${query}`);
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
  });

  it("a changed signature", async () => {
    const [head, body, signature] = asked.client_id?.split(".") ?? [];
    const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, redirect_uris: ["https://evil.example/"] })).toString(
      "base64url",
    );
    const answer = await authorize(api, {
      ...asked,
      client_id: `${head}.${forged}.${signature}`,
      redirect_uri: "https://evil.example/",
    });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_client"]);
  });

  it("a page for a browser, with all outside text escaped", async () => {
    const answer = await authorize(api, { client_id: "<img src=x>" }, { accept: "text/html,*/*" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.body).toContain("invalid_client");
    expect(answer.body).not.toContain("<img");
  });
});

describe("other errors are sent to the redirect URI", () => {
  function goesBack(answer: Answer, error: string): void {
    const back = locationOf(answer);
    expect(answer.status).toBe(302);
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error,
      error_description: expect.stringMatching(/\w/),
      state: "xyz",
      iss: api.url,
    });
  }

  it.each<[string, Query, string]>([
    ["no response type", { response_type: undefined }, "invalid_request"],
    ["a token at once", { response_type: "token" }, "unsupported_response_type"],
    ["an answer in a fragment", { response_mode: "fragment" }, "invalid_request"],
    ["no challenge", { code_challenge: undefined }, "invalid_request"],
    ["no method, which means plain", { code_challenge_method: undefined }, "invalid_request"],
    ["the method plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["a challenge that is too short", { code_challenge: "a".repeat(42) }, "invalid_request"],
    ["a challenge that is too long", { code_challenge: "a".repeat(129) }, "invalid_request"],
    ["a challenge with other signs", { code_challenge: "+".repeat(43) }, "invalid_request"],
    ["an unknown scope", { scope: "trips:read admin" }, "invalid_scope"],
    ["a resource elsewhere", { resource: "https://other.example/" }, "invalid_target"],
    ["a resource with a query", { resource: "http://localhost/?x" }, "invalid_target"],
    ["a resource that is none", { resource: "trips" }, "invalid_target"],
    ["a request object", { request: "ey" }, "request_not_supported"],
    ["the address of one", { request_uri: "https://client.example/r" }, "request_uri_not_supported"],
  ])("%s", async (_, wrong, error) => {
    goesBack(await authorize(api, { ...asked, ...wrong }), error);
    expect(await requests()).toEqual([]);
  });

  it("but not in a browser when anybody may have registered the URI", async () => {
    const body = { redirect_uris: ["https://client.example/callback?x=1"] };
    const client = (await api.send("POST", "/api/agent-auth/register", { body })).body;
    const query = { ...asked, client_id: client.client_id, redirect_uri: client.redirect_uris[0], scope: "admin" };
    const page = await authorize(api, query, { accept: "text/html,*/*" });
    expect([page.status, page.headers.get("location")]).toEqual([400, null]);
    expect(page.body).toContain(">Back to client.example</a>");
    expect(page.body).toContain("error=invalid_scope");
    expect((await authorize(api, query)).status).toBe(302);
  });

  it("a parameter that is sent twice", async () => {
    const query = new URLSearchParams(asked as Record<string, string>);
    query.append("scope", "trips:read");
    query.append("scope", "trips:write");
    goesBack(await api.send("GET", `/api/agent-auth/authorize?${query}`), "invalid_request");
  });

  it("a state that is too long, which is returned whole", async () => {
    const state = "x".repeat(2049);
    const back = locationOf(await authorize(api, { ...asked, state }));
    expect(back.searchParams.get("error")).toBe("invalid_request");
    expect(back.searchParams.get("state")).toBe(state);
  });

  it("keeping the query of the redirect URI", async () => {
    const own = "https://client.example/callback?tenant=1";
    const client = await registered(api, [own]);
    const answer = await authorize(api, { ...asked, client_id: client, redirect_uri: own, response_type: "token" });
    expect(answer.headers.get("location")).toMatch(/^https:\/\/client\.example\/callback\?tenant=1&error=unsupported_/);
  });

  it("too many pending requests from one address", async () => {
    const row = {
      kind: "code",
      agentName: "a",
      address,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    };
    await api.database.prisma.accessRequest.createMany({
      data: Array.from({ length: 100 }, () => ({ ...row, id: crypto.randomUUID() })),
    });
    goesBack(await authorize(api, asked), "temporarily_unavailable");
  });
});

describe("rate limits", () => {
  afterEach(() => vi.useRealTimers());

  it("thirty requests a minute from one address", async () => {
    // All calls within one minute, whenever this runs.
    vi.useFakeTimers({ toFake: ["Date"] });
    const limited = await startApi({ limits: true, addressOf: () => address }, api);
    const statuses = [];
    for (let index = 0; index < 31; index++) statuses.push((await authorize(limited, asked)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 302), 429]);
    const refused = await authorize(limited, asked);
    expect(refused.body.error).toBe("slow_down");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await limited.close();
  });
});
