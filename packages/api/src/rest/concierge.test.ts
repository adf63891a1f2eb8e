import type { JobData } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Sent, startApi, type TestApi } from "../../test/api-server.ts";
import { deleteExpiredRowsPeriodically } from "../background/periodic-tasks.ts";
import { jobRunner } from "../background/run-job.ts";

const now = new Date("2026-11-21T12:00:00Z");
let api: TestApi;
let ana: { id: string; token: string };
const looks: JobData["concierge.evaluate"][] = [];

beforeAll(async () => {
  const jobs = {
    add: async (_: unknown, name: string, data: object) => {
      if (name === "concierge.evaluate") looks.push(data as JobData["concierge.evaluate"]);
    },
  };
  api = await startApi({ clock: () => now, ports: { jobs } });
  ana = await api.person("Ana");
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});
afterEach(() => void vi.useRealTimers());

const call = (method: string, path: string, body?: unknown, more: Sent = {}) =>
  api.send(method, path, { token: ana.token, ...(body === undefined ? {} : { body }), ...more });
const sample = () => ({ latitude: 38.791357, longitude: -9.246813, accuracy_m: 8, captured_at: now.toISOString() });

/** A trip that is on, with lunch at one and a castle at three. */
async function dayOut(): Promise<string> {
  const dates = { start_date: "2026-11-21", end_date: "2026-11-22", skip_ai_generation: true };
  const { id } = (await call("POST", "/api/trips", { destination: "Lisbon", ...dates })).body.trip;
  for (const [title, start_time] of [
    ["Lunch", "13:00"],
    ["Castle", "15:00"],
  ])
    await call("POST", `/api/trips/${id}/activities`, { title, start_time, duration_minutes: 60 });
  return id;
}

/** A recommendation as the engine would have made it. */
async function recommended(tripId: string, userId = ana.id): Promise<string> {
  const id = crypto.randomUUID();
  const { itinerary, revision } = (await call("GET", `/api/trips/${tripId}`)).body.trip;
  const activityId = itinerary[0].activities[0].id;
  const patch = [{ op: "activity.set", activityId, before: { startTime: "13:00" }, after: { startTime: "13:30" } }];
  const option = (it: string) => ({
    ...{ id: it, kind: "shift", summary: `Option ${it}`, headline: `Option ${it}`, patch },
    consequences: { moves: [], misses: [], cost: null, breaks: [] },
  });
  const key = { tripId, userId };
  await api.database.prisma.concierge.upsert({ where: { tripId_userId: key }, create: key, update: {} });
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
  const about = { key: "late", situation: "late", reason: "You are late.", activityIds: [activityId] };
  const options = [option("one"), option("two")];
  await api.database.prisma.recommendation.create({
    data: { id, ...key, ...about, ...times, options, status: "open", tripRevision: revision },
  });
  return id;
}

describe("the concierge over REST", () => {
  it("returns the statuses of the interface", async () => {
    const tripId = await dayOut();
    const path = `/api/trips/${tripId}/concierge`;
    const statusOf = async (method: string, to: string, body?: unknown, more: Sent = {}) => {
      const answer = await call(method, `${path}${to}`, body, more);
      return [answer.status, answer.body?.error?.code];
    };
    const stranger = { token: (await api.person("Nobody")).token };
    expect(await statusOf("GET", "/state")).toEqual([200, undefined]);
    expect(await statusOf("GET", "/state?trip_revision=3&context_revision=0")).toEqual([200, undefined]);
    expect(await statusOf("GET", "/state?trip_revision=many")).toEqual([400, "validation_failed"]);
    expect(await statusOf("PATCH", "/settings", { max_detour_minutes: 10 })).toEqual([200, undefined]);
    expect(await statusOf("PATCH", "/settings", { monitoring: true })).toEqual([422, "transport_mode_unconfirmed"]);
    expect(await statusOf("POST", "/location", sample())).toEqual([200, undefined]);
    for (const wrong of [{}, { ...sample(), latitude: "38" }, { ...sample(), captured_at: "2026-11-21T11:00:00Z" }])
      expect(await statusOf("POST", "/location", wrong)).toEqual([422, "invalid_location"]);
    expect(await statusOf("POST", "/location")).toEqual([422, "invalid_location"]);
    const gone = await call("DELETE", `${path}/location`);
    expect([gone.status, gone.body]).toEqual([204, ""]);
    expect(await statusOf("DELETE", "/location")).toEqual([204, undefined]);
    expect(await statusOf("POST", "/events", { client_event_id: "1" })).toEqual([202, undefined]);
    expect(await statusOf("POST", "/events", { client_event_id: "1" })).toEqual([202, undefined]);
    expect(await statusOf("POST", "/events", {})).toEqual([400, "validation_failed"]);
    expect(await statusOf("POST", "/evaluate")).toEqual([202, undefined]);
    const throttled = await call("POST", `${path}/evaluate`);
    expect([throttled.status, throttled.body.error.code, throttled.headers.get("retry-after")]).toEqual([
      429,
      "rate_limited",
      "60",
    ]);
    for (const [method, to, body] of [
      ["GET", "/state"],
      ["PATCH", "/settings", {}],
      ["POST", "/location", {}],
      ["DELETE", "/location"],
      ["POST", "/events", { client_event_id: "1" }],
      ["POST", "/evaluate"],
      ["POST", `/recommendations/${crypto.randomUUID()}/respond`, { action: "dismiss", version: 1 }],
      ["POST", `/recommendations/${crypto.randomUUID()}/apply`],
      ["POST", `/recommendations/${crypto.randomUUID()}/undo`],
    ] as const)
      expect([to, ...(await statusOf(method, to, body, stranger))]).toEqual([to, 404, "not_found"]);
  });

  it("responds to, applies and undoes recommendations", async () => {
    const tripId = await dayOut();
    const rui = await api.person("Rui");
    const member = { tripId, userId: rui.id, role: "viewer", createdAt: now };
    await api.database.prisma.member.create({ data: member });
    const at = (id: string, what: string) => `/api/trips/${tripId}/concierge/recommendations/${id}/${what}`;
    const his = await recommended(tripId, rui.id);
    expect(await call("POST", at(his, "apply"), undefined, { token: rui.token })).toMatchObject({ status: 403 });
    const id = await recommended(tripId);
    const snoozed = await call("POST", at(id, "respond"), { action: "snooze", version: 1 });
    expect(snoozed).toMatchObject({
      status: 200,
      body: { success: true, recommendation: { status: "snoozed", version: 2 } },
    });
    expect(await call("POST", at(id, "respond"), { action: "dismiss", version: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: "recommendation_stale" } },
    });
    expect(await call("POST", at(id, "apply"), { option_id: "gone" })).toMatchObject({ status: 409 });
    const tap = { headers: { "idempotency-key": "tap" } };
    const applied = await call("POST", at(id, "apply"), {}, tap);
    expect(applied).toMatchObject({
      status: 200,
      body: { recommendation: { status: "applied" }, trip: { id: tripId } },
    });
    expect(await call("POST", at(id, "apply"), {})).toMatchObject({
      status: 410,
      body: { error: { code: "recommendation_closed" } },
    });
    const undone = await call("POST", at(id, "undo"));
    expect(undone).toMatchObject({ status: 200, body: { recommendation: { status: "undone" } } });
    expect(await call("POST", at(id, "undo"))).toMatchObject({ status: 409, body: { error: { code: "not_applied" } } });
    const again = await call("POST", at(id, "apply"), { option_id: "two" }, tap);
    expect([again.status, again.body]).toEqual([200, applied.body]);
  });

  it("returns the same answer for the same key after days and clean-ups", async () => {
    const tripId = await dayOut();
    const id = await recommended(tripId);
    const path = `/api/trips/${tripId}/concierge/recommendations/${id}/apply`;
    const tap = { headers: { "idempotency-key": `days-${id}` } };
    const first = await call("POST", path, {}, tap);
    const { pool } = api.database;
    await pool.query("update idempotent_calls set created_at = now() - interval '3 days'");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const sweeper = deleteExpiredRowsPeriodically(api.ports, (error) => api.faults.push(error));
    vi.advanceTimersByTime(10 * 60_000);
    const left = async () => {
      const { rows } = await pool.query("select count(*)::int as count from idempotent_calls where not for_ever");
      return rows;
    };
    await expect.poll(left).toEqual([{ count: 0 }]);
    sweeper.stop();
    // Another credential of the same person is another caller: it gets the present state.
    const { secret: token } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"] });
    const aged = await call("POST", path, { option_id: "two" }, { ...tap, token });
    expect([aged.status, aged.body.error.code]).toEqual([410, "recommendation_closed"]);
    const again = await call("POST", path, { option_id: "two", version: 4 }, tap);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("queues an evaluation and shows its result", async () => {
    const tripId = await dayOut();
    const path = `/api/trips/${tripId}/concierge`;
    looks.length = 0;
    await call("POST", `${path}/events`, { client_event_id: "late", kind: "running_late", minutes: 90 });
    expect(looks).toEqual([{ tripId, userId: ana.id, asked: false, wish: null }]);
    const { context_revision } = (await call("GET", `${path}/state`)).body;
    const look = jobRunner(api.ports, () => now);
    for (const it of looks.splice(0)) await look("concierge.evaluate", it, new AbortController().signal);
    const { state, ...seen } = (await call("GET", `${path}/state`)).body;
    expect(state.evaluation.evaluated_at).toBe(now.toISOString());
    // The revision grows only when something was found.
    expect(seen.context_revision > context_revision).toBe(state.recommendations.length + state.alerts.length > 0);
    const [waits] = state.recommendations;
    if (!waits) return;
    const applied = await call("POST", `${path}/recommendations/${waits.id}/apply`, { version: waits.version });
    expect(applied.status).toBe(200);
    expect((await call("POST", `${path}/recommendations/${waits.id}/undo`)).status).toBe(200);
  });

  it("puts no location into an error", async () => {
    const tripId = await dayOut();
    const answers = await Promise.all(
      [{ latitude: 1000.791357 }, { longitude: "-9.246813" }, { captured_at: "x" }].map((wrong) =>
        call("POST", `/api/trips/${tripId}/concierge/location`, { ...sample(), ...wrong }),
      ),
    );
    expect(answers.map((it) => it.status)).toEqual([422, 422, 422]);
    expect(JSON.stringify(answers).match(/791357|246813/g)).toBeNull();
    const rows = await sqlOf(api.database).unchecked("t", "select lat from concierges where trip_id = $1", [tripId]);
    expect(rows).toEqual([]);
  });
});
