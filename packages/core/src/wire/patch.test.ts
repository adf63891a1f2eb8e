import { presentPatch } from "@caravan/domain/trip/wire-patch";
import { describe, expect, it } from "vitest";
import { patchWire } from "./patch.ts";

describe("presentPatch", () => {
  it("presents every op with the names of the wire", () => {
    const fields = { startTime: "10:00", estimatedCost: "12.5", placeId: null, durationMinutes: 30 };
    const wire = presentPatch([
      { op: "trip.set", before: { budgetPerPerson: null }, after: { budgetPerPerson: "99.9", cityId: "lisbon" } },
      { op: "day.add", day: { id: "d", date: "2027-05-03", notes: "" } },
      { op: "day.set", dayId: "d", before: { notes: "" }, after: { notes: "x" } },
      { op: "day.remove", day: { id: "d", date: "2027-05-03", notes: "x" } },
      { op: "activity.set", activityId: "a", before: { parked: null }, after: fields },
      { op: "activity.move", activityId: "a", from: { dayId: "d", after: "b" }, to: { dayId: null, after: null } },
    ]);
    expect(wire).toEqual([
      { op: "trip.set", before: { budget_per_person: null }, after: { budget_per_person: 99.9, city_id: "lisbon" } },
      { op: "day.add", day: { id: "d", date: "2027-05-03", notes: "" } },
      { op: "day.set", itinerary_id: "d", before: { notes: "" }, after: { notes: "x" } },
      { op: "day.remove", day: { id: "d", date: "2027-05-03", notes: "x" } },
      {
        op: "activity.set",
        activity_id: "a",
        before: { parked: null },
        after: { start_time: "10:00", estimated_cost: 12.5, place_id: null, duration_minutes: 30 },
      },
      {
        op: "activity.move",
        activity_id: "a",
        from: { itinerary_id: "d", after_activity_id: "b" },
        to: { itinerary_id: null, after_activity_id: null },
      },
    ]);
    expect(patchWire.parse(wire)).toEqual(wire);
  });
});
