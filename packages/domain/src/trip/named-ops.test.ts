import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { expandNamedOp, type NamedOp, ShiftPastMidnight } from "./named-ops.ts";
import { apply } from "./patch.ts";
import { completePatch, patchOf } from "./requested-patch.ts";

const trip = tripOf("2027-05-03", [
  [
    { title: "Castle", startTime: "10:00", endTime: "11:00", durationMinutes: 60 },
    { title: "Lunch", startTime: "12:00" },
    { title: "Flight", startTime: "18:00", bookingId: "booking" },
    { title: "A walk" },
  ],
  [{ title: "Beach", startTime: "11:00" }],
]);
const [first = "", second = ""] = trip.days.map((it) => it.id);

let made = 0;
const after = (op: NamedOp) =>
  apply(
    trip,
    patchOf(
      trip,
      expandNamedOp(trip, op, () => `copy-${++made}`),
    ),
  ).next;
const titles = (dayId: string, next = trip) =>
  next.days.find((it) => it.id === dayId)?.activities.map((it) => [it.title, it.startTime]);

describe("day.shift", () => {
  it("moves every time but those of bookings, and keeps lengths", () => {
    const next = after({ op: "day.shift", dayId: first, minutes: 90 });
    expect(titles(first, next)).toEqual([
      ["Castle", "11:30"],
      ["Lunch", "13:30"],
      ["Flight", "18:00"],
      ["A walk", null],
    ]);
    expect(next.days[0]?.activities[0]).toMatchObject({ endTime: "12:30", durationMinutes: 60 });
  });

  it("moves them earlier too, and keeps their order", () => {
    const next = after({ op: "day.shift", dayId: first, minutes: -150 });
    expect(titles(first, next)?.slice(0, 2)).toEqual([
      ["Castle", "07:30"],
      ["Lunch", "09:30"],
    ]);
  });

  it("refuses to take an activity into another day", () => {
    expect(() => after({ op: "day.shift", dayId: first, minutes: -601 })).toThrow(ShiftPastMidnight);
    expect(() => after({ op: "day.shift", dayId: second, minutes: 13 * 60 })).toThrow(/"Beach" at 11:00/);
  });
});

it("day.clear sets aside all that is not booked", () => {
  const next = after({ op: "day.clear", dayId: first });
  expect(titles(first, next)).toEqual([["Flight", "18:00"]]);
  expect(next.parked.map((it) => it.title)).toEqual(["Castle", "Lunch", "A walk"]);
});

it("day.duplicate adds copies to the other day", () => {
  const next = after({ op: "day.duplicate", dayId: second, toDayId: first });
  expect(titles(first, next)?.map(([title]) => title)).toContain("Beach");
  expect(titles(second, next)).toEqual([["Beach", "11:00"]]);
});

it("day.swap exchanges what is not booked", () => {
  const next = after({ op: "day.swap", dayId: first, withDayId: second });
  expect(titles(first, next)).toEqual([
    ["Beach", "11:00"],
    ["Flight", "18:00"],
  ]);
  expect(titles(second, next)?.map(([title]) => title)).toEqual(["Castle", "Lunch", "A walk"]);
});

it.each<NamedOp>([
  { op: "day.clear", dayId: "unknown" },
  { op: "day.duplicate", dayId: first, toDayId: "unknown" },
  { op: "day.swap", dayId: first, withDayId: "unknown" },
])("$op names a day that the trip does not have", (op) => {
  const { conflicts } = completePatch(
    trip,
    expandNamedOp(trip, op, () => "id"),
  );
  expect(conflicts).toMatchObject([{ target: "day", id: "unknown", why: "missing" }]);
});
