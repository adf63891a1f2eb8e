import { describe, expect, it } from "vitest";
import { addMonths, dateAfterKey, rangeAfter, weeksOf } from "./calendar-month.ts";

describe("a month", () => {
  it("has weeks from Monday, or from Sunday", () => {
    expect(weeksOf("2027-05", 1)).toHaveLength(6);
    expect(weeksOf("2027-05", 1)[0]).toEqual([null, null, null, null, null, "2027-05-01", "2027-05-02"]);
    expect(weeksOf("2027-05", 7)[0]).toEqual([null, null, null, null, null, null, "2027-05-01"]);
    expect(weeksOf("2027-05", 7)[1]?.[0]).toBe("2027-05-02");
  });

  it("has its 29th in a leap year", () => {
    expect(weeksOf("2028-02", 1).flat().filter(Boolean)).toHaveLength(29);
  });

  it("is followed by the next, over the end of a year", () => {
    expect([addMonths("2026-12", 1), addMonths("2027-01", -1), addMonths("2027-03", 12)]).toEqual([
      "2027-01",
      "2026-12",
      "2028-03",
    ]);
  });
});

describe("keys in a calendar", () => {
  it.each([
    ["ArrowLeft", "2027-04-30"],
    ["ArrowDown", "2027-05-08"],
    ["Home", "2027-04-26"],
    ["End", "2027-05-02"],
    ["PageDown", "2027-06-01"],
    ["a", null],
  ])("%s from Saturday 1 May leads to %s", (key, to) => {
    expect(dateAfterKey("2027-05-01", key, 1)).toBe(to);
  });

  it("stay within a shorter month", () => {
    expect(dateAfterKey("2027-01-31", "PageDown", 1)).toBe("2027-02-28");
  });
});

describe("choosing a range", () => {
  it("takes two presses, in either order, and a third begins again", () => {
    const first = rangeAfter({ start: "2027-05-03", end: "2027-05-06" }, "2027-05-10");
    expect(first).toEqual({ start: "2027-05-10", end: null });
    expect(rangeAfter(first, "2027-05-12")).toEqual({ start: "2027-05-10", end: "2027-05-12" });
    expect(rangeAfter(first, "2027-05-08")).toEqual({ start: "2027-05-08", end: "2027-05-10" });
    expect(rangeAfter(first, "2027-05-10")).toEqual({ start: "2027-05-10", end: "2027-05-10" });
  });
});
