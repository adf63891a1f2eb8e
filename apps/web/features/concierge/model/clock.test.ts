import { roughly } from "@caravan/domain/concierge/format";
import { expect, it } from "vitest";
import { minutesBetween, momentIn, momentWords, untilWords } from "./clock.ts";

const now = { date: "2027-03-03", time: "13:06" };

it("uses the time zone of the trip, not of the device", () => {
  const instant = Date.parse("2027-03-03T23:30:00Z");
  expect(momentIn("Asia/Tokyo", instant)).toEqual({ date: "2027-03-04", time: "08:30" });
  expect(momentIn("America/New_York", instant)).toEqual({ date: "2027-03-03", time: "18:30" });
  expect(momentIn(null, instant)).toEqual({ date: "2027-03-03", time: "23:30" });
});

it("counts across midnight", () => {
  expect(minutesBetween({ date: "2027-03-03", time: "23:50" }, { date: "2027-03-04", time: "00:20" })).toBe(30);
  expect(minutesBetween({ date: "2027-03-04", time: "00:20" }, { date: "2027-03-03", time: "23:50" })).toBe(-30);
});

it.each([
  [14, "in 14 min"],
  [80, "in 1 h 20 min"],
  [0, "now"],
  [-5, "5 min ago"],
])("writes %i minutes as %s", (minutes, words) => {
  expect(untilWords(minutes)).toBe(words);
});

it("names the day only when it is not today", () => {
  expect(momentWords({ date: "2027-03-03", time: "19:00" }, now)).toBe("19:00");
  expect(momentWords({ date: "2027-03-04", time: "09:30" }, now)).toBe("tomorrow 09:30");
  expect(momentWords({ date: "2027-03-06", time: "09:30" }, now)).toBe("Sat 6 Mar 09:30");
});

it("rounds uncertain times", () => {
  expect([0.4, 7, 12, 99].map(roughly)).toEqual([1, 7, 10, 100]);
});
