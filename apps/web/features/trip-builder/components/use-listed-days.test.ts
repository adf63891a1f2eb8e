import { describe, expect, it } from "vitest";
import type { Day } from "@/features/api-client/index.ts";
import { isOver, listedDays } from "./use-listed-days.ts";

const day = (number: number) =>
  ({
    id: `d${number}`,
    date: `2027-05-0${number}`,
    day_number: number,
    notes: null,
    activities: [{ id: `a${number}` }],
  }) as unknown as Day;
const days = [1, 2, 3, 4].map(day);
const shown = (only: string | null, today: string | null, unfolded = false) => {
  const { days: listed, folded } = listedDays(days, only, today, unfolded);
  return [listed.map((it) => it.id).join(" "), folded];
};

describe("the days in the list", () => {
  it("are all of them before and after the trip", () => {
    expect(shown(null, null)).toEqual(["d1 d2 d3 d4", 0]);
  });

  it("begin with today on the way", () => {
    expect(shown(null, "2027-05-03")).toEqual(["d3 d4", 2]);
    expect(shown(null, "2027-05-01")).toEqual(["d1 d2 d3 d4", 0]);
  });

  it("are all of them again once unfolded", () => {
    expect(shown(null, "2027-05-03", true)).toEqual(["d1 d2 d3 d4", 0]);
  });

  it("are the chosen one alone, also one that is over", () => {
    expect(shown("d1", "2027-05-03")).toEqual(["d1", 0]);
  });

  it("are all of them when the chosen one is gone", () => {
    expect(shown("gone", null)).toEqual(["d1 d2 d3 d4", 0]);
  });

  it.each([
    ["#day-d1", true],
    ["#activity-a2", true],
    ["#day-d3", false],
    ["#activity-a4", false],
    ["", false],
  ])("know whether the address %s is on a day that is over", (hash, over) => {
    expect(isOver(days, "2027-05-03", hash)).toBe(over);
  });
});
