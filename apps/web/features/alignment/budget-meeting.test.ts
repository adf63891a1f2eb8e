import { expect, test } from "vitest";
import { budgetMeeting } from "./budget-meeting.ts";

const round = (round_number: number, budget = false) => ({
  round_number,
  dimensions: { dates: false, destination: false, budget },
});
const overlap = (range: { min: number; max: number | null } | null, stated = 3) => ({ range, stated, private: 0 });
const words = (...args: Parameters<typeof budgetMeeting>) => budgetMeeting(...args)?.words;

test("where budgets meet it gives the amount", () => {
  const range = { min: 300, max: 450 };
  expect(budgetMeeting(overlap(range), 0, round(0))).toEqual({ amount: range, words: "a person suits all 3." });
});

test("open budgets that do not meet are said not to", () => {
  expect(words(overlap(null), 0, round(0))).toBe("No amount suits everybody yet.");
});

test("private budgets that no round has compared yet are not said to be apart", () => {
  expect(words(overlap(null), 1, round(0))).toBe(
    "One budget is private, so the first round will tell where all of them meet.",
  );
  expect(words(overlap(null), 2, round(0))).toMatch(/^Some budgets are private/);
  expect(budgetMeeting(overlap(null), 1, undefined)).toBeNull();
});

test("after a round it is what the round found, also where the amount stays private", () => {
  expect(words(overlap(null), 1, round(2))).toMatch(/^In round 2 the budgets did not meet/);
  expect(words(overlap(null), 1, round(1, true))).toBe("The budgets meet; the amount stays private.");
});

test("without any budget there is nothing to say", () => {
  expect(budgetMeeting(overlap(null, 0), 0, round(0))).toBeNull();
});
