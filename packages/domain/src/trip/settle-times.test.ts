import { expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { apply, type TripPatch } from "./patch.ts";
import { settleTimes } from "./settle-times.ts";

const trip = tripOf("2027-05-03", [
  [
    { title: "Castle", startTime: "10:00", endTime: "12:00", durationMinutes: 120 },
    { title: "Lunch", startTime: "13:00", endTime: "14:00" },
    { title: "Fado", startTime: "21:00", endTime: "22:00", durationMinutes: 90 },
  ],
]);
const settled = (activityId: string, after: object) => {
  const before = { startTime: trip.days[0]?.activities.find((it) => it.id === activityId)?.startTime ?? null };
  const patch: TripPatch = [{ op: "activity.set", activityId, before, after }];
  const { next } = apply(trip, patch);
  const done = apply(next, settleTimes(next, patch)).next;
  return done.days[0]?.activities.find((it) => it.id === activityId);
};

it("keeps start and end when an exact patch makes the times contradict", () => {
  expect(settled("a-1-1", { startTime: "11:00" })).toMatchObject({ endTime: "12:00", durationMinutes: 60 });
  expect(settled("a-1-1", { startTime: null })).toMatchObject({ endTime: null, durationMinutes: 120 });
});

it("leaves consistent and incomplete times alone, and activities outside the patch", () => {
  expect(settled("a-1-2", { startTime: "13:30" })).toMatchObject({ endTime: "14:00", durationMinutes: null });
  const patch: TripPatch = [
    { op: "activity.set", activityId: "a-1-1", before: { notes: null }, after: { notes: "x" } },
  ];
  expect(settleTimes(apply(trip, patch).next, patch)).toEqual([]);
});
