import { expect, it } from "vitest";
import type { Segment } from "@/features/travel/index.ts";
import { bookedOutside, calendarMarks } from "./calendar-marks.ts";

const segment = (kind: Segment["kind"], start: string | null, end: string | null, more: Partial<Segment> = {}) =>
  ({
    id: `${kind} ${start}`,
    kind,
    provider: "Casa",
    status: "confirmed",
    start,
    end,
    from: null,
    to: null,
    place: null,
    ...more,
  }) as unknown as Segment;

const stay = segment("hotel", "2027-05-03T15:00", "2027-05-05T11:00");
const flight = segment("flight", "2027-05-03T09:30", "2027-05-03T12:00");

it("marks each booked night but the day of check-out, and the day of a flight", () => {
  const marks = calendarMarks([stay, flight]);
  expect([...marks].map(([date, on]) => [date, on.map((it) => it.kind)])).toEqual([
    ["2027-05-03", ["night", "travel"]],
    ["2027-05-04", ["night"]],
  ]);
});

it("marks nothing that was cancelled or has no date", () => {
  expect(calendarMarks([{ ...flight, status: "cancelled" }, segment("train", null, null)]).size).toBe(0);
});

it("finds what is booked outside of other dates, also in part", () => {
  const outside = (from: string, to: string) => bookedOutside([stay, flight], from, to).map((it) => it.kind);
  expect(outside("2027-05-03", "2027-05-05")).toEqual([]);
  expect(outside("2027-05-04", "2027-05-09")).toEqual(["hotel", "flight"]);
  expect(outside("2027-05-01", "2027-05-04")).toEqual(["hotel"]);
});
