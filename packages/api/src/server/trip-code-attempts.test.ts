import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let limited: TestApi;
/** Each test has its own network. */
let address = "203.0.113.1";
let now = new Date("2026-11-21T12:00:00Z");
let code: string;

beforeAll(async () => {
  limited = await startApi({ limits: true, addressOf: () => address, clock: () => now });
  const cleo = await limited.person("Cleo");
  const made = await limited.send("POST", "/api/group-trips", { token: cleo.token, body: { title: "May" } });
  expect(made.status).toBe(201);
  code = made.body.trip_code;
});
afterAll(async () => {
  expect(limited.faults).toEqual([]);
  await limited.close();
});

const preview = (which: string, token?: string) => limited.send("GET", `/api/group-trips/${which}/preview`, { token });
const previewByTrpc = (which: string) =>
  limited.send("GET", `/api/trpc/groups.preview?input=${encodeURIComponent(JSON.stringify({ trip_code: which }))}`);

/** The limit of a minute does not matter over ten minutes. */
async function aMinuteLater() {
  await limited.database.pool.query("delete from rate_counters where key like 'address:%'");
  limited = await startApi({ limits: true, addressOf: () => address, clock: () => now }, limited);
}

describe("trip codes", () => {
  it("return a preview without sign-in, in any spelling", async () => {
    address = "203.0.113.10";
    const typed = encodeURIComponent(` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`);
    const answer = await preview(typed);
    expect(answer.status).toBe(200);
    expect(answer.body.preview).toMatchObject({ trip_code: code, title: "May", invited_by: "Cleo", member_count: 1 });
    expect(await previewByTrpc("NOSUCHAA")).toMatchObject({ status: 404 });
  });

  it("can be looked up sixty times in ten minutes by a network without credentials, on any path", async () => {
    address = "203.0.113.11";
    for (let tried = 0; tried < 60; tried++) {
      if (tried === 30) await aMinuteLater();
      const answer = await (tried % 2 === 0 ? preview("NOSUCHAA") : previewByTrpc("NOSUCHAA"));
      expect(answer.status, `${tried}`).toBe(404);
    }
    await aMinuteLater();
    const refused = await preview(code);
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe("rate_limited");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await previewByTrpc(code)).status).toBe(429);
    expect((await limited.send("HEAD", `/api/group-trips/${code}/preview`)).status).toBe(429);
    // Other calls still work, and so do signed-in callers at the same address.
    expect((await limited.send("GET", "/api/agent/capabilities")).status).toBe(200);
    const rui = await limited.person("Rui");
    expect((await preview(code, rui.token)).status).toBe(200);
    expect((await limited.send("POST", `/api/group-trips/${code}/join`, { token: rui.token })).status).toBe(200);
    address = "203.0.113.12";
    expect((await preview(code)).status).toBe(200);
  });

  it("are counted one by one in a batch", async () => {
    address = "203.0.113.13";
    const batch = async (count: number) => {
      const names = Array.from({ length: count }, () => "groups.preview").join(",");
      const input = Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { trip_code: "NOSUCHAA" }]));
      return limited.send("GET", `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`);
    };
    for (let times = 0; times < 4; times++) {
      expect((await batch(15)).status).toBe(404);
      await aMinuteLater();
    }
    expect((await preview(code)).status).toBe(429);
  });

  it("can be guessed twenty times in ten minutes by an account, from any address, with any verb", async () => {
    const mallory = await limited.person("Mallory");
    const key = await limited.key(mallory.token, { scopes: ["group_trips:read", "group_trips:write"] });
    const ways = [
      () => limited.send("POST", "/api/group-trips/NOSUCHAA/join", { token: mallory.token }),
      () => preview("NOSUCHAA", mallory.token),
      () => limited.send("DELETE", "/api/group-trips/NOSUCHAA", { token: key.secret }),
      () =>
        limited.send("POST", "/api/agent/task", {
          token: key.secret,
          body: { capability: "join_group_trip", arguments: { trip_code: "NOSUCHAA" } },
        }),
    ];
    for (let tried = 0; tried < 20; tried++) {
      address = `203.0.113.${100 + tried}`;
      const answer = await (ways[tried % ways.length] as (typeof ways)[0])();
      expect([answer.status, answer.body.error.code], `${tried}`).toEqual([404, "not_found"]);
    }
    for (const way of ways) expect((await way()).status).toBe(429);
    expect((await limited.send("POST", `/api/group-trips/${code}/join`, { token: mallory.token })).status).toBe(429);
    now = new Date(now.getTime() + 600_000);
    expect((await limited.send("POST", `/api/group-trips/${code}/join`, { token: mallory.token })).status).toBe(200);
  });
});
