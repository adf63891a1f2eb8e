import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { addActivity, selectDay } from "./edit-activity.ts";
import { blankActivity } from "./new-activity.ts";
import { apply } from "./patch.ts";

const trip = tripOf("2027-05-03", [
  [{ title: "Castle", startTime: "10:00" }, { title: "Lunch", startTime: "13:00" }, { title: "Whenever" }],
  [{ title: "Beach", startTime: "11:00" }],
]);
const [first] = trip.days;
if (!first) throw new Error("the trip has two days");
const ids = (dayIndex: number, next = trip) => next.days[dayIndex]?.activities.map((it) => it.id);

describe("selectDay", () => {
  it("prefers the id, then the date, then the number, and takes day 1 by default", () => {
    expect(selectDay(trip, { itineraryId: "day-2", date: "2027-05-03", dayNumber: 1 })?.id).toBe("day-2");
    expect(selectDay(trip, { date: "2027-05-04", dayNumber: 1 })?.id).toBe("day-2");
    expect(selectDay(trip, { dayNumber: 2 })?.id).toBe("day-2");
    expect(selectDay(trip, {})?.id).toBe("day-1");
  });
  it.each([{ itineraryId: "nope" }, { date: "2027-05-05" }, { dayNumber: 3 }, { dayNumber: 0 }, { dayNumber: -1 }])(
    "finds no day for %o",
    (wanted) => {
      expect(selectDay(trip, wanted)).toBeUndefined();
    },
  );
});

describe("addActivity", () => {
  it.each([
    ["09:00", ["new", "a-1-1", "a-1-2", "a-1-3"]],
    ["10:00", ["a-1-1", "new", "a-1-2", "a-1-3"]],
    ["18:00", ["a-1-1", "a-1-2", "new", "a-1-3"]],
    [null, ["a-1-1", "a-1-2", "a-1-3", "new"]],
  ])("inserts an activity that starts at %s by its time", (startTime, order) => {
    const { next } = apply(trip, addActivity(first, { ...blankActivity("New"), id: "new", startTime }));
    expect(ids(0, next)).toEqual(order);
  });
});
