import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allActivities, anyTrip, counter, tripOf } from "../../test/trips.ts";
import type { TripDocument } from "./document.ts";
import { apply, PatchConflict, type TripOp, type TripPatch } from "./patch.ts";
import { blankActivity } from "./shift.ts";

/** A random but fitting op for the trip as it is. */
function opFor(trip: TripDocument, dice: readonly number[], newId: () => string): TripOp {
  const pick = <T>(list: readonly T[], at: number) => list[(dice[at] ?? 0) % list.length] as T;
  const activities = allActivities(trip);
  const day = pick(trip.days, 1);
  const placeIn = (dayId: string | null, without?: string) => {
    const list = (dayId === null ? trip.parked : (trip.days.find((it) => it.id === dayId)?.activities ?? [])).filter(
      (it) => it.id !== without,
    );
    return { dayId, after: pick([null, ...list.map((it) => it.id)], 2) };
  };
  const target = activities.length > 0 ? pick(activities, 3) : undefined;
  const home = trip.days.find((it) => it.activities.some((a) => a.id === target?.id))?.id ?? null;
  switch ((dice[0] ?? 0) % (target ? 6 : 3)) {
    case 0:
      return { op: "trip.set", before: { title: trip.title }, after: { title: `Title ${dice[1]}` } };
    case 1:
      return { op: "day.set", dayId: day.id, before: { notes: day.notes }, after: { notes: `Notes ${dice[2]}` } };
    case 2: {
      const id = newId();
      return { op: "activity.add", activity: { ...blankActivity(id), id }, at: placeIn(pick([day.id, null], 4)) };
    }
    case 3:
      return { op: "activity.remove", activity: target as never, at: { dayId: home, after: null } };
    case 4:
      return {
        op: "activity.set",
        activityId: (target as { id: string }).id,
        before: { title: (target as { title: string }).title },
        after: { title: `Renamed ${dice[4]}` },
      };
    default: {
      const to = placeIn(pick([day.id, null], 4), target?.id);
      return { op: "activity.move", activityId: (target as { id: string }).id, from: { dayId: home, after: null }, to };
    }
  }
}

const rolls = fc.array(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 12 });

/** A patch of many ops, each made for the trip that the ones before leave. */
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

  it("never changes the trip that it was given", () => {
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
      expect((error as PatchConflict).obstacles).toEqual([
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

  it("puts an activity where its time belongs when its neighbour has gone", () => {
    const trip = tripOf("2027-05-03", [[{ startTime: "09:00" }, { startTime: "15:00" }]]);
    const activity = { ...blankActivity("Lunch"), id: "lunch", startTime: "12:00" };
    const { next } = apply(trip, [{ op: "activity.add", activity, at: { dayId: "day-1", after: "deleted-since" } }]);
    expect(next.days[0]?.activities.map((it) => it.id)).toEqual(["a-1-1", "lunch", "a-1-2"]);
  });
});
