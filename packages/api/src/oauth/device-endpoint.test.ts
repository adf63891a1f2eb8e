import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Sent, startApi, type TestApi } from "../../test/api-server.ts";
import { askForKey, DEVICE_PATH, lookUp, poll } from "../../test/device-flow.ts";

let now = new Date("2027-03-01T10:00:00Z");
let address = "";
let api: TestApi;
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

beforeAll(async () => {
  api = await startApi({ clock: () => now, addressOf: () => address });
});
afterAll(() => api.close());
// Each test has its own address, and every code of the test before has expired.
afterEach(() => {
  address = `198.51.100.7-${crypto.randomUUID()}`;
  minutes(11);
  expect(api.faults).toEqual([]);
});

const request = (sent: Sent) => api.send("POST", DEVICE_PATH, sent);
const whole = { agent_name: "Scout", requested_scopes: ["trips:read"] };
/** A new token, since the clock moves on and tokens expire. */
const shown = async (userCode: string) => (await lookUp(api, (await api.person("Rui")).token, userCode)).data.request;

describe("POST /api/agent-auth/device", () => {
  it("returns the codes with the names of the interface", async () => {
    const { status, headers, body } = await request({ body: whole });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      device_code: expect.stringMatching(/^[0-9a-f]{64}$/),
      user_code: expect.stringMatching(/^CVN-[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{4}$/),
      verification_uri: `${api.url}/connect`,
      verification_url: `${api.url}/connect`,
      verification_uri_complete: `${api.url}/connect?code=${body.user_code}`,
      expires_in: 600,
      interval: 5,
    });
  });

  it("accepts a form or JSON, with the parameter names of either", async () => {
    const form = await request({ form: { client_id: "scout-cli", scope: "trips:write  trips:read trips:read" } });
    expect(await shown(form.body.user_code)).toMatchObject({
      agent_name: "scout-cli",
      requested_scopes: ["trips:read", "trips:write"],
    });
    const mixed = await request({ form: { agent_name: "Scout", requested_scopes: "bookings:read" } });
    expect(await shown(mixed.body.user_code)).toMatchObject({
      agent_name: "Scout",
      requested_scopes: ["bookings:read"],
    });
    const json = await request({ body: { client_name: "Scout 2", client_id: "x", scope: "trips:read" } });
    expect(await shown(json.body.user_code)).toMatchObject({ agent_name: "Scout 2", requested_scopes: ["trips:read"] });
  });

  it("requests read scopes by default in a form", async () => {
    const { body } = await request({ form: { client_id: "scout-cli" } });
    const readOnly = ["trips:read", "bookings:read", "preferences:read", "group_trips:read"];
    expect((await shown(body.user_code)).requested_scopes).toEqual(readOnly);
  });

  const long = "x".repeat(121);
  it.each<[string, Sent, string, RegExp]>([
    ["JSON without a name", { body: { requested_scopes: ["trips:read"] } }, "invalid_request", /agent_name/],
    ["JSON without scopes", { body: { agent_name: "Scout" } }, "invalid_request", /requested_scopes/],
    ["no scopes at all", { body: { ...whole, requested_scopes: [] } }, "invalid_request", /requested_scopes/],
    ["scopes that are no text", { body: { ...whole, requested_scopes: [7] } }, "invalid_request", /requested_scopes/],
    ["a form without a name", { form: { scope: "trips:read" } }, "invalid_request", /agent_name/],
    ["an empty name", { body: { ...whole, agent_name: " \u202e\u200b " } }, "invalid_request", /agent_name/],
    ["a long name", { body: { ...whole, agent_name: long } }, "invalid_request", /agent_name/],
    ["a name that is no text", { body: { ...whole, agent_name: { a: 1 } } }, "invalid_request", /agent_name/],
    ["an unknown scope", { body: { ...whole, requested_scopes: ["trips:fly"] } }, "invalid_scope", /trips:fly/],
    ["an unknown scope in a form", { form: { client_id: "x", scope: "trips:fly" } }, "invalid_scope", /trips:fly/],
    ["an empty body", {}, "invalid_request", /agent_name/],
  ])("refuses %s", async (_, sent, error, description) => {
    const answer = await request(sent);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error, error_description: expect.stringMatching(description) });
    expect(answer.headers.get("www-authenticate")).toBeNull();
  });

  it("names a wrong scope in permitted characters", async () => {
    const { body } = await request({ body: { ...whole, requested_scopes: ['sky"\\\nö'] } });
    expect(body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  it("refuses unreadable bodies in the same shape", async () => {
    const raw = (body: string, type: string) =>
      fetch(`${api.url}${DEVICE_PATH}`, { method: "POST", headers: { "content-type": type }, body });
    const answers = [
      await raw("{", "application/json"),
      await raw("[]", "application/json"),
      await raw("client_id=a&client_id=b", "application/x-www-form-urlencoded"),
      await raw("<a/>", "text/xml"),
      await raw(JSON.stringify({ ...whole, more: "x".repeat(1_100_000) }), "application/json"),
    ];
    expect(answers.map((it) => it.status)).toEqual([400, 400, 400, 415, 413]);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({ error: "invalid_request", error_description: expect.any(String) });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("removes invisible and bidirectional characters from the name, and shows the requester's address", async () => {
    address = "::ffff:203.0.113.9";
    const { body } = await request({
      body: { ...whole, agent_name: " Cara\u202evan\u200b\n\u0007 Help " },
      headers: { "user-agent": `scout/1.0 ${"x".repeat(400)}` },
    });
    const seen = await shown(body.user_code);
    expect(seen.agent_name).toBe("Caravan Help");
    expect(seen.requested_from.address).toBe("203.0.113.9");
    expect(seen.requested_from.user_agent).toMatch(/^scout\/1\.0 x+…$/);
    expect(seen.requested_from.user_agent.length).toBeLessThanOrEqual(200);
  });

  it("ignores a user id that the device sends", async () => {
    const { body } = await request({ form: { client_id: "https://trusted.example/client.json", scope: "trips:read" } });
    expect(await shown(body.user_code)).toMatchObject({ kind: "device", client_host: null, redirect_host: null });
  });

  it("stores both codes only as keyed hashes", async () => {
    const { device_code, user_code } = await askForKey(api);
    const { rows } = await api.database.pool.query("select r::text as row from access_requests r");
    const text = rows.map((it) => it.row).join("\n");
    const plain = (code: string) => createHash("sha256").update(code).digest("hex");
    const bare = user_code.slice(4);
    expect(text).toContain("Scout");
    for (const code of [device_code, user_code, plain(user_code), plain(bare)]) expect(text).not.toContain(code);
    expect(text).not.toMatch(new RegExp(`\\b${bare}\\b`));
  });
});

describe("the limit of pending device requests", () => {
  it("allows two hundred from one address, also simultaneous ones, and tells when to try again", async () => {
    address = "203.0.113.50";
    const before = await Promise.all(Array.from({ length: 210 }, () => request({ body: whole })));
    const passed = before.filter((it) => it.status === 200);
    expect(passed).toHaveLength(200);
    const refused = before.find((it) => it.status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { error: "slow_down" } });
    expect(refused?.headers.get("retry-after")).toBe("600");

    const elsewhere = address;
    address = "203.0.113.51";
    expect((await request({ body: whole })).status).toBe(200);
    address = elsewhere;
    await api.database.pool.query(
      "update access_requests set user_code_hash = null, status = 'denied' where id = any($1)",
      [(await api.database.prisma.accessRequest.findMany({ where: { address }, take: 1 })).map((it) => it.id)],
    );
    expect((await request({ body: whole })).status).toBe(200);
    minutes(10);
    expect((await request({ body: whole })).status).toBe(200);
  });

  it("leaves most user codes unused, whoever asks", async () => {
    const later = new Date(now.getTime() + 30_000);
    await api.database.pool.query(
      `insert into access_requests (id, kind, agent_name, address, created_at, expires_at, user_code_hash)
       select gen_random_uuid(), 'device', 'Flood', 'flood-' || n, $1, $2, 'flood-' || n from generate_series(1, 20000) n`,
      [now, later],
    );
    const full = await request({ body: whole });
    expect(full).toMatchObject({ status: 503, body: { error: "temporarily_unavailable" } });
    expect(Number(full.headers.get("retry-after"))).toBe(30);
    minutes(1);
    expect((await request({ body: whole })).status).toBe(200);
    await api.database.pool.query("delete from access_requests where agent_name = 'Flood'");
  });

  it("returns slow_down to an address that asks too often", async () => {
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const limited = await startApi({ limits: true }, api);
    for (const start of [minute, minute + 60_000]) {
      await api.database.pool.query("insert into rate_counters (key, window_start, used) values ($1, $2, 19)", [
        "device-request:127.0.0.1",
        new Date(start),
      ]);
    }
    expect((await limited.send("POST", DEVICE_PATH, { body: whole })).status).toBe(200);
    const second = await limited.send("POST", DEVICE_PATH, { body: whole });
    const third = second.status === 200 ? await limited.send("POST", DEVICE_PATH, { body: whole }) : second;
    expect(third).toMatchObject({ status: 429, body: { error: "slow_down", error_description: expect.any(String) } });
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    await limited.close();
  });
});

it("returns an error id for an internal error", async () => {
  const broken = await startApi(
    {
      ports: {
        codeHash: () => {
          throw new Error("the secret is 12345");
        },
      },
    },
    api,
  );
  const { status, body } = await broken.send("POST", DEVICE_PATH, { body: whole });
  expect(status).toBe(500);
  expect(body).toEqual({ error: "server_error", error_description: expect.stringMatching(/quote [0-9a-f]{12}/) });
  expect(JSON.stringify(body)).not.toContain("12345");
  expect(broken.faults).toHaveLength(1);
  await broken.close();
});

it("returns 405 for other methods in the envelope", async () => {
  const answer = await api.send("GET", DEVICE_PATH);
  expect(answer).toMatchObject({ status: 405, body: { success: false, error: { code: "method_not_allowed" } } });
});

it("reuses the user code of an expired request, which still gets expired_token", async () => {
  const { device_code, user_code } = await askForKey(api);
  minutes(11);
  // A process whose random source always draws that code.
  const hash = api.ports.codeHash(user_code.slice(4));
  const narrow = await startApi({ clock: () => now, ports: { codeHash: () => hash } }, api);
  expect((await narrow.send("POST", DEVICE_PATH, { body: whole })).status).toBe(200);
  expect((await poll(api, device_code)).body.error).toBe("expired_token");
  // The pending request keeps its code.
  expect((await narrow.send("POST", DEVICE_PATH, { body: whole })).status).toBe(500);
  await narrow.close();
});
