import { expect, it } from "vitest";
import { foldClause } from "./clauses.ts";
import { saidHourIn, withoutSaidHour } from "./said-hour.ts";

it.each([
  ["the opera at 19:00", 19 * 60],
  ["tickets at 19.30 on the third day", 19.5 * 60],
  ["at 7 pm on Friday", 19 * 60],
  ["at 7:30 p.m.", 19.5 * 60],
  ["at 9:00 am", 9 * 60],
  ["at 8 in the evening", 20 * 60],
  ["at 3:15 in the afternoon", 15.25 * 60],
  ["the Uffizi at 11:00", 11 * 60],
  // In the morning or in the evening: nobody can tell.
  ["at 8:00", null],
  ["dinner at eight", null],
  ["at 12 museums", null],
  ["back by 19:00", null],
  ["from 14:00 to 17:30", null],
  ["at 25:00", null],
  ["at 19:07", null],
  ["at 3 am", null],
])("the hour of %j", (said, at) => {
  expect(saidHourIn(foldClause(said))).toBe(at);
});

it("is left out of what is counted", () => {
  expect(withoutSaidHour("two concerts at 19 00 on day 3")).toBe("two concerts on day 3");
  expect(withoutSaidHour("two concerts at 8 00")).toBe("two concerts at 8 00");
});
