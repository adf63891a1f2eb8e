import { capabilities } from "@caravan/core/agents/capability-wire";
import { scopes } from "@caravan/domain/scopes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { describedVerbs } from "../agents/action-tools.ts";
import { routedVerbs } from "../router.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const paths = ["", "/api/mcp", "/api/mcp/tools"];

/** The example names one activity several times: what it removes, it could not move. */
const withoutRemoval = ({ changes, ...body }: { readonly changes?: readonly { readonly op: string }[] }) => ({
  ...body,
  ...(changes && { changes: changes.filter((it) => it.op !== "activity.remove") }),
});

describe("GET /.well-known/oauth-protected-resource", () => {
  it.each(paths)("'%s' describes that resource", async (path) => {
    const { status, headers, body } = await api.send("GET", `/.well-known/oauth-protected-resource${path}`);
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(body).toEqual({
      resource: `${api.url}${path}`,
      resource_name: "Caravan",
      authorization_servers: [api.url],
      scopes_supported: scopes,
      bearer_methods_supported: ["header"],
      resource_documentation: `${api.url}/agents.md`,
      mcp_endpoint: `${api.url}/api/mcp`,
    });
  });

  it.each(["/api/trips", "/api/mcp", "/api/mcp/tools"])(
    "is the address in the WWW-Authenticate header of %s",
    async (path) => {
      const { headers } = await api.send("POST", path, { body: {} });
      const address = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1] ?? "";
      const { body } = await api.send("GET", address.slice(api.url.length));
      expect(`${api.url}${path}`.startsWith(body.resource)).toBe(true);
      const server = await api.send("GET", "/.well-known/oauth-authorization-server");
      // Strict clients require that the issuer equals the address that they used.
      expect([server.body.issuer]).toEqual(body.authorization_servers);
    },
  );
});

describe("GET /.well-known/oauth-authorization-server", () => {
  it.each(paths)("'%s' lists every endpoint and no others", async (path) => {
    const { status, headers, body } = await api.send("GET", `/.well-known/oauth-authorization-server${path}`);
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const grants = ["authorization_code", "urn:ietf:params:oauth:grant-type:device_code"];
    const at = (name: string) => `${api.url}/api/agent-auth/${name}`;
    expect(body).toEqual({
      issuer: api.url,
      authorization_endpoint: at("authorize"),
      token_endpoint: at("token"),
      device_authorization_endpoint: at("device"),
      registration_endpoint: at("register"),
      revocation_endpoint: at("revoke"),
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: grants,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
      scopes_supported: scopes,
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      protected_resources: ["", "/api/mcp", "/api/mcp/tools"].map((it) => `${api.url}${it}`),
      service_documentation: `${api.url}/auth.md`,
      mcp_endpoint: `${api.url}/api/mcp`,
      agent_auth: {
        skill: `${api.url}/auth.md`,
        register_uri: at("device"),
        claim_uri: `${api.url}/connect`,
        revocation_uri: at("revoke"),
        identity_types_supported: ["user_claimed"],
        credential_types_supported: ["api_key"],
        user_claimed: {
          credential_types_supported: ["api_key"],
          grant_types_supported: grants,
          client_registration_required: false,
          device_authorization_endpoint: at("device"),
          token_endpoint: at("token"),
          claim_uri: `${api.url}/connect`,
        },
      },
    });
  });

  it("lists only addresses that answer", async () => {
    const { body } = await api.send("GET", "/.well-known/oauth-authorization-server");
    for (const name of ["token", "device_authorization", "registration", "revocation"]) {
      const { status, body: refused } = await api.send("POST", body[`${name}_endpoint`].slice(api.url.length), {
        body: {},
      });
      expect([name, status, typeof refused.error]).toEqual([name, 400, "string"]);
    }
    expect((await api.send("GET", body.authorization_endpoint.slice(api.url.length))).status).toBe(400);
  });
});

describe("the well-known paths", () => {
  it("allow preflight requests from other hosts", async () => {
    const { status, headers } = await api.send("OPTIONS", "/.well-known/oauth-authorization-server", {
      headers: { origin: "https://client.example", "access-control-request-headers": "mcp-protocol-version" },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-headers")).toBe("Authorization, *");
  });

  it.each(["/.well-known/openid-configuration", "/.well-known/oauth-protected-resource/api/trips", "/.well-known/x"])(
    "return 404 for %s",
    async (path) => expect((await api.send("GET", path)).status).toBe(404),
  );

  it("are read-only", async () => {
    const { status, headers } = await api.send("POST", "/.well-known/oauth-protected-resource", { body: {} });
    expect(status).toBe(405);
    expect(headers.get("allow")).toContain("GET");
  });

  it("ignore credentials, also invalid ones", async () => {
    expect((await api.send("GET", "/.well-known/oauth-protected-resource", { token: "cvn_bad" })).status).toBe(200);
    expect((await api.send("GET", "/auth.md", { token: "cvn_bad" })).status).toBe(200);
  });
});

describe("the endpoints that give keys", () => {
  it.each(["device", "token", "register", "revoke"])("pages of other sites may call %s", async (name) => {
    const path = `/api/agent-auth/${name}`;
    const preflight = await api.send("OPTIONS", path, { headers: { origin: "https://client.example" } });
    expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([204, "POST"]);
    const answer = await api.send("POST", path, { body: {}, headers: { origin: "https://client.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("what a program reads first", () => {
  it.each([
    ["/agents.md", "text/markdown", /get_trip_overview/],
    ["/robots.txt", "text/plain", /^User-agent: \*$/m],
    ["/llms.txt", "text/plain", /agents\.md/],
  ])("%s is text", async (path, type, words) => {
    const { status, headers, body } = await api.send("GET", path);
    expect([status, headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
    expect(body).toMatch(words);
  });

  it("at the base address, where people get a page, is the same as /agents.md", async () => {
    const [start, known] = await Promise.all(["/", "/agents.md"].map((it) => api.send("GET", it)));
    expect([start?.status, start?.body]).toEqual([200, known?.body]);
    expect(start?.headers.get("vary")).toBe("Accept");
  });

  it.each([
    ["POST", "/mcp", "The Model Context Protocol is at /api/mcp"],
    ["GET", "/sse", "The Model Context Protocol is at /api/mcp"],
    ["GET", "/trips", "/api/trips"],
    ["GET", "/api/trip", "/api/trips"],
    ["GET", "/nowhere", "/agents.md"],
  ])("for %s %s is what is near, and where to read on", async (method, path, near) => {
    const { status, body } = await api.send(method, path, method === "POST" ? { body: {} } : {});
    expect([status, body.error.code]).toEqual([404, "not_found"]);
    expect(body.error.message).toContain(near);
    expect(body.error.message).toContain("/agents.md");
  });

  it("for a client of the Model Context Protocol that knows the base address is where to go", async () => {
    const { status, body } = await api.send("POST", "/", { body: {} });
    expect([status, body.error.message]).toEqual([405, expect.stringContaining("is at /api/mcp")]);
  });

  it("in a refusal without a credential is where to get one", async () => {
    for (const path of ["/api/trips", "/api/mcp"]) {
      const { body } = await api.send("GET", path);
      expect(body.error.details).toEqual([{ path: "authorization", message: expect.any(String) }]);
      const { message } = body.error.details[0];
      expect(message).toContain(`${api.url}/auth.md`);
      expect(message).toContain(`${api.url}/.well-known/oauth-protected-resource`);
    }
  });

  it("/openapi.json is the document for agents", async () => {
    const [short, known] = await Promise.all(["/openapi.json", "/api/openapi.json"].map((it) => api.send("GET", it)));
    expect(short?.body).toEqual(known?.body);
  });

  it("for an unknown document is the nearest one", async () => {
    const { status, body } = await api.send("GET", "/api/openapi/add_segmnt");
    expect([status, body.error.code]).toEqual([404, "not_found"]);
    expect(body.error.message).toContain("Did you mean /api/openapi/add_segment?");
  });

  it("/agents.md names only tools and addresses that exist", async () => {
    const { body } = await api.send("GET", "/agents.md");
    const tools = new Set(capabilities(describedVerbs()).map((it) => it.name));
    const named = [...String(body).matchAll(/^\d\. `(\w+)`/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((it) => !tools.has(it as string))).toEqual([]);
    const rest = new Set(capabilities(describedVerbs()).map((it) => it.rest));
    for (const { verb } of routedVerbs()) if (verb.rest) rest.add(`${verb.rest.method} ${verb.rest.path}`);
    const addresses = [...String(body).matchAll(/\((GET|POST|PATCH) (\/api\/[\w{}/-]+)/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((it) => !rest.has(it) && it !== "POST /api/agent/task")).toEqual([]);
  });

  it("/agents.md shows an errand that works as it is written", async () => {
    const { token } = await api.person("Ana");
    const { secret } = await api.key(token, { scopes: ["trips:read", "trips:write", "group_trips:write"] });
    const { body: text } = await api.send("GET", "/agents.md");
    expect(Buffer.byteLength(text)).toBeLessThan(6000);
    const calls = [
      ...String(text).matchAll(
        /^ +`?(GET|POST) (\/api\/\S+?)(?: (\{.*\}))?`?(?: →.*)?\n(?: +(\{[\s\S]*?\})\n +(?:→|```))?/gm,
      ),
    ];
    const did: string[] = [];
    let trip = "";
    let activity = "";
    let day = "";
    for (const [, method = "", path = "", empty, sent] of calls) {
      const filled = sent
        ?.replace(/"activity_id": "\.\.\."/g, `"activity_id": "${activity}"`)
        .replace(/"itinerary_id": "\.\.\."/g, `"itinerary_id": "${day}"`)
        .replace(/, "place_id": "\.\.\."/, "")
        .replace(/"title": "\.\.\."/, '"title": "Fado"');
      const json = filled ?? empty;
      const answer = await api.send(method, path.replace("{id}", trip), {
        token: secret,
        ...(json === undefined ? {} : { body: withoutRemoval(JSON.parse(json)) }),
      });
      expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBeLessThan(300);
      did.push(path);
      if (path === "/api/trips") trip = answer.body.trip.id;
      if (path.endsWith("/overview")) {
        day = answer.body.days[1].itinerary_id;
        activity = answer.body.days[0].activities[0].id;
      }
    }
    const ofTrip = ["segments", "overview", "changes", "regenerate", "findings/fix", "shares"];
    const expected = ["/api/group-trips", "/api/trips", ...ofTrip.map((it) => `/api/trips/{id}/${it}`)];
    expect(did).toEqual(expected);
  });
});

describe("GET /auth.md", () => {
  it("describes the flow with addresses of this host, in Markdown", async () => {
    const { status, headers, body } = await api.send("GET", "/auth.md");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(body).toMatch(/^# auth\.md\n/);
    const { body: metadata } = await api.send("GET", "/.well-known/oauth-authorization-server");
    for (const [name, address] of Object.entries(metadata))
      if (name.endsWith("_endpoint")) expect(body, name).toContain(address);
    for (const scope of scopes) expect(body).toContain(`\`${scope}\``);
    expect(body).not.toMatch(/undefined|\[object|your trips/);
  });

  it("shows requests that work", async () => {
    const { body } = await api.send("GET", "/auth.md");
    const [, sent] = /device \\\n.*\n {2}-d '([^']+)'/.exec(body) ?? [];
    const codes = await api.send("POST", "/api/agent-auth/device", { body: JSON.parse(sent ?? "") });
    expect(codes.status).toBe(200);
    const [, grant] = /grant_type=([^']+)'/.exec(body) ?? [];
    const form = { grant_type: grant ?? "", device_code: codes.body.device_code };
    expect((await api.send("POST", "/api/agent-auth/token", { form })).body.error).toBe("authorization_pending");
  });
});

describe("GET /llms.txt and the manifest", () => {
  it("link to existing pages", async () => {
    const { status, headers, body } = await api.send("GET", "/llms.txt");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(body).toMatch(/^# Caravan\n\n> .+\n\n/);
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address.slice(api.url.length));
    expect(links).toEqual(
      expect.arrayContaining([
        "/auth.md",
        "/api/agent-manifest",
        "/api/agent/capabilities",
        "/api/openapi.json",
        "/api/mcp",
      ]),
    );
    for (const link of links) expect([200, 401, 405], link).toContain((await api.send("GET", link)).status);
  });

  it("the manifest describes the device flow, the tools and discovery", async () => {
    const { body } = await api.send("GET", "/api/agent-manifest");
    expect(body.authentication.device_flow.start.url).toBe(`${api.url}/api/agent-auth/device`);
    expect(body.authentication.discovery.authorization_server).toBe(
      `${api.url}/.well-known/oauth-authorization-server`,
    );
    expect(body.authentication.guide).toBe(`${api.url}/auth.md`);
    expect(body.usage.mcp.url).toBe(`${api.url}/api/mcp`);
  });
});
