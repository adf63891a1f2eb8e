import { readActivity } from "@caravan/domain/trip/wire";
import { describe, expect, it } from "vitest";
import type { Activity, Day } from "@/features/api-client/index.ts";
import { withPatches } from "../../offline/outbox/pending-trip.ts";
import { aTrip, changeOf } from "../../offline/outbox/test-trip.ts";
import { changedTimes, newTimesInWords, opsOfChoice, opsOfMove, planMove } from "./move-plan.ts";

const timed = (id: string, startTime: string, durationMinutes: number) =>
  changeOf(id, { startTime, durationMinutes }, {}).ops;
const trip = withPatches(aTrip("Castle", "Lunch", "Fado"), [
  timed("Castle", "09:00", 180),
  timed("Lunch", "12:30", 60),
  timed("Fado", "20:00", 60),
]);
const [one, two] = trip.itinerary as [Day, Day];
const named = (title: string) => one.activities.find((it) => it.title === title) as Activity;
const orderOf = (now: typeof trip) => now.itinerary[0]?.activities.map((it) => [it.title, it.start_time, it.end_time]);

describe("a planned move", () => {
  it("predicts what the server does by the same rule", () => {
    const plan = planMove(named("Fado"), one, null, []);
    expect(newTimesInWords(plan, plan.times)).toBe("Fado is at 08:00 now");
    expect(orderOf(withPatches(trip, [opsOfMove(plan)]))?.[0]).toEqual(["Fado", "08:00", "09:00"]);
  });

  it("counts the others when it re-times most of the day", () => {
    const plan = planMove(named("Fado"), one, null, []);
    const times = [1, 2, 3].map((at) => ({ activityId: `${at}`, startTime: "10:00" }));
    const ids = ["Fado", "Castle", "Lunch", "Fado"].map((it) => named(it).id);
    const many = [plan.times[0], ...times.map((it, at) => ({ ...it, activityId: ids[at + 1] ?? "" }))];
    expect(newTimesInWords(plan, many as typeof plan.times)).toMatch(/^Fado is at 08:00 now, and 3 others moved$/);
  });

  it("keeps the opening hours that the trip states, before and after the server answers", () => {
    const [castle, ...others] = one.activities as [Activity, ...Activity[]];
    const fado = { ...named("Fado"), opening_hours: "Mo-Su 12:10-19:00" };
    const day = { ...one, activities: [castle, ...others.map((it) => (it.id === "Fado" ? fado : it))] };
    const known = { ...trip, itinerary: [day, two] };
    const plan = planMove(fado, day, "Castle", []);
    expect(newTimesInWords(plan, plan.times)).toBe("Fado is at 12:10 and Lunch at 13:10 now");
    expect(orderOf(withPatches(known, [opsOfMove(plan)]))?.[1]).toEqual(["Fado", "12:10", "13:10"]);
    const early = planMove(fado, { ...day, activities: [{ ...castle, pinned: true }, fado] }, null, []);
    expect(early.because).toBe("Fado is open 12:10–19:00 on Wednesdays.");
    expect(planMove({ ...fado, opening_hours: "Tu-Su 10:00-19:00" }, two, null, []).because).toBeNull();
  });

  it("keeps its time on a day where that is free", () => {
    const plan = planMove(named("Fado"), two, undefined, []);
    expect(opsOfMove(plan)).toEqual([
      { op: "activity.move", activityId: "Fado", from: { dayId: "one" }, to: { dayId: "two" } },
    ]);
    expect(plan.choices).toEqual([]);
  });

  it("beside a booking states its times, so that a device that knows no bookings shows them too", () => {
    const table = { ...readActivity(named("Fado")), id: "segment:table", startTime: "14:00", endTime: "15:30" };
    const booked = [{ ...table, durationMinutes: 90, pinned: true }];
    const plan = planMove(named("Fado"), one, "Lunch", booked);
    expect(newTimesInWords(plan, plan.times)).toBe("");
    const early = planMove({ ...named("Fado"), start_time: "15:00", end_time: "16:00" }, one, "Lunch", booked);
    expect(newTimesInWords(early, early.times)).toBe("Fado is at 15:30 now");
    const moved = orderOf(withPatches(trip, [opsOfMove(early)]));
    expect(moved?.[2]).toEqual(["Fado", "15:30", "16:30"]);
  });

  it("that does not fit offers choices, each of which does what it says", () => {
    const pinned = withPatches(trip, [
      changeOf("Castle", { pinned: true }, {}).ops,
      changeOf("Lunch", { pinned: true }, {}).ops,
      changeOf("Fado", { durationMinutes: 240 }, {}).ops,
    ]);
    const day = pinned.itinerary[0] as Day;
    const fado = day.activities.find((it) => it.title === "Fado") as Activity;
    const plan = planMove(fado, day, "Castle", []);
    expect(plan.choices.map((it) => it.kind)).toEqual(["anyway"]);
    const short = planMove({ ...fado, duration_minutes: 45, end_time: "20:45" }, day, "Castle", []);
    expect(short.choices.map((it) => it.kind)).toEqual(["squeeze", "anyway"]);
    for (const choice of short.choices) {
      const [said] = changedTimes(short, choice.times);
      const after = orderOf(withPatches(pinned, [opsOfChoice(short, choice)]));
      expect(after?.[1]?.slice(0, 2), choice.kind).toEqual(["Fado", said?.after[0]]);
      if (choice.kind === "squeeze") expect(after?.[1]).toEqual(["Fado", ...(said?.after ?? [])]);
    }
  });
});
