import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

/** Long enough to show that the wait ends, and short enough for a test. */
const WAIT_MS = 150;

let api: TestApi;
let outside: pg.Client;
let ana: { id: string; token: string };
let tripId: string;
beforeAll(async () => {
  api = await startApi({ database: { poolSize: 4, waitMs: WAIT_MS, limits: { lockMs: 700, statementMs: 700 } } });
  outside = new pg.Client({ connectionString: api.database.url });
  await outside.connect();
  ana = await api.person("Ana");
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  tripId = (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip.id;
});
afterAll(async () => {
  await outside.end();
  await api.close();
});

/** Holds the lock of a statement while the work runs. */
async function holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await outside.query("begin");
  await outside.query(lock);
  try {
    return await work();
  } finally {
    await outside.query("rollback");
  }
}

const rename = (token: string, title: string, id = tripId) =>
  api.send("PUT", `/api/trips/${id}`, { token, body: { title } });
const read = (token: string, id = tripId) => api.send("GET", `/api/trips/${id}`, { token });

describe("an overloaded database", () => {
  it("answers 503 with Retry-After when no connection is free, in the format of each surface", async () => {
    const held = await Promise.all([1, 2, 3, 4].map(() => api.database.pool.connect()));
    try {
      const rest = await read(ana.token);
      expect([rest.status, rest.headers.get("retry-after"), rest.body.error.code]).toEqual([503, "2", "busy"]);
      const input = encodeURIComponent(JSON.stringify({ trip_id: tripId }));
      const trpc = await api.send("GET", `/api/trpc/get_trip?input=${input}`, { token: ana.token });
      expect(trpc.status).toBe(503);
      const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_trip", arguments: {} } };
      const tool = await api.send("POST", "/api/mcp/tools", { token: ana.token, body: call });
      expect(tool.status).not.toBe(500);
    } finally {
      for (const it of held) it.release();
    }
    expect((await read(ana.token)).status).toBe(200);
    expect(api.faults).toEqual([]);
  });

  it("lets edits of one trip wait without connections, so that other requests continue", async () => {
    const ben = await api.person("Ben");
    const body = { destination: "Porto", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
    const other = (await api.send("POST", "/api/trips", { token: ben.token, body })).body.trip.id;
    const edits = await holding(`select from trips where id = '${tripId}' for update`, async () => {
      const waiting = Array.from({ length: 20 }, (_, index) => rename(ana.token, `Title ${index}`));
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (let times = 0; times < 5; times++) {
        expect((await read(ben.token, other)).status).toBe(200);
        expect((await rename(ben.token, `Porto ${times}`, other)).status).toBe(200);
      }
      return waiting;
    });
    expect((await Promise.all(edits)).map((it) => it.status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it("gives up waiting for a row that somebody else has locked, and says so", async () => {
    const answer = await holding(`select from trips where id = '${tripId}' for update`, () =>
      rename(ana.token, "Late"),
    );
    expect([answer.status, answer.body.error.code]).toEqual([503, "busy"]);
    expect((await rename(ana.token, "In time")).status).toBe(200);
  });

  it("ends a statement that takes too long, asks the caller to retry, and reports it", async () => {
    const slow = api.database.pool.query("select pg_sleep(5)");
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    const { rows } = await api.database.pool.query("show idle_in_transaction_session_timeout");
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "30s" }]);
  });
});
