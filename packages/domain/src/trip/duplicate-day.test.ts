import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { duplicateDay } from "./duplicate-day.ts";
import { apply } from "./patch.ts";

const trip = tripOf("2027-05-03", [
  [
    { title: "Castle", startTime: "10:00", pinned: true, notes: "East gate" },
    { title: "Hotel", bookingId: "booking", segmentId: "segment" },
  ],
  [{ title: "Beach", startTime: "18:00" }],
  [],
]);
const [first, second, third] = trip.days;
if (!first || !second || !third) throw new Error("the trip has three days");

const newIds = () => {
  let made = 0;
  return () => `copy-${++made}`;
};

describe("duplicateDay", () => {
  it("adds copies at their times, and those without a time after the ones that they follow", () => {
    const { next } = apply(trip, duplicateDay(first, second, newIds()));
    expect(next.days[1]?.activities.map((it) => [it.id, it.title, it.startTime])).toEqual([
      ["copy-1", "Castle", "10:00"],
      ["copy-2", "Hotel", null],
      ["a-2-1", "Beach", "18:00"],
    ]);
    expect(next.days[1]?.activities[0]).toMatchObject({ notes: "East gate" });
    expect(next.days[0]).toEqual(first);
  });

  it("copies neither booking, segment nor pin", () => {
    const { next } = apply(trip, duplicateDay(first, third, newIds()));
    expect(next.days[2]?.activities).toMatchObject([
      { title: "Castle", pinned: false },
      { title: "Hotel", bookingId: null, segmentId: null },
    ]);
  });

  it("has an exact inverse", () => {
    const { next, inverse } = apply(trip, duplicateDay(first, second, newIds()));
    expect(apply(next, inverse).next).toEqual(trip);
  });

  it("changes nothing for an empty day", () => {
    expect(duplicateDay(third, first, newIds())).toEqual([]);
  });
});
