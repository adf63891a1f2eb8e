import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opFor } from "../../test/arbitrary-ops.ts";
import { allActivities, anyTrip, counter, tripOf } from "../../test/trips.ts";
import type { TripDocument } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import { apply, PatchConflict, type TripPatch } from "./patch.ts";

const rolls = fc.array(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 12 });

/** A patch of many ops, each made for the trip after the ones before. */
function patchFor(trip: TripDocument, dice: readonly (readonly number[])[]): TripPatch {
  const newId = counter();
  let current = trip;
  return dice.map((roll) => {
    const op = opFor(current, roll, newId);
    current = apply(current, [op]).next;
    return op;
  });
}

describe("apply", () => {
  it("has an exact inverse for every patch", () => {
    fc.assert(
      fc.property(anyTrip, rolls, (trip, dice) => {
        const { next, inverse } = apply(trip, patchFor(trip, dice));
        expect(apply(next, inverse).next).toEqual(trip);
      }),
      { numRuns: 500 },
    );
  });

  it("gives the inverse of an inverse the same effect as the patch", () => {
    fc.assert(
      fc.property(anyTrip, rolls, (trip, dice) => {
        const { next, inverse } = apply(trip, patchFor(trip, dice));
        const back = apply(next, inverse);
        expect(apply(back.next, back.inverse).next).toEqual(next);
      }),
      { numRuns: 200 },
    );
  });

  it("never changes its argument", () => {
    fc.assert(
      fc.property(anyTrip, rolls, (trip, dice) => {
        const before = structuredClone(trip);
        apply(trip, patchFor(trip, dice));
        expect(trip).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it("keeps every activity exactly once through any moves", () => {
    fc.assert(
      fc.property(anyTrip, rolls, (trip, dice) => {
        const ids = allActivities(apply(trip, patchFor(trip, dice)).next).map((it) => it.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });

  it("names everything that does not fit, and applies nothing", () => {
    const trip = tripOf("2027-05-03", [[{ title: "Museum" }]]);
    const patch: TripPatch = [
      { op: "trip.set", before: { title: "Another title" }, after: { title: "X" } },
      { op: "activity.set", activityId: "gone", before: { title: "?" }, after: { title: "Y" } },
      { op: "activity.set", activityId: "a-1-1", before: { title: "Gallery" }, after: { title: "Z" } },
    ];
    expect(() => apply(trip, patch)).toThrow(PatchConflict);
    try {
      apply(trip, patch);
    } catch (error) {
      expect((error as PatchConflict).conflicts).toEqual([
        { target: "trip", id: "trip", fields: ["title"], why: "changed" },
        { target: "activity", id: "gone", fields: [], why: "missing" },
        { target: "activity", id: "a-1-1", fields: ["title"], why: "changed" },
      ]);
    }
  });

  it("refuses to remove a day that still has activities", () => {
    const trip = tripOf("2027-05-03", [[{}]]);
    const remove: TripPatch = [{ op: "day.remove", day: { id: "day-1", date: "2027-05-03", notes: "" } }];
    expect(() => apply(trip, remove)).toThrow("not_empty");
  });

  it("places an activity by time when its neighbour is gone", () => {
    const trip = tripOf("2027-05-03", [[{ startTime: "09:00" }, { startTime: "15:00" }]]);
    const activity = { ...blankActivity("Lunch"), id: "lunch", startTime: "12:00" };
    const { next } = apply(trip, [{ op: "activity.add", activity, at: { dayId: "day-1", after: "deleted-since" } }]);
    expect(next.days[0]?.activities.map((it) => it.id)).toEqual(["a-1-1", "lunch", "a-1-2"]);
  });
});
