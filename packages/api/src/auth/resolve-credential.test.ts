import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let here: TestApi;
/** Another process on the same database. */
let there: TestApi;
let ana: { id: string; token: string };
let tripId: string;

beforeAll(async () => {
  here = await startApi();
  there = await startApi({}, here);
  ana = await here.person("Ana");
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  tripId = (await here.send("POST", "/api/trips", { token: ana.token, body })).body.trip.id;
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const reads: readonly [what: string, read: (on: TestApi, token: string) => ReturnType<TestApi["send"]>][] = [
  ["a read by REST", (on, token) => on.send("GET", `/api/trips/${tripId}`, { token })],
  ["the list of trips", (on, token) => on.send("GET", "/api/trips", { token })],
  [
    "a read by task",
    (on, token) =>
      on.send("POST", "/api/agent/task", { token, body: { capability: "get_trip", arguments: { trip_id: tripId } } }),
  ],
  [
    "a read by tool",
    (on, token) =>
      on.send("POST", "/api/mcp/tools", { token, body: { name: "get_trip", arguments: { trip_id: tripId } } }),
  ],
  ["the listing of tools", (on, token) => on.send("GET", "/api/mcp/tools", { token })],
  ["the manifest", (on, token) => on.send("GET", "/api/agent-manifest", { token })],
];

let key: { id: string; secret: string };
beforeEach(async () => {
  key = await here.key(ana.token, { scopes: ["trips:read", "trips:write"] });
});
const revoke = () => here.send("DELETE", `/api/users/me/api-keys/${key.id}`, { token: ana.token });

describe("a cached key", () => {
  for (const [what, read] of reads) {
    it(`gets 401 at the next call after it was revoked, in every process: ${what}`, async () => {
      for (const on of [here, there]) expect((await read(on, key.secret)).status).toBe(200);
      await revoke();
      for (const on of [there, here, there]) {
        const refused = await read(on, key.secret);
        expect(refused.status).toBe(401);
        expect(refused.body.error.code).toBe("unauthenticated");
      }
    });
  }

  it("gets 401 after it was revoked, and not 404 or 400", async () => {
    await here.send("GET", "/api/trips", { token: key.secret });
    await revoke();
    const gone = `/api/trips/${crypto.randomUUID()}`;
    expect((await here.send("GET", gone, { token: key.secret })).status).toBe(401);
  });

  it("gets 401 after it was revoked, whatever else is wrong with the call", async () => {
    const send = (init: RequestInit, path: string) =>
      fetch(`${here.url}${path}`, { ...init, headers: { authorization: `Bearer ${key.secret}`, ...init.headers } });
    await here.send("GET", "/api/trips", { token: key.secret });
    await revoke();
    const json = { "content-type": "application/json" };
    const calls: readonly [string, RequestInit][] = [
      ["/api/agent/task", { method: "POST", headers: json, body: "{not json" }],
      ["/api/mcp/tools", { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" }],
      ["/api/agent/task", { method: "DELETE" }],
      ["/api/nothing/here", { method: "GET" }],
      ["/api/agent/task", { method: "POST", headers: { ...json, "idempotency-key": "x".repeat(300) }, body: "{}" }],
    ];
    // The cache is dropped with the first refusal, so each call goes first to a process of its own.
    for (const [path, init] of calls) expect((await send(init, path)).status, path).toBe(401);
  });

  it("changes nothing after it was revoked", async () => {
    await here.send("GET", "/api/trips", { token: key.secret });
    await revoke();
    const body = { title: "Tram ride" };
    expect((await here.send("POST", `/api/trips/${tripId}/activities`, { token: key.secret, body })).status).toBe(401);
  });

  it("uses the trips that it is limited to now", async () => {
    expect((await here.send("GET", `/api/trips/${tripId}`, { token: key.secret })).status).toBe(200);
    await here.database.prisma.apiKey.update({ where: { id: key.id }, data: { tripIds: [crypto.randomUUID()] } });
    expect((await here.send("GET", `/api/trips/${tripId}`, { token: key.secret })).status).toBe(404);
    await here.database.prisma.apiKey.update({ where: { id: key.id }, data: { scopes: ["preferences:read"] } });
    const lacking = await here.send("GET", `/api/trips/${tripId}`, { token: key.secret });
    expect([lacking.status, lacking.body.error.code]).toEqual([403, "insufficient_scope"]);
    expect(lacking.headers.get("www-authenticate")).toContain('error="insufficient_scope", scope="trips:read"');
  });
});

it("that is limited to some trips sees a trip that it creates, and no other", async () => {
  const limited = await here.key(ana.token, { scopes: ["trips:read", "trips:write"], trip_ids: [tripId] });
  const body = { destination: "Porto", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  const { trip } = (await here.send("POST", "/api/trips", { token: limited.secret, body })).body;
  const other = (await here.send("POST", "/api/trips", { token: ana.token, body })).body.trip;
  const listed = await there.send("GET", "/api/trips", { token: limited.secret });
  expect(listed.body.trips.map((it: { id: string }) => it.id).sort()).toEqual([tripId, trip.id].sort());
  expect((await there.send("GET", `/api/trips/${trip.id}`, { token: limited.secret })).status).toBe(200);
  expect((await there.send("GET", `/api/trips/${other.id}`, { token: limited.secret })).status).toBe(404);
});

describe("401", () => {
  it("points to the page about authentication", async () => {
    const none = await here.send("GET", "/api/trips");
    expect(none.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${here.url}/.well-known/oauth-protected-resource"`,
    );
    const bad = await here.send("GET", "/api/mcp/tools", { token: "cvn_unknown" });
    expect(bad.headers.get("www-authenticate")).toBe(
      `Bearer error="invalid_token", resource_metadata="${here.url}/.well-known/oauth-protected-resource/api/mcp/tools"`,
    );
  });
});
