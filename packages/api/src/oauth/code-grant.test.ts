import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Answer, startApi, type TestApi } from "../../test/api-server.ts";
import { CALLBACK, exchange, pkce, REVOKE_PATH, registered, withCode } from "../../test/authorization-code-flow.ts";
import { TOKEN_PATH } from "../../test/device-flow.ts";

let now = new Date("2027-03-01T10:00:00Z");
const seconds = (count: number) => {
  now = new Date(now.getTime() + count * 1000);
};
let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
const announced: string[] = [];

beforeAll(async () => {
  const ports = { announcer: { announce: (room: string) => void announced.push(room) } };
  api = await startApi({ clock: () => now, ports });
  other = await startApi({ clock: () => now, ports }, api);
});
afterAll(async () => {
  await other.close();
  await api.close();
});
afterEach(() => expect([...api.faults, ...other.faults]).toEqual([]));

const works = async (token: string) => (await api.send("GET", "/api/trips", { token })).status;

function refuses(answer: Answer, error: string): void {
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error, error_description: expect.any(String) });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("www-authenticate")).toBeNull();
}

describe("the whole authorization code flow", () => {
  it("registers, authorizes, decides, exchanges, uses and revokes", async () => {
    const { back, form, person, requestId } = await withCode(api, {}, { trip_ids: [], expires_in_days: 1 });
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({ code: form.code, state: "s 1&2", iss: api.url });

    const { status, headers, body } = await exchange(api, form);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      access_token: expect.stringMatching(/^cvn_[\w-]{43}$/),
      token_type: "bearer",
      ...{ scope: "trips:read", asks_first: false },
      expires_in: 86_400,
    });
    expect(await works(body.access_token)).toBe(200);
    const writes = await api.send("POST", "/api/trips", { token: body.access_token, body: { destination: "Lisbon" } });
    expect(writes.status).toBe(403);
    const keys = await api.send("GET", "/api/users/me/api-keys", { token: person.token });
    expect(keys.body.keys).toEqual([expect.objectContaining({ agent_name: "Helper", scopes: ["trips:read"] })]);

    const gone = await api.send("POST", REVOKE_PATH, { form: { token: body.access_token } });
    expect([gone.status, gone.body]).toEqual([200, ""]);
    expect(await works(body.access_token)).toBe(401);
    expect(announced).toContain(`credential:${keys.body.keys[0].id}`);

    const row = JSON.stringify(await api.database.prisma.accessRequest.findUnique({ where: { id: requestId ?? "" } }));
    for (const secret of [form.code, form.code_verifier, body.access_token]) expect(row).not.toContain(secret);
  });

  it("accepts JSON as well", async () => {
    const { form } = await withCode(api);
    expect((await api.send("POST", TOKEN_PATH, { body: form })).status).toBe(200);
  });

  it("accepts the requested resource, with or without a trailing slash", async () => {
    const resource = `${api.url}/api/mcp`;
    const { form } = await withCode(api, { resource });
    expect((await exchange(api, { ...form, resource: `${resource}/` })).status).toBe(200);
  });

  it("returns access_denied to the client after a denial", async () => {
    const { back } = await withCode(api, {}, { decision: "deny" });
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: "s 1&2", iss: api.url });
  });
});

describe("an authorization code is invalid after", () => {
  it.each<[string, (form: Record<string, string>) => Promise<Record<string, string>>]>([
    ["a wrong verifier", async () => ({ code_verifier: pkce().verifier })],
    ["a verifier that is too short", async () => ({ code_verifier: "short" })],
    ["the challenge as verifier", async () => ({ code_verifier: pkce().challenge })],
    ["another client", async () => ({ client_id: await registered(api) })],
    ["another redirect URI", async () => ({ redirect_uri: `${CALLBACK}/` })],
    ["another resource", async () => ({ resource: `${api.url}/api/mcp/tools` })],
    ["a resource of somebody else", async () => ({ resource: "https://other.example" })],
  ])("%s", async (_, wrong) => {
    const { form } = await withCode(api, { resource: `${api.url}/api/mcp` });
    refuses(await exchange(api, { ...form, ...(await wrong(form)) }), "invalid_grant");
    refuses(await exchange(api, form), "invalid_grant");
  });

  it("another resource was sent, when none was requested", async () => {
    const { form } = await withCode(api);
    refuses(await exchange(api, { ...form, resource: "https://other.example" }), "invalid_grant");
  });

  it("one minute", async () => {
    const { form } = await withCode(api);
    seconds(59);
    const { form: late } = await withCode(api);
    expect((await exchange(api, form)).status).toBe(200);
    seconds(61);
    refuses(await exchange(api, late), "invalid_grant");
  });

  it("its first use; a second use revokes the key", async () => {
    const { form } = await withCode(api);
    const { body } = await exchange(api, form);
    expect(await works(body.access_token)).toBe(200);
    refuses(await exchange(other, form), "invalid_grant");
    expect(await works(body.access_token)).toBe(401);
    refuses(await exchange(api, form), "invalid_grant");
  });

  it("twenty simultaneous uses over two processes: one key was made, and it is revoked", async () => {
    const { form, person } = await withCode(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => exchange(index % 2 ? api : other, form)),
    );
    const keys = await api.database.prisma.apiKey.findMany({ where: { userId: person.id } });
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(keys.map((it) => it.revokedAt !== null)).toEqual([true]);
  });
});

describe("an incomplete request does not use up the code", () => {
  it.each(["code", "client_id", "redirect_uri", "code_verifier"])("%s", async (name) => {
    const { form } = await withCode(api);
    refuses(await exchange(api, { ...form, [name]: undefined }), "invalid_request");
    expect((await exchange(api, form)).status).toBe(200);
  });

  it("and an unknown code is refused as unknown", async () => {
    const { form } = await withCode(api);
    refuses(await exchange(api, { ...form, code: pkce().verifier }), "invalid_grant");
    expect((await exchange(api, form)).status).toBe(200);
  });
});

describe("POST /api/agent-auth/revoke", () => {
  it("returns the same for a valid, revoked or unknown key", async () => {
    const { token } = await api.person("Ana");
    const key = await api.key(token, { scopes: ["trips:read"] });
    const answers = [];
    for (const sent of [key.secret, key.secret, `cvn_${"A".repeat(43)}`, token, "nonsense"])
      answers.push(await api.send("POST", REVOKE_PATH, { body: { token: sent } }));
    expect(answers.map((it) => [it.status, it.body])).toEqual(answers.map(() => [200, ""]));
    expect(await works(key.secret)).toBe(401);
    expect(await works(token)).toBe(200);
    expect(announced.filter((it) => it === `credential:${key.id}`)).toHaveLength(1);
  });

  it("needs a token", async () => {
    for (const more of [{ body: {} }, { form: { token_type_hint: "access_token" } }, { body: { token: 1 } }])
      refuses(await api.send("POST", REVOKE_PATH, more), "invalid_request");
  });
});
