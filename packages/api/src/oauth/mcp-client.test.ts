import { auth, Client, type OAuthClientProvider, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { REVOKE_PATH } from "../../test/authorization-code-flow.ts";
import { mutate } from "../../test/device-flow.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => expect(api.faults).toEqual([]));

/** The official client as intended: it discovers everything itself, and stores what the server tells it to store. */
function provider() {
  const kept: Record<string, unknown> = {};
  const keep = (name: string) => (value: unknown) => {
    kept[name] = value;
  };
  const it = {
    redirectUrl: "http://127.0.0.1:51004/callback",
    clientMetadata: { client_name: "Tool user", redirect_uris: ["http://127.0.0.1:51004/callback"] },
    state: () => "a state",
    clientInformation: () => kept.client,
    saveClientInformation: keep("client"),
    tokens: () => kept.tokens,
    saveTokens: keep("tokens"),
    redirectToAuthorization: keep("url"),
    saveCodeVerifier: keep("verifier"),
    codeVerifier: () => kept.verifier,
    discoveryState: () => kept.discovery,
    saveDiscoveryState: keep("discovery"),
  };
  return { kept, it: it as unknown as OAuthClientProvider };
}

describe.each(["/api/mcp", "/api/mcp/tools"])("an MCP client that knows only %s", (path) => {
  it("gets a working key, which stops working when it is revoked", async () => {
    const serverUrl = `${api.url}${path}`;
    const { kept, it } = provider();
    expect(await auth(it, { serverUrl })).toBe("REDIRECT");
    const asked = kept.url as URL;
    expect(asked.searchParams.get("resource")).toBe(serverUrl);

    const consent = await api.send("GET", `${asked.pathname}${asked.search}`);
    const request_id = new URL(consent.headers.get("location") ?? "").searchParams.get("request");
    const { token } = await api.person("Ana");
    const decision = { request_id, decision: "approve", scopes: ["trips:read"] };
    const { data } = await mutate(api, token, "accessRequests.decide", decision);
    const back = new URL(data.redirect_to).searchParams;
    expect(back.get("state")).toBe("a state");

    const code = back.get("code") ?? "";
    expect(await auth(it, { serverUrl, authorizationCode: code, iss: back.get("iss") ?? "" })).toBe("AUTHORIZED");
    const tokens = kept.tokens as { access_token: string };
    const client = new Client({ name: "tool-user", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(new URL(serverUrl), { authProvider: it }));
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toContain("list_trips");
    await client.close();

    await api.send("POST", REVOKE_PATH, { form: { token: tokens.access_token } });
    expect((await api.send("POST", path, { token: tokens.access_token, body: { name: "list_trips" } })).status).toBe(
      401,
    );
  });
});
