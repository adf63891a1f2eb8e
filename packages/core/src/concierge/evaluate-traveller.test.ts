import { verbatim } from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, lateAdvice, later, option, withFakeConcierge } from "../../test/fake-concierge.ts";
import { addActivity } from "../activities/add-activity.ts";
import type { Person } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { applyRecommendation } from "./apply-recommendation.ts";
import { reportStatusEvent } from "./report-status-event.ts";
import { requestEvaluation } from "./request-evaluation.ts";
import { respondToRecommendation } from "./respond-to-recommendation.ts";
import { shareLocation } from "./share-location.ts";
import { undoRecommendation } from "./undo-recommendation.ts";
import { updateConciergeSettings } from "./update-concierge-settings.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;

const report = (trip_id: string, by: Person, at = now) =>
  run(
    reportStatusEvent,
    ports,
    by,
    { trip_id, client_event_id: crypto.randomUUID(), kind: "running_late" },
    { now: at },
  );
const respond = (
  trip_id: string,
  it: { id: string; version: number },
  action: "dismiss" | "keep_plan" | "snooze",
  at = now,
) =>
  run(
    respondToRecommendation,
    ports,
    ana,
    { trip_id, recommendation_id: it.id, version: it.version, action },
    { now: at },
  );
const told = (tripId: string) =>
  outside.jobs.flatMap((it) =>
    it.name === "push.tell" && "tripId" in it.data && it.data.tripId === tripId ? [it.data] : [],
  );
const queued = (tripId: string) =>
  outside.jobs.filter((it) => it.name === "concierge.evaluate" && it.data.tripId === tripId);
const waiting = async (tripId: string, at = now) =>
  (await concierge.state(tripId, ana, at)).recommendations.filter(
    (it) => it.status === "open" || it.status === "snoozed",
  );

/** A trip with a recommendation. */
async function advised() {
  const day = await createDayTrip(ports, ana);
  const advice = await concierge.advised(day.tripId, ana);
  outside.jobs.length = 0;
  return { ...day, advice };
}

describe("an evaluation", () => {
  it("uses the plan, the clocks, and the reports and location of one traveller", async () => {
    const { tripId, castle } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "viewer");
    await run(updateConciergeSettings, ports, rui, { trip_id: tripId, transport_mode: "cycle", max_detour_minutes: 7 });
    const sample = { latitude: 38.71, longitude: -9.13, accuracy_m: 20, captured_at: now.toISOString() };
    await run(shareLocation, ports, rui, { trip_id: tripId, ...sample });
    const event = { trip_id: tripId, kind: "running_late", minutes: 25, activity_id: castle } as const;
    await run(reportStatusEvent, ports, rui, { ...event, client_event_id: "2", occurred_at: later(-5).toISOString() });
    await run(reportStatusEvent, ports, rui, {
      ...{ trip_id: tripId, client_event_id: "1", kind: "unwell" as const },
      occurred_at: later(-800).toISOString(),
    });
    await report(tripId, ana);
    concierge.says(null);
    await concierge.look(tripId, rui, { wish: "what_now", asked: true });
    const seen = concierge.asked.at(-1);
    expect(seen).toMatchObject({
      trip: { id: tripId },
      now: { date: "2026-11-21", minutes: 720 },
      place: { lat: 38.71, lng: -9.13, accuracyM: 20 },
      mode: "cycle",
      maxDetourMinutes: 7,
      wish: "what_now",
    });
    expect(seen?.events).toEqual([
      { kind: "unwell", minutes: null, activityId: null, at: { date: "2026-11-20", minutes: 1360 } },
      { kind: "running_late", minutes: 25, activityId: castle, at: { date: "2026-11-21", minutes: 715 } },
    ]);
    await concierge.look(tripId, rui, { at: later(31) });
    expect(concierge.asked.at(-1)).toMatchObject({ place: null, now: { minutes: 751 }, wish: null });
  });

  it("is skipped for people who left or never were members", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "viewer");
    await concierge.advised(tripId, rui);
    const before = concierge.asked.length;
    await run(removeMember, ports, rui, { trip_id: tripId, user_id: rui.userId });
    await concierge.look(tripId, rui);
    await concierge.look(tripId, await createPerson(database, "Nobody"));
    await concierge.look(crypto.randomUUID(), ana);
    expect(concierge.asked).toHaveLength(before);
  });

  it("saves nothing when the traveller left or the trip was deleted meanwhile", async () => {
    for (const leave of ["removeMember", "deleteTrip"] as const) {
      const { tripId } = await createDayTrip(ports, ana);
      const rui = await addTripMember(database, tripId, "viewer");
      await run(updateConciergeSettings, ports, rui, { trip_id: tripId });
      concierge.does(async ({ trip }) => {
        if (leave === "deleteTrip") await run(deleteTrip, ports, ana, { trip_id: tripId });
        else await run(removeMember, ports, rui, { trip_id: tripId, user_id: rui.userId });
        return { advice: lateAdvice(trip), alerts: [] };
      });
      await concierge.look(tripId, rui);
      expect(await database.prisma.recommendation.count({ where: { tripId } })).toBe(0);
      expect(told(tripId)).toEqual([]);
    }
  });

  it("runs again when plan or reports changed meanwhile, and saves nothing of the first run", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    const meanwhile = [
      () => run(addActivity, ports, ana, { trip_id: tripId, title: "Tea" }),
      () => report(tripId, ana),
    ];
    for (const change of meanwhile) {
      outside.jobs.length = 0;
      concierge.does(async ({ trip }) => {
        await change();
        return { advice: lateAdvice(trip), alerts: [] };
      });
      await concierge.look(tripId, ana, { asked: true, wish: "what_now" });
      const key = `${tripId}:${ana.userId}:true:what_now`;
      const data = { tripId, userId: ana.userId, asked: true, wish: "what_now" };
      expect(queued(tripId)).toContainEqual({ name: "concierge.evaluate", data, options: { key } });
      const state = await concierge.state(tripId, ana);
      expect(state).toMatchObject({ recommendations: [], evaluation: { evaluated_at: null } });
    }
  });

  it("fails with an error that contains nothing personal", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const sample = { latitude: 38.713909, longitude: -9.133501, captured_at: now.toISOString() };
    await run(shareLocation, ports, ana, { trip_id: tripId, ...sample });
    concierge.does(({ place }) => {
      throw new RangeError(`nothing at ${place?.lat}, ${place?.lng}`);
    });
    const failure = await concierge.look(tripId, ana).catch((error) => error);
    expect(failure.message).toBe("the evaluation of a traveller failed: RangeError");
    expect(failure.stack).toContain("evaluate-traveller.test.ts");
    expect(`${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toMatch(/38\.|9\.13/);
  });
});

it("does not block a member who leaves meanwhile", async () => {
  const { tripId } = await createDayTrip(ports, ana);
  const rui = await addTripMember(database, tripId, "editor");
  await concierge.advised(tripId, rui);
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const held = await database.pool.connect();
  try {
    await held.query("begin");
    await held.query("select from recommendations where trip_id = $1 for update", [tripId]);
    const one = concierge.look(tripId, rui, { asked: true });
    const waits = async () => (await database.pool.query(waiting)).rows[0].count;
    await expect.poll(waits).toBe(1);
    const other = run(removeMember, ports, rui, { trip_id: tripId, user_id: rui.userId });
    await expect.poll(waits).toBe(2);
    await held.query("commit");
    await Promise.all([one, other]);
  } finally {
    held.release();
  }
  expect(await database.prisma.concierge.count({ where: { tripId, userId: rui.userId } })).toBe(0);
});

describe("an error while saving", () => {
  it("contains nothing personal, although the database quotes values", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    const half = "because of the blister \ud83d";
    concierge.says((trip) => {
      const advice = lateAdvice(trip);
      return { ...advice, options: advice.options.map((it) => ({ ...it, summary: verbatim(half) })) };
    });
    const failure = await concierge.look(tripId, ana).catch((error) => error);
    expect(failure.message).toBe("the evaluation of a traveller failed: error 22P02");
    expect(`${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toContain("blister");
  });
});

describe("a finding of an evaluation", () => {
  it("becomes a recommendation for its traveller, who gets a push", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "editor");
    await run(updateConciergeSettings, ports, rui, { trip_id: tripId });
    const others = await concierge.state(tripId, rui);
    const events = await database.prisma.roomEvent.count();
    const advice = await concierge.advised(tripId, ana);
    expect(advice).toMatchObject({
      version: 1,
      status: "open",
      situation: "late",
      reason: "You said that you are running late.",
      stale: false,
      expires_at: later(60).toISOString(),
      applied: null,
    });
    expect(advice.options.map((it) => [it.id, it.kind, it.summary, it.consequences.cost])).toEqual([
      ["shift", "shift", "Move Castle to 15:00", null],
      ["skip", "skip", "Skip Castle", -12.5],
    ]);
    expect(advice.options[0]?.changes[0]).toMatchObject({ kind: "move", obstacle: null });
    expect(advice.options[0]?.patch).toMatchObject([{ op: "activity.set", after: { start_time: "15:00" } }]);
    const data = { kind: "recommendation", tripId, userId: ana.userId, recommendationId: advice.id, version: 1 };
    expect(told(tripId)).toEqual([data]);
    expect(await concierge.state(tripId, rui)).toEqual(others);
    expect(await database.prisma.roomEvent.count()).toBe(events);
  });

  it('sends no push to somebody who asked for it; "nothing found" is stored too', async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(requestEvaluation, ports, ana, { trip_id: tripId });
    const before = await concierge.state(tripId, ana);
    expect(before.evaluation.pending).toBe(true);
    concierge.says(null);
    await concierge.look(tripId, ana);
    expect((await concierge.state(tripId, ana)).evaluation.pending).toBe(true);
    await concierge.look(tripId, ana, { asked: true });
    const after = await concierge.state(tripId, ana);
    expect(after.context_revision).toBe(before.context_revision + 1);
    expect(after.evaluation).toMatchObject({ pending: false, evaluated_at: now.toISOString() });
    concierge.says(lateAdvice);
    await concierge.look(tripId, ana, { asked: true });
    expect(await waiting(tripId)).toHaveLength(1);
    expect(told(tripId)).toEqual([]);
  });

  it("that is the same only extends the expiry", async () => {
    const { tripId, advice } = await advised();
    const before = await concierge.state(tripId, ana);
    await concierge.look(tripId, ana);
    expect(await concierge.state(tripId, ana)).toEqual(before);
    await concierge.look(tripId, ana, { at: later(5) });
    const [again] = await waiting(tripId, later(5));
    expect(again).toEqual({ ...advice, expires_at: later(65).toISOString() });
    expect(told(tripId)).toEqual([]);
  });

  it("with other options or another reason is the next version of the same recommendation", async () => {
    const { tripId, advice } = await advised();
    concierge.says((trip) => lateAdvice(trip, { options: lateAdvice(trip).options.toReversed() }));
    await concierge.look(tripId, ana);
    expect((await waiting(tripId))[0]).toMatchObject({
      id: advice.id,
      version: 2,
      options: [{ id: "skip" }, { id: "shift" }],
    });
    concierge.says((trip) => lateAdvice(trip, { reason: verbatim("Another.") }));
    await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toMatchObject([{ id: advice.id, version: 3, reason: "Another." }]);
    expect(told(tripId)).toEqual([]);
  });

  it("is the same although its new activity has another id", async () => {
    const { tripId } = await advised();
    concierge.does(({ trip }) => {
      const day = trip.days[0];
      const first = day?.activities[0];
      if (!day || !first) throw new Error("there is a plan");
      const activity = { ...first, id: crypto.randomUUID(), title: "Coffee" };
      const options = [
        option(`fill:${activity.id}`, [{ op: "activity.add", activity, at: { dayId: day.id, after: null } }]),
      ];
      return { advice: lateAdvice(trip, { options }), alerts: [] };
    });
    await concierge.look(tripId, ana);
    const [first] = await waiting(tripId);
    await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toEqual([first]);
    expect(first?.version).toBe(2);
  });

  it("becomes a new recommendation when the plan has changed", async () => {
    const { tripId, advice } = await advised();
    await run(addActivity, ports, ana, { trip_id: tripId, title: "Tea" });
    expect((await waiting(tripId))[0]?.stale).toBe(true);
    await concierge.look(tripId, ana);
    const [fresh] = await waiting(tripId);
    expect(fresh).toMatchObject({ id: advice.id, version: 1, stale: false });
    await run(applyRecommendation, ports, ana, { trip_id: tripId, recommendation_id: advice.id, version: 1 });
  });

  it("about something else, or no finding, ends the open recommendation", async () => {
    const { tripId, advice } = await advised();
    concierge.says((trip) => lateAdvice(trip, { key: "closed:castle", situation: "closed" }));
    await concierge.look(tripId, ana);
    const [next] = await waiting(tripId);
    expect(next).toMatchObject({ situation: "closed", version: 1 });
    expect(next?.id).not.toBe(advice.id);
    expect(told(tripId)).toHaveLength(1);
    const { context_revision } = await concierge.state(tripId, ana);
    concierge.says(null);
    await concierge.look(tripId, ana);
    const after = await concierge.state(tripId, ana);
    expect(after).toMatchObject({ recommendations: [], context_revision: context_revision + 1 });
    const rows = await database.prisma.recommendation.findMany({ where: { tripId }, orderBy: { createdAt: "asc" } });
    expect(rows.map((it) => it.status)).toEqual(["superseded", "superseded"]);
  });

  it("that no change can solve is an alert", async () => {
    const { tripId, castle } = await createDayTrip(ports, ana);
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    const segment = crypto.randomUUID();
    const alert = {
      code: "departure_at_risk" as const,
      message: verbatim("The train leaves before you can be there."),
      activityIds: [`segment:${segment}`, castle, `segment:${segment}:return`],
    };
    concierge.says(null, [alert]);
    for (const revision of [1, 1]) {
      await concierge.look(tripId, ana);
      expect(await concierge.state(tripId, ana)).toMatchObject({
        alerts: [{ code: alert.code, message: alert.message.text, activity_ids: [castle], segment_ids: [segment] }],
        context_revision: revision,
      });
    }
    const alertsAt = async (minutes: number) => (await concierge.state(tripId, ana, later(minutes))).alerts.length;
    // The castle ends at three.
    expect([await alertsAt(179), await alertsAt(180)]).toEqual([1, 0]);
    concierge.says(null);
    await concierge.look(tripId, ana);
    expect(await concierge.state(tripId, ana)).toMatchObject({ alerts: [], context_revision: 2 });
  });
});

describe("an answered recommendation", () => {
  it.each(["dismiss", "keep_plan"] as const)(
    "is not repeated after %s until something happens or the traveller asks",
    async (action) => {
      const { tripId, advice } = await advised();
      await respond(tripId, advice, action);
      const { context_revision } = await concierge.state(tripId, ana);
      await concierge.look(tripId, ana, { at: later(5) });
      expect(await waiting(tripId, later(5))).toEqual([]);
      expect((await concierge.state(tripId, ana)).context_revision).toBe(context_revision);
      expect(told(tripId)).toEqual([]);

      await report(tripId, ana, later(6));
      await concierge.look(tripId, ana, { at: later(6) });
      const [again] = await waiting(tripId, later(6));
      expect(again).toMatchObject({ version: 1, status: "open" });
      expect(again?.id).not.toBe(advice.id);
      expect(told(tripId)).toHaveLength(1);

      await respond(tripId, again as typeof advice, action, later(7));
      await concierge.look(tripId, ana, { at: later(8) });
      expect(await waiting(tripId, later(8))).toEqual([]);
      await concierge.look(tripId, ana, { at: later(9), asked: true });
      expect(await waiting(tripId, later(9))).toHaveLength(1);
    },
  );

  it("does not suppress advice about something else", async () => {
    const { tripId, advice } = await advised();
    await respond(tripId, advice, "dismiss");
    concierge.says((trip) => lateAdvice(trip, { key: "late:tram:2026-11-21" }));
    await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toHaveLength(1);
  });

  it("is not repeated at once after an undo", async () => {
    const { tripId, advice } = await advised();
    const seen = { trip_id: tripId, recommendation_id: advice.id };
    await run(applyRecommendation, ports, ana, seen);
    await run(undoRecommendation, ports, ana, seen);
    await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toEqual([]);
  });

  it("is repeated at once after it was applied and did not help", async () => {
    const { tripId, advice } = await advised();
    await run(applyRecommendation, ports, ana, { trip_id: tripId, recommendation_id: advice.id });
    await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toHaveLength(1);
  });

  it("stays snoozed while it changes, and opens again when the snooze ends", async () => {
    const { tripId, advice } = await advised();
    await respond(tripId, advice, "snooze");
    concierge.says((trip) => lateAdvice(trip, { reason: verbatim("Another."), expiresInMinutes: 1 }));
    await concierge.look(tripId, ana, { at: later(5) });
    const [snoozed] = await waiting(tripId, later(5));
    expect(snoozed).toMatchObject({
      status: "snoozed",
      version: 3,
      reason: "Another.",
      snoozed_until: later(15).toISOString(),
    });
    expect(snoozed?.expires_at).toBe(later(45).toISOString());
    expect(told(tripId)).toEqual([]);
    await concierge.look(tripId, ana, { at: later(15) });
    expect(await waiting(tripId, later(15))).toMatchObject([{ id: advice.id, status: "open", version: 4 }]);
    expect(told(tripId)).toMatchObject([{ recommendationId: advice.id, version: 4 }]);
  });

  it("opens again from a snooze when the traveller asks", async () => {
    const { tripId, advice } = await advised();
    await respond(tripId, advice, "snooze");
    await concierge.look(tripId, ana, { asked: true });
    expect(await waiting(tripId)).toMatchObject([{ id: advice.id, status: "open", version: 3, snoozed_until: null }]);
  });

  it("is replaced by a new one when it expired unanswered", async () => {
    const { tripId, advice } = await advised();
    await concierge.look(tripId, ana, { at: later(60) });
    const { recommendations } = await concierge.state(tripId, ana, later(60));
    expect(recommendations.map((it) => [it.status, it.id === advice.id])).toEqual([
      ["open", false],
      ["expired", true],
    ]);
    expect(told(tripId)).toHaveLength(1);
  });
});

describe("a request for ideas for free time", () => {
  const freeTime = (trip: Parameters<typeof lateAdvice>[0]) =>
    lateAdvice(trip, { key: "free_time", situation: "free_time" });

  it("is kept while its recommendation is open", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(requestEvaluation, ports, ana, { trip_id: tripId, wish: "what_now" });
    concierge.does(({ trip, wish }) => ({ advice: wish ? freeTime(trip) : null, alerts: [] }));
    await concierge.look(tripId, ana, { asked: true, wish: "what_now" });
    const [advice] = await waiting(tripId);
    await concierge.look(tripId, ana, { at: later(1) });
    expect(await waiting(tripId, later(1))).toMatchObject([{ id: advice?.id, version: 1 }]);
    await respond(tripId, advice as NonNullable<typeof advice>, "dismiss", later(2));
    await concierge.look(tripId, ana, { at: later(3) });
    expect(concierge.asked.at(-1)?.wish).toBeNull();
    expect(await waiting(tripId, later(3))).toEqual([]);
  });
});

describe("simultaneous evaluations", () => {
  it("make one recommendation and send one push", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    outside.jobs.length = 0;
    concierge.says(lateAdvice);
    await Promise.all(Array.from({ length: 10 }, () => concierge.look(tripId, ana)));
    for (const it of queued(tripId)) if (it.name === "concierge.evaluate") await concierge.look(tripId, ana);
    expect(await waiting(tripId)).toHaveLength(1);
    expect(await database.prisma.recommendation.count({ where: { tripId } })).toBe(1);
    expect(told(tripId)).toHaveLength(1);
  });
});
