import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { AUTHORIZE_PATH, CALLBACK, REGISTER_PATH } from "../../test/authorization-code-flow.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => expect(api.faults).toEqual([]));

const register = (body: unknown) => api.send("POST", REGISTER_PATH, { body });

describe("POST /api/agent-auth/register", () => {
  it("returns an id that contains the registration, and every registered value", async () => {
    const sent = {
      client_name: "Helper\u202e",
      redirect_uris: [CALLBACK, "http://127.0.0.1/callback"],
      token_endpoint_auth_method: "client_secret_basic",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      scope: "trips:read",
      logo_uri: "https://client.example/logo.png",
    };
    const { status, headers, body } = await register(sent);
    expect(status).toBe(201);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: expect.any(Number),
      client_name: "Helper",
      redirect_uris: sent.redirect_uris,
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
    expect((await register(sent)).body.client_id).not.toBe(body.client_id);
    // The largest one has to fit into an address too.
    const large = Array.from({ length: 10 }, (_, index) => `https://client.example/${index}${"x".repeat(170)}`);
    const id = (await register({ redirect_uris: large, client_name: "ä".repeat(500) })).body.client_id;
    const page = await api.send("GET", `${AUTHORIZE_PATH}?client_id=${id}`);
    expect(page.body.error_description).toMatch("redirect_uri is required");
  });

  it("needs no redirect URI of a client with the device grant alone, which then shows its name", async () => {
    const grant = "urn:ietf:params:oauth:grant-type:device_code";
    const { status, body } = await register({ client_name: "Helper", grant_types: [grant] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ redirect_uris: [], grant_types: [grant], response_types: [] });
    const form = { client_id: body.client_id, scope: "trips:read" };
    const codes = await api.send("POST", "/api/agent-auth/device", { form });
    expect(codes.status).toBe(200);
    const page = await api.send("GET", `${AUTHORIZE_PATH}?client_id=${body.client_id}&redirect_uri=${CALLBACK}`);
    expect([page.status, page.body.error]).toEqual([400, "invalid_request"]);
    const both = await register({ redirect_uris: [CALLBACK], grant_types: ["authorization_code", grant] });
    expect(both.body.grant_types).toEqual(["authorization_code", grant]);
    expect((await register({ grant_types: [grant] })).body.error).toBe("invalid_client_metadata");
  });

  it("names a client without a name by its redirect URI", async () => {
    expect((await register({ redirect_uris: [CALLBACK] })).body.client_name).toBe("client.example");
    expect((await register({ redirect_uris: ["com.example.app://callback"] })).body.client_name).toBe(
      "com.example.app",
    );
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no redirect URI", { client_name: "Helper" }, "invalid_redirect_uri"],
    ["none in a list", { redirect_uris: [] }, "invalid_redirect_uri"],
    ["one that is no list", { redirect_uris: CALLBACK }, "invalid_redirect_uri"],
    ["eleven", { redirect_uris: Array.from({ length: 11 }, () => CALLBACK) }, "invalid_redirect_uri"],
    ["one that is not allowed", { redirect_uris: [CALLBACK, "http://evil.example/"] }, "invalid_redirect_uri"],
    ["one that is no text", { redirect_uris: [1] }, "invalid_redirect_uri"],
    [
      "long ones",
      { redirect_uris: Array.from({ length: 10 }, () => `${CALLBACK}/${"x".repeat(400)}`) },
      "invalid_redirect_uri",
    ],
    ["an empty name", { redirect_uris: [CALLBACK], client_name: " \u200b" }, "invalid_client_metadata"],
    ["a name that is no text", { redirect_uris: [CALLBACK], client_name: {} }, "invalid_client_metadata"],
    ["other grants", { redirect_uris: [CALLBACK], grant_types: ["implicit"] }, "invalid_client_metadata"],
    ["other responses", { redirect_uris: [CALLBACK], response_types: ["token"] }, "invalid_client_metadata"],
    ["grants that are no list", { redirect_uris: [CALLBACK], grant_types: "code" }, "invalid_client_metadata"],
  ])("refuses %s", async (_, body, error) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error, error_description: expect.any(String) });
  });

  it("refuses a body that is not JSON with the error of OAuth", async () => {
    const form = await api.send("POST", REGISTER_PATH, { form: { client_name: "Helper" } });
    expect([form.status, form.body.error]).toEqual([415, "invalid_request"]);
  });

  it("accepts twenty requests a minute from one address", async () => {
    // All calls within one minute, whenever this runs.
    vi.useFakeTimers({ toFake: ["Date"] });
    const limited = await startApi({ limits: true }, api);
    const statuses = [];
    for (let index = 0; index < 21; index++)
      statuses.push((await limited.send("POST", REGISTER_PATH, { body: { redirect_uris: [CALLBACK] } })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    vi.useRealTimers();
    await limited.close();
  });
});
