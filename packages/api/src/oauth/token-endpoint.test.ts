import { collide } from "@caravan/db/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Answer, startApi, type TestApi } from "../../test/api-server.ts";
import { askForKey, decide, lookUp, mutate, poll, TOKEN_PATH } from "../../test/device-flow.ts";
import { DEVICE_GRANT } from "./token-endpoint.ts";

let now = new Date("2027-03-01T10:00:00Z");
let address = "";
let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let ana: { id: string; token: string };
const seconds = (count: number) => {
  now = new Date(now.getTime() + count * 1000);
};

beforeAll(async () => {
  const shared = { clock: () => now, addressOf: () => address };
  api = await startApi(shared);
  other = await startApi(shared, api);
});
afterAll(async () => {
  await other.close();
  await api.close();
});
afterEach(() => expect([...api.faults, ...other.faults]).toEqual([]));

async function begin(scopes: readonly string[] = ["trips:read"], more: Record<string, unknown> = {}) {
  address = crypto.randomUUID();
  ana = await api.person("Ana");
  return askForKey(api, scopes, more);
}
const approve = (userCode: string, more: Record<string, unknown> = {}) =>
  decide(api, ana.token, userCode, { decision: "approve", scopes: ["trips:read"], ...more });
const keysOf = async (userId: string) => api.database.prisma.apiKey.findMany({ where: { userId } });

type Encoding = (deviceCode: string, more?: Record<string, string>) => Promise<Answer>;
const encodings: [string, Encoding][] = [
  ["JSON", (device_code, more) => api.send("POST", TOKEN_PATH, { body: { device_code, ...more } })],
  [
    "a form",
    (device_code, more) => api.send("POST", TOKEN_PATH, { form: { grant_type: DEVICE_GRANT, device_code, ...more } }),
  ],
];

function refuses(answer: Answer, error: string): void {
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error, error_description: expect.stringMatching(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/) });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("www-authenticate")).toBeNull();
}

describe.each(encodings)("POST /api/agent-auth/token by %s", (_, send) => {
  it("is pending until the person decides, returns the key once, and then invalid_grant", async () => {
    const { device_code, user_code } = await begin(["trips:read", "trips:write"]);
    refuses(await send(device_code), "authorization_pending");
    await approve(user_code, { scopes: ["trips:write", "trips:read"] });
    // Less than five seconds after the last poll: the interval matters only while the request is pending.
    const { status, headers, body } = await send(device_code);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      access_token: expect.stringMatching(/^cvn_[\w-]{43}$/),
      token_type: "bearer",
      scope: "trips:read trips:write",
      asks_first: false,
    });
    refuses(await send(device_code), "invalid_grant");
    expect((await api.send("GET", "/api/trips", { token: body.access_token })).status).toBe(200);
  });

  it("returns access_denied, also after the expiry", async () => {
    const { device_code, user_code } = await begin();
    const { data } = await decide(api, ana.token, user_code, { decision: "deny" });
    expect(data).toEqual({ status: "denied", redirect_to: null });
    refuses(await send(device_code), "access_denied");
    seconds(601);
    refuses(await send(device_code), "access_denied");
    expect(await keysOf(ana.id)).toEqual([]);
  });

  it("returns expired_token after exactly ten minutes, approved or not", async () => {
    const waiting = await begin();
    const approved = await askForKey(api);
    await approve(approved.user_code);
    seconds(599.999);
    refuses(await send(waiting.device_code), "authorization_pending");
    seconds(0.001);
    refuses(await send(waiting.device_code), "expired_token");
    refuses(await send(approved.device_code), "expired_token");
    expect(await keysOf(ana.id)).toEqual([]);
  });

  it("returns invalid_grant for unknown codes of any form", async () => {
    for (const code of ["0".repeat(64), "nonsense", "ü".repeat(500)]) refuses(await send(code), "invalid_grant");
  });

  it("refuses another client than the one that asked, and accepts a missing client id", async () => {
    const { device_code, user_code } = await begin(["trips:read"], { client_id: "scout-cli" });
    refuses(await send(device_code, { client_id: "somebody-else" }), "invalid_grant");
    refuses(await send(device_code, { client_id: "scout-cli" }), "authorization_pending");
    await approve(user_code);
    refuses(await send(device_code, { client_id: "somebody-else" }), "invalid_grant");
    expect((await send(device_code)).status).toBe(200);
  });

  it("refuses other grant types", async () => {
    refuses(await send("0".repeat(64), { grant_type: "password" }), "unsupported_grant_type");
  });
});

it("refuses unreadable requests in the shape of OAuth", async () => {
  refuses(await api.send("POST", TOKEN_PATH, { body: {} }), "invalid_request");
  refuses(await api.send("POST", TOKEN_PATH), "invalid_request");
  refuses(await api.send("POST", TOKEN_PATH, { form: { grant_type: DEVICE_GRANT } }), "invalid_request");
  refuses(await api.send("POST", TOKEN_PATH, { body: { device_code: 7 } }), "invalid_request");
  refuses(await api.send("POST", TOKEN_PATH, { body: { device_code: "a\u0000b" } }), "invalid_request");
  refuses(await api.send("POST", TOKEN_PATH, { body: [1] }), "invalid_request");
  const typed = { headers: { "content-type": "text/plain" }, body: {} };
  expect(await api.send("POST", TOKEN_PATH, typed)).toMatchObject({ status: 415, body: { error: "invalid_request" } });
  const large = { body: { device_code: "x".repeat(1_100_000) } };
  expect(await api.send("POST", TOKEN_PATH, large)).toMatchObject({ status: 413, body: { error: "invalid_request" } });
});

describe("the polling interval", () => {
  it("grows by five seconds with each early poll, and counts from the last accepted poll", async () => {
    const { device_code } = await begin();
    const errorOf = async () => (await poll(api, device_code)).body.error;
    expect(await errorOf()).toBe("authorization_pending");
    seconds(4.999);
    expect(await errorOf()).toBe("slow_down");
    seconds(5);
    // The interval is ten seconds now, and 9.999 have passed.
    expect(await errorOf()).toBe("slow_down");
    seconds(5.001);
    expect(await errorOf()).toBe("authorization_pending");
    seconds(14.999);
    expect(await errorOf()).toBe("slow_down");
  });

  it("is returned with slow_down, and stops at a minute", async () => {
    const { device_code } = await begin();
    await poll(api, device_code);
    const descriptions: string[] = [];
    for (let n = 0; n < 15; n++) descriptions.push((await poll(api, device_code)).body.error_description);
    expect(descriptions[0]).toContain("10 seconds");
    expect(descriptions.at(-1)).toContain("60 seconds");
    seconds(60);
    expect((await poll(api, device_code)).body.error).toBe("authorization_pending");
  });

  it("accepts one of many simultaneous polls, over all processes", async () => {
    const { device_code } = await begin();
    const answers = await collide(api.database, { table: "access_requests", count: 19 }, () =>
      Promise.all(Array.from({ length: 20 }, (_, n) => poll(n % 2 ? api : other, device_code))),
    );
    const errors = answers.map((it) => it.body.error);
    expect(errors.filter((it) => it === "authorization_pending")).toHaveLength(1);
    expect(errors.filter((it) => it === "slow_down")).toHaveLength(19);
  });
});

describe("simultaneous requests to two processes", () => {
  it("give one key to twenty polls", async () => {
    const { device_code, user_code } = await begin();
    await approve(user_code);
    const answers = await collide(api.database, { table: "access_requests", count: 19 }, () =>
      Promise.all(Array.from({ length: 20 }, (_, n) => poll(n % 2 ? api : other, device_code))),
    );
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    for (const it of answers.filter((it) => it.status !== 200)) refuses(it, "invalid_grant");
    expect(await keysOf(ana.id)).toHaveLength(1);
  });

  it("accept one of two approvals, and the key has what that one granted", async () => {
    const { device_code, user_code } = await begin(["trips:read", "trips:write"]);
    const request_id = (await lookUp(api, ana.token, user_code)).data.request.id;
    const rui = await api.person("Rui");
    const approval = (at: TestApi, token: string, scope: string) =>
      mutate(at, token, "accessRequests.decide", { request_id, decision: "approve", scopes: [scope] });
    const [one, two] = await Promise.all([
      approval(api, ana.token, "trips:read"),
      approval(other, rui.token, "trips:write"),
    ]);
    const won = [one, two].filter((it) => it.data);
    expect(won).toHaveLength(1);
    const lost = one.data ? two : one;
    expect(lost).toMatchObject({ status: 409, error: { code: "request_decided" } });
    expect(lost.error?.message).not.toMatch(/Ana|Rui|You/);
    const { body } = await poll(other, device_code);
    expect(body.scope).toBe(one.data ? "trips:read" : "trips:write");
    expect([(await keysOf(ana.id)).length, (await keysOf(rui.id)).length]).toEqual(one.data ? [1, 0] : [0, 1]);
  });

  it("accept either the approval or the denial, and the poll agrees", async () => {
    for (let round = 0; round < 8; round++) {
      const { device_code, user_code } = await begin();
      const request_id = (await lookUp(api, ana.token, user_code)).data.request.id;
      const say = (at: TestApi, decision: string) =>
        mutate(at, ana.token, "accessRequests.decide", { request_id, decision, scopes: ["trips:read"] });
      const [yes, no] = await Promise.all([say(api, "approve"), say(other, "deny")]);
      expect([yes, no].filter((it) => it.data)).toHaveLength(1);
      const { body } = await poll(api, device_code);
      if (yes.data) expect(body.access_token).toMatch(/^cvn_/);
      else expect(body.error).toBe("access_denied");
      expect((yes.data ? no : yes).error?.message).toContain(yes.data ? "already approved" : "already denied");
      expect(await keysOf(ana.id)).toHaveLength(yes.data ? 1 : 0);
    }
  });
});

describe("the issued key", () => {
  it("has the granted scopes, trips, mode and expiry, counted from now", async () => {
    const { device_code, user_code } = await begin(["trips:read", "trips:write", "bookings:read"]);
    const trip = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const [kept, hidden] = [
      await api.send("POST", "/api/trips", { token: ana.token, body: trip }),
      await api.send("POST", "/api/trips", { token: ana.token, body: trip }),
    ].map((it) => it.body.trip.id as string);
    await approve(user_code, {
      scopes: ["trips:write", "trips:read"],
      mode: "propose",
      trip_ids: [kept?.toUpperCase(), kept],
      expires_in_days: 2,
    });
    seconds(100);
    const { body } = await poll(api, device_code);
    expect(body).toMatchObject({ scope: "trips:read trips:write", expires_in: 2 * 86_400 });
    const at = (id: string | undefined) => api.send("GET", `/api/trips/${id}`, { token: body.access_token });
    expect([(await at(kept)).status, (await at(hidden)).status]).toEqual([200, 404]);
    const [key] = (await api.send("GET", "/api/users/me/api-keys", { token: ana.token })).body.keys;
    expect(key).toMatchObject({
      agent_name: "Scout",
      mode: "propose",
      trip_ids: [kept],
      scopes: ["trips:read", "trips:write"],
      created_at: now.toISOString(),
      last_four: body.access_token.slice(-4),
    });
    seconds(2 * 86_400);
    expect((await at(kept)).status).toBe(401);
  });

  it("leaves no code and no secret in the database", async () => {
    const { device_code, user_code } = await begin();
    await approve(user_code);
    const { access_token } = (await poll(api, device_code)).body;
    const { rows } = await api.database.pool.query(
      "select r::text as row from access_requests r union all select k::text from api_keys k",
    );
    const text = rows.map((it) => it.row).join("\n");
    for (const secret of [device_code, user_code, access_token]) expect(text).not.toContain(secret);
  });
});

it("returns slow_down to an address that polls too often", async () => {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const limited = await startApi({ limits: true }, api);
  for (const start of [minute, minute + 60_000]) {
    await api.database.pool.query("insert into rate_counters (key, window_start, used) values ($1, $2, 600)", [
      "token:127.0.0.1",
      new Date(start),
    ]);
  }
  const answer = await poll(limited, "0".repeat(64));
  refuses(answer, "slow_down");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  await limited.close();
});

it("returns an error id for an internal error", async () => {
  const broken = await startApi({}, api);
  await broken.database.close();
  const { status, body } = await poll(broken, "0".repeat(64));
  expect(status).toBe(500);
  expect(body).toEqual({ error: "server_error", error_description: expect.stringMatching(/quote [0-9a-f]{12}/) });
  expect(broken.faults).toHaveLength(1);
  await broken.close().catch(() => undefined);
});
