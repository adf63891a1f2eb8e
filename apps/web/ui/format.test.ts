import { expect, test } from "vitest";
import {
  dayCount,
  formatDate,
  formatDateRange,
  formatDistance,
  formatDuration,
  formatEach,
  formatMoney,
  formatRange,
  formatRecent,
  formatTimes,
  spellValues,
} from "./format.ts";

test("a calendar date is the same day in every time zone", () => {
  expect(formatDate("2027-03-03", "long")).toBe("Wednesday 3 March 2027");
  expect(formatDate("2027-09-01", "short")).toBe("1 Sep");
  expect(formatDate("soon")).toBe("soon");
});

test("formats the dates in a message and keeps other numbers", () => {
  expect(spellValues("Move it from 2027-05-04 to 2027-05-05 at 14:00")).toBe(
    "Move it from Tue 4 May to Wed 5 May at 14:00",
  );
  expect(spellValues("Ticket 12027-05-04, 2027-13-40")).toBe("Ticket 12027-05-04, 2027-13-40");
});

test.each([
  ["It comes to 199.9 EUR each", "It comes to €199.90 each"],
  ["1,200–1,500 EUR for all 3", "€1,200–€1,500 for all 3"],
  ["a car costs 10 to 15 EUR", "a car costs €10–€15"],
  ["saves 25 EUR of the 262.50 EUR", "saves €25 of the €262.50"],
  ["Room 12 ABC, bus 3 NYC", "Room 12 ABC, bus 3 NYC"],
])("formats amounts in a message like all others: %s", (text, spelled) => {
  expect(spellValues(text)).toBe(spelled);
  expect(spellValues(spelled)).toBe(spelled);
});

test.each([
  ["09:30", "11:00", "09:30–11:00"],
  ["€40", "€90", "€40–€90"],
  ["Tue 4 May, 10:00", "Wed 5 May, 09:00", "Tue 4 May, 10:00 – Wed 5 May, 09:00"],
  ["€40", "€40", "€40"],
])("writes a range with an en dash, and one end alone when both are the same: %s to %s", (from, to, text) => {
  expect(formatRange(from, to)).toBe(text);
});

test.each([
  ["2027-03-03", "2027-03-07", "3–7 Mar 2027"],
  ["2027-03-30", "2027-04-07", "30 Mar – 7 Apr 2027"],
  ["2027-12-30", "2028-01-02", "30 Dec 2027 – 2 Jan 2028"],
  ["2027-03-03", "2027-03-03", "3 Mar 2027"],
])("writes common parts of both ends once: %s to %s", (start, end, text) => {
  expect(formatDateRange(start, end)).toBe(text);
});

test("counts both ends, also across a change of the clocks", () => {
  expect(dayCount("2027-03-27", "2027-03-30")).toBe(4);
});

test("keeps every digit of an amount", () => {
  expect(formatMoney("20", "EUR")).toBe("€20");
  expect(formatMoney("20.5", "USD")).toBe("$20.50");
  expect(formatMoney("99999999999.12", "EUR")).toBe("€99,999,999,999.12");
  expect(formatMoney("7", "??")).toBe("7 ??");
});

test("says that a price is for each traveller, unless there is only one", () => {
  expect([formatEach(12, "EUR", 2), formatEach(12, "EUR", 1), formatEach(0, "EUR", 3)]).toEqual([
    "€12 each",
    "€12",
    "Free",
  ]);
});

test("writes times, durations, distances and counts", () => {
  expect(formatTimes("22:00", "01:00")).toBe("22:00–01:00 (next day)");
  expect(formatTimes("09:30", null)).toBe("09:30");
  expect([45, 60, 90].map(formatDuration)).toEqual(["45 min", "1 h", "1 h 30 min"]);
  expect([851, 999, 1_240, 2_000, 12_400].map(formatDistance)).toEqual(["850 m", "1 km", "1.2 km", "2 km", "12 km"]);
});

test("names the day of a moment that is not today", () => {
  const at = (day: number, hour: number) => new Date(2027, 4, day, hour, 5).getTime();
  expect(formatRecent(at(3, 14), at(3, 23))).toBe("14:05");
  expect(formatRecent(at(3, 23), at(4, 0))).toBe("3 May, 23:05");
});
