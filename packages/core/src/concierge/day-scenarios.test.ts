import { describe, expect, it } from "vitest";
import { addTripMember, markBooked, run, setUp } from "../../test/context.ts";
import { later } from "../../test/fake-concierge.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { subscribers } from "../composition.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { applyRecommendation } from "./apply-recommendation.ts";
import { evaluateTraveller } from "./evaluate-traveller.ts";
import { getConciergeState } from "./get-concierge-state.ts";
import { reportStatusEvent } from "./report-status-event.ts";
import { requestEvaluation } from "./request-evaluation.ts";
import { respondToRecommendation } from "./respond-to-recommendation.ts";
import { undoRecommendation } from "./undo-recommendation.ts";

/** Whole days with the real engine, real rows, and a clock that moves on. */

const { database, outside, ana } = await setUp();
const { ports } = outside;

type Planned = readonly [title: string, start: string, minutes: number];

/** Lisbon on 21 and 22 November, where local time is UTC; the ids by title. */
async function trip(days: readonly (readonly Planned[])[], more: object = {}) {
  const dates = { start_date: "2026-11-21", end_date: "2026-11-22" };
  const made = await run(createTrip, ports, ana, {
    destination: "Lisbon",
    ...dates,
    skip_ai_generation: true,
    ...more,
  });
  const trip_id = made.trip.id;
  const ids = new Map<string, string>();
  for (const [index, day] of days.entries()) {
    for (const [title, start_time, duration_minutes] of day) {
      const input = { trip_id, day_number: index + 1, title, start_time, duration_minutes };
      ids.set(title, (await run(addActivity, ports, ana, input)).activity.id);
    }
  }
  const of = (title: string) => ids.get(title) as string;
  const push = { told: 0 };
  /** Runs jobs as the queue does, until none is left. */
  const look = async (at: Date, who: Person = ana, more: { asked?: boolean; wish?: "what_now" } = {}) => {
    const call = {
      ports,
      now: at,
      newId: () => crypto.randomUUID(),
      signal: new AbortController().signal,
      subscribers,
    };
    const before = outside.jobs.length;
    await evaluateTraveller(call, { tripId: trip_id, userId: who.userId, asked: false, wish: null, ...more });
    push.told += outside.jobs.slice(before).filter((it) => it.name === "push.tell").length;
    const { state } = await run(getConciergeState, ports, who, { trip_id }, { now: at });
    if (!state) throw new Error("a whole state was asked for");
    return { ...state, waiting: state.recommendations.filter((it) => it.status === "open") };
  };
  const say = (kind: string, at: Date, more: object = {}, who: Person = ana) =>
    run(
      reportStatusEvent,
      ports,
      who,
      { trip_id, client_event_id: crypto.randomUUID(), kind: kind as "other", ...more },
      { now: at },
    );
  return { trip_id, of, look, say, push };
}

describe("a day with the concierge", () => {
  const day: readonly Planned[] = [
    ["Castle", "12:30", 90],
    ["Tram", "14:30", 60],
    ["Fado", "20:00", 90],
  ];

  it("has no further advice after an option was applied, until something new is reported", async () => {
    const { trip_id, look, say } = await trip([day, []]);
    await say("running_late", later(10), { minutes: 45 });
    const [advice] = (await look(later(10))).waiting;
    expect(advice?.reason).toBe("You will be about 45 minutes late for Castle (12:30).");
    const answer = await run(
      applyRecommendation,
      ports,
      ana,
      { trip_id, recommendation_id: advice?.id ?? "" },
      { now: later(11) },
    );
    expect(answer.trip.itinerary[0]?.activities[0]).toMatchObject({ title: "Castle", start_time: "13:15" });
    for (const minutes of [11, 12, 30, 60, 74, 120]) expect((await look(later(minutes))).waiting).toEqual([]);

    await say("running_late", later(130), { minutes: 60 });
    const [again] = (await look(later(130))).waiting;
    expect(again?.reason).toMatch(/^You will be about .* late for Tram/);
  });

  it("has no further advice after an undo, until the traveller asks", async () => {
    const { trip_id, look, say } = await trip([day, []]);
    await say("running_late", later(10), { minutes: 45 });
    const [advice] = (await look(later(10))).waiting;
    const seen = { trip_id, recommendation_id: advice?.id ?? "" };
    await run(applyRecommendation, ports, ana, seen, { now: later(11) });
    await run(undoRecommendation, ports, ana, seen, { now: later(12) });
    expect((await look(later(13))).waiting).toEqual([]);
    await run(requestEvaluation, ports, ana, { trip_id }, { now: later(14) });
    const asked = await look(later(14), ana, { asked: true });
    expect(asked.evaluation.pending).toBe(false);
  });

  it("has advice about a booking at risk although earlier advice was dismissed", async () => {
    const { trip_id, of, look, say } = await trip([
      [
        ["Castle", "12:30", 90],
        ["Gallery", "14:10", 110],
        ["Matinee", "16:00", 90],
      ],
      [],
    ]);
    await markBooked(database, of("Matinee"));
    await say("running_late", later(10), { minutes: 110 });
    const [first] = (await look(later(10))).waiting;
    expect(first?.reason).toMatch(/Castle/);
    const answer = { trip_id, recommendation_id: first?.id ?? "", action: "keep_plan" as const, version: 1 };
    await run(respondToRecommendation, ports, ana, answer, { now: later(11) });
    const after = (await look(later(12))).waiting;
    expect(after).toMatchObject([{ activity_ids: [of("Matinee")] }]);
    expect(after[0]?.options.every((it) => it.consequences.breaks.length === 0)).toBe(true);
    const no = { ...answer, recommendation_id: after[0]?.id ?? "" };
    await run(respondToRecommendation, ports, ana, no, { now: later(13) });
    expect((await look(later(14))).waiting).toEqual([]);
  });

  it("sends one notification about ignored advice, however often it returns within half an hour", async () => {
    const { look, say, push } = await trip([day, []]);
    await say("running_late", later(20), { minutes: 45 });
    const [first] = (await look(later(20))).waiting;
    const over = new Date(first?.expires_at ?? 0);
    expect(over.getTime()).toBeLessThan(later(40).getTime());
    const [second] = (await look(later(0, over))).waiting;
    expect(second?.id).not.toBe(first?.id);
    expect(push.told).toBe(1);
  });

  it("gives advice to viewers as well, and no other member hears of it", async () => {
    const { trip_id, look, say } = await trip([day, []]);
    const rui = await addTripMember(database, trip_id, "viewer");
    await say("running_late", later(10), { minutes: 45 }, rui);
    const state = await look(later(10), rui);
    expect(state).toMatchObject({ may_apply: false, waiting: [{ situation: "late" }] });
    expect((await look(later(10))).waiting).toEqual([]);
    const [advice] = state.waiting;
    const apply = run(
      applyRecommendation,
      ports,
      rui,
      { trip_id, recommendation_id: advice?.id ?? "" },
      { now: later(11) },
    );
    await expect(apply).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    ["ten hours behind", "Pacific/Honolulu", "2026-11-22T00:10:00Z", "2026-11-21", "14:10"],
    ["fourteen hours ahead", "Pacific/Kiritimati", "2026-11-20T22:10:00Z", "2026-11-21", "12:10"],
    ["in summer, on the day on which it begins", "Europe/Lisbon", "2027-03-28T07:10:00Z", "2027-03-28", "08:10"],
  ])("uses the time zone of the trip %s", async (_, timezone, at, date, clock) => {
    const { trip_id, of, look, say } = await trip([[["Boat", clock.replace(":10", ":40"), 90]]], {
      start_date: date,
      end_date: date,
    });
    await database.prisma.trip.update({ where: { id: trip_id }, data: { timezone } });
    await say("running_late", new Date(at), { minutes: 45 });
    const state = await look(new Date(at));
    expect(state.outlook).toMatchObject({
      local_time: { date, time: clock },
      next: { activity_id: of("Boat"), start: { date, time: clock.replace(":10", ":40") } },
    });
    expect(state.waiting[0]?.reason).toMatch(/^You will be about 45 minutes late for Boat/);
  });
});

describe("a report about a plan that has changed since", () => {
  const day: readonly Planned[] = [
    ["Lunch", "12:30", 60],
    ["Castle", "13:40", 90],
    ["Fado", "20:00", 90],
  ];
  const change = (trip_id: string, activity_id: string, at: Date, fields: object) =>
    run(updateActivity, ports, ana, { trip_id, activity_id, ...fields }, { now: at });

  it("is not added to a delay that a person entered in the plan, in advice and in forecast", async () => {
    const { trip_id, of, look, say } = await trip([day, []]);
    await say("delayed", later(50), { minutes: 60, activity_id: of("Lunch") });
    expect((await look(later(50))).waiting).toMatchObject([{ situation: "delayed" }]);
    await change(trip_id, of("Lunch"), later(51), { duration_minutes: 120 });
    await change(trip_id, of("Castle"), later(52), { start_time: "14:45" });
    const state = await look(later(53));
    expect(state.waiting).toEqual([]);
    expect(state.outlook).toMatchObject({ now: { activity_id: of("Lunch") }, free_minutes: 10 });
  });

  it("counts after an unrelated edit, and again after the edit is reverted", async () => {
    const { trip_id, of, look, say } = await trip([day, []]);
    await say("running_late", later(5), { minutes: 45 });
    const late = [{ situation: "late", activity_ids: [of("Lunch")] }];
    await change(trip_id, of("Fado"), later(6), { title: "Fado in Alfama" });
    expect((await look(later(7))).waiting).toMatchObject(late);
    await change(trip_id, of("Lunch"), later(8), { start_time: "13:15" });
    expect((await look(later(9))).waiting).not.toMatchObject(late);
    await change(trip_id, of("Lunch"), later(10), { start_time: "12:30" });
    expect((await look(later(11))).waiting).toMatchObject(late);
  });

  it("goes by the server's time when it was reported at once, whatever the phone's clock says", async () => {
    const { trip_id, of, look, say } = await trip([day, []]);
    await change(trip_id, of("Lunch"), later(5), { start_time: "13:00" });
    const slow = later(4.75).toISOString();
    await say("running_late", later(5.5), { minutes: 45, occurred_at: slow, activity_id: of("Lunch") });
    expect((await look(later(6))).waiting[0]?.reason).toMatch(/^You will be about 45 minutes late for Lunch .13:00/);
  });

  it("does not count on another day to which the stop was moved", async () => {
    const { trip_id, of, look, say } = await trip([day, [["Tram", "15:00", 60]]]);
    await say("cancelled", later(30), { activity_id: of("Castle") });
    const [advice] = (await look(later(30))).waiting;
    const moved = advice?.options.find((it) => it.kind === "move_day");
    const chosen = { trip_id, recommendation_id: advice?.id ?? "", option_id: moved?.id ?? "" };
    await run(applyRecommendation, ports, ana, chosen, { now: later(31) });
    expect((await look(later(24 * 60))).waiting).toEqual([]);
  });

  it("is about the journey that has been under way for days, also when it names none", async () => {
    const { trip_id, look, say } = await trip([[], [], [], [["Castle", "14:30", 90]]], {
      end_date: "2026-11-25",
    });
    const at = new Date("2026-11-24T12:05:00Z");
    const train = { kind: "train", start: "2026-11-22T10:00", end: "2026-11-24T14:00" } as const;
    await run(addSegment, ports, ana, { trip_id, ...train });
    await say("delayed", at, { minutes: 90 });
    expect((await look(at)).waiting).toMatchObject([{ situation: "delayed" }]);
  });

  it("is applied to the plan of that time while all edits since can be reversed", async () => {
    const { trip_id, of, look, say } = await trip([day, []]);
    await say("cancelled", later(5), { activity_id: of("Castle") });
    await change(trip_id, of("Castle"), later(6), { start_time: "16:00" });
    expect((await look(later(7))).waiting).toEqual([]);
    await database.prisma.editLogEntry.deleteMany({ where: { tripId: trip_id, action: "update_activity" } });
    expect((await look(later(8))).waiting).toMatchObject([{ situation: "cancelled" }]);
  });
});
