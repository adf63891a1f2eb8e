import { createDatabase } from "@caravan/db/client";
import { collide } from "@caravan/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, later, withFakeConcierge } from "../../test/fake-concierge.ts";
import type { Person } from "../kernel/actor.ts";
import { reportStatusEvent } from "./report-status-event.ts";
import { requestEvaluation } from "./request-evaluation.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;
const { tripId, castle } = await createDayTrip(ports, ana);
/** Another process on the same database. */
const elsewhere = createDatabase(database.url);
afterAll(() => elsewhere.close());
beforeEach(() => void outside.jobs.splice(0));

const newcomer = () => addTripMember(database, tripId, "viewer");
const late = { client_event_id: "e-1", kind: "running_late", minutes: 20 } as const;
const report = (person: Person, sent: object = late, at = now) =>
  run(reportStatusEvent, ports, person, { trip_id: tripId, ...late, ...sent }, { now: at });
const evaluation = ({ userId }: Person, asked: boolean, wish: string | null = null) => ({
  name: "concierge.evaluate",
  data: { tripId, userId, asked, wish },
  options: { key: `${tripId}:${userId}:${asked}:${wish}` },
});

describe("report_status_event", () => {
  it("stores the event for its traveller and queues an evaluation", async () => {
    const rui = await newcomer();
    const answer = await report(rui, { activity_id: castle });
    expect(answer).toMatchObject({ accepted: true, duplicate: false, context_revision: 1 });
    const wire = { ...late, activity_id: castle, occurred_at: now.toISOString() };
    expect(answer.event).toMatchObject(wire);
    expect(outside.jobs).toEqual([evaluation(rui, false)]);
    expect((await concierge.state(tripId, rui)).events).toEqual([answer.event]);
    expect((await concierge.state(tripId, ana)).events).toEqual([]);
  });

  it("stores an event with the same client_event_id once, and queues nothing the second time", async () => {
    const rui = await newcomer();
    const first = await report(rui);
    const again = await report(
      rui,
      { kind: "unwell", minutes: undefined, occurred_at: "2020-01-01T00:00:00Z" },
      later(9),
    );
    const { warnings, ...kept } = first;
    expect(again).toEqual({ ...kept, duplicate: true });
    // Two things could be meant, so the answer says which one it took.
    expect(warnings).toMatchObject([{ code: "activity_assumed", path: "activity_id" }]);
    expect(warnings?.[0]?.message).toMatch(/^This was taken to be about "Castle" at 14:00 .* about "Tram" at 16:00 /);
    expect(outside.jobs).toHaveLength(1);
    expect((await report(await newcomer())).duplicate).toBe(false);
  });

  it("stores one of many simultaneous calls, over several processes", async () => {
    const rui = await newcomer();
    const answers = await collide(database, { table: "status_events", count: 2 }, () =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const on = index % 2 ? ports : { ...ports, database: elsewhere };
          return run(reportStatusEvent, on, rui, { trip_id: tripId, ...late, minutes: index + 1 });
        }),
      ),
    );
    expect(answers.filter((it) => !it.duplicate)).toHaveLength(1);
    expect(new Set(answers.map((it) => JSON.stringify(it.event))).size).toBe(1);
    expect(new Set(answers.map((it) => it.context_revision))).toEqual(new Set([1]));
    expect(outside.jobs).toHaveLength(1);
  });

  it.each([
    ["in the future", new Date(now.getTime() + 60_001)],
    ["more than a week ago", new Date(now.getTime() - 7 * 86_400_000 - 1)],
  ])("refuses an event that happened %s with 400", async (_, at) => {
    const sent = { occurred_at: at.toISOString() };
    await expect(report(await newcomer(), sent)).rejects.toMatchObject({
      kind: "invalid",
      details: [{ path: "occurred_at" }],
    });
    expect(outside.jobs).toEqual([]);
  });

  it("stores an event of last week but does not show it; one of last night is sorted by its time", async () => {
    const rui = await newcomer();
    await report(rui, { client_event_id: "old", occurred_at: later(-6 * 1440).toISOString() });
    await report(rui, { client_event_id: "night", occurred_at: later(-600).toISOString() });
    await report(rui, { client_event_id: "now", kind: undefined, minutes: undefined });
    const { events } = await concierge.state(tripId, rui);
    expect(events.map((it) => [it.client_event_id, it.kind])).toEqual([
      ["now", "other"],
      ["night", "running_late"],
    ]);
  });

  it("accepts three hundred a day, then tells when to try again; earlier ones keep their answer", async () => {
    const rui = await newcomer();
    await report(rui, {}, later(-1439));
    const { userId } = rui;
    const rows = Array.from({ length: 298 }, (_, index) => ({
      id: crypto.randomUUID(),
      clientEventId: `flood ${index}`,
    }));
    const more = { tripId, userId, kind: "other", occurredAt: now, receivedAt: now };
    await database.prisma.statusEvent.createMany({ data: rows.map((it) => ({ ...it, ...more })) });
    await report(rui, { client_event_id: "the last" });
    const refused = report(rui, { client_event_id: "one more" });
    await expect(refused).rejects.toMatchObject({ kind: "limited", code: "rate_limited", retryAfter: 60 });
    expect((await report(rui)).duplicate).toBe(true);
    expect(await database.prisma.statusEvent.count({ where: { userId } })).toBe(300);
    await report(await newcomer(), { client_event_id: "one more" });
    await report(rui, { client_event_id: "one more" }, later(1));
  });

  it("returns 404 to strangers", async () => {
    await expect(report(await createPerson(database, "Nobody"))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("request_evaluation", () => {
  const ask = (person: Person, at = now, on = ports, more: object = {}) =>
    run(requestEvaluation, on, person, { trip_id: tripId, ...more }, { now: at });

  it("queues an evaluation, and says when the next may be requested", async () => {
    const rui = await newcomer();
    const next_at = later(1).toISOString();
    expect(await ask(rui)).toEqual({ status: "queued", context_revision: 1, next_at });
    expect(outside.jobs).toEqual([evaluation(rui, true)]);
    const { evaluation: asked } = await concierge.state(tripId, rui);
    expect(asked).toEqual({ pending: true, evaluated_at: null, next_at });
  });

  it("accepts one a minute, and then tells the seconds that are left", async () => {
    const rui = await newcomer();
    await ask(rui, now, ports, { wish: "what_now" });
    expect(outside.jobs).toEqual([evaluation(rui, true, "what_now")]);
    const refused = ask(rui, new Date(now.getTime() + 17_400));
    await expect(refused).rejects.toMatchObject({ kind: "limited", code: "rate_limited", retryAfter: 43 });
    expect((await concierge.state(tripId, rui)).context_revision).toBe(1);
    await ask(rui, later(1));
    expect(outside.jobs).toHaveLength(2);
  });

  it("limits each member and each trip separately", async () => {
    const rui = await newcomer();
    await ask(rui);
    await ask(await newcomer());
    const other = await createDayTrip(ports, rui);
    await run(requestEvaluation, ports, rui, { trip_id: other.tripId });
  });

  it("accepts one of many simultaneous calls, over several processes", async () => {
    const rui = await newcomer();
    const answers = await collide(database, { table: "concierges", count: 2 }, () =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => ask(rui, now, index % 2 ? ports : { ...ports, database: elsewhere })),
      ),
    );
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [[it.reason.code, it.reason.retryAfter]] : []));
    expect(new Set(why.map(String))).toEqual(new Set(["rate_limited,60"]));
    expect(outside.jobs).toHaveLength(1);
  });

  it("queues nothing when the limit could not be stored", async () => {
    const rui = await newcomer();
    const jobs = { add: () => Promise.reject(new Error("the queue is gone")) };
    await expect(ask(rui, now, { ...ports, jobs })).rejects.toThrow("the queue is gone");
    await ask(rui);
  });

  it("returns 404 to strangers", async () => {
    await expect(ask(await createPerson(database, "Nobody"))).rejects.toMatchObject({ code: "not_found" });
  });
});
