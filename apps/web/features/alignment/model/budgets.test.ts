import { describe, expect, it, test } from "vitest";
import type { Group, GroupMember } from "@/features/groups/index.ts";
import { budgetOverlapText, budgetsOf, placeOn, planCostWords, scaleOf } from "./budgets.ts";

type Budget = NonNullable<NonNullable<GroupMember["preferences"]>["budget"]>;
const member = (name: string, budget: Partial<Budget> | null) =>
  ({
    user_id: name,
    name,
    preferences: { budget: budget && { min: null, max: null, private: false, ignored: false, ...budget } },
  }) as unknown as GroupMember;

describe("the budgets of a group", () => {
  const group: Pick<Group, "members" | "you" | "budget_overlap"> = {
    you: "Ana",
    members: [
      member("Rui", { min: 300, max: 800 }),
      member("Ana", { min: 0, max: 500, private: true }),
      member("Eva", { private: true }),
      member("Tom", { min: 0, max: 0, ignored: true }),
      member("Lea", null),
    ],
    budget_overlap: { range: { min: 300, max: 450 }, stated: 3, private: 2 },
  };

  it("shows your own private budget, and of others only that they have one", () => {
    const { bars, hidden } = budgetsOf(group);
    expect(bars.map((it) => it.name)).toEqual(["Ana", "Rui"]);
    expect(hidden).toBe(1);
    expect(JSON.stringify(bars)).not.toContain("Eva");
  });

  it("draws no invalid budget, and names whose it is", () => {
    expect(budgetsOf(group).unread).toEqual(["Tom"]);
  });

  it("leaves room for an open end, and starts near the lowest when all are high", () => {
    const low = scaleOf([{ min: 0, max: 500 }]);
    expect(low.from).toBe(0);
    expect(placeOn(low, 500)).toBeLessThanOrEqual(100);
    const open = scaleOf([{ min: 400, max: null }]);
    expect(placeOn(open, 400)).toBeLessThan(90);
    expect(placeOn(open, null)).toBe(100);
    const high = scaleOf([{ min: 9_000, max: 10_000 }]);
    expect(high.from).toBeGreaterThan(4_000);
    expect(high.from).toBeLessThan(9_000);
  });

  it("has a scale also for none and for zero", () => {
    for (const ranges of [[], [{ min: 0, max: 0 }], [{ min: 0, max: null }]]) {
      const scale = scaleOf(ranges);
      expect(scale.to).toBeGreaterThan(scale.from);
    }
  });
});

const round = (round_number: number, budget = false) => ({
  round_number,
  dimensions: { dates: false, destination: false, budget },
});
const overlap = (range: { min: number; max: number | null } | null, stated = 3) => ({ range, stated, private: 0 });
const words = (...args: Parameters<typeof budgetOverlapText>) => budgetOverlapText(...args)?.words;

test("shows the amount where budgets overlap", () => {
  const range = { min: 300, max: 450 };
  expect(budgetOverlapText(overlap(range), 0, round(0))).toEqual({
    amount: range,
    words: "per person works for all 3.",
  });
});

test("says that open budgets do not overlap", () => {
  expect(words(overlap(null), 0, round(0))).toBe("No amount works for everyone yet.");
});

test("does not say that private budgets do not overlap before a round", () => {
  expect(words(overlap(null), 1, round(0))).toBe(
    "One budget is private, so only the first round will show where they overlap.",
  );
  expect(words(overlap(null), 2, round(0))).toMatch(/^Some budgets are private/);
  expect(budgetOverlapText(overlap(null), 1, undefined)).toBeNull();
});

test("shows the result of the round, also when the amount stays private", () => {
  expect(words(overlap(null), 1, round(2))).toMatch(/^In round 2 the budgets didn't overlap/);
  expect(words(overlap(null), 1, round(1, true))).toBe("The budgets overlap; the amount stays private.");
});

test("says nothing without budgets", () => {
  expect(budgetOverlapText(overlap(null, 0), 0, round(0))).toBeNull();
});

const summary = {
  ...{ currency: "EUR", travelers: 2, total: 600 },
  ...{ expected: { low: 640, likely: 700, high: 820 }, unpriced: [{}] },
  open_nights: null,
};

test.each([
  [
    { min: 300, max: 500 },
    "EUR",
    "The planned trip likely costs €320–€410 each, within the agreed €300–€500 per person.",
  ],
  [
    { min: 200, max: 340 },
    "EUR",
    "The planned trip likely costs €320–€410 each, over the agreed €200–€340 per person.",
  ],
  [{ min: 200, max: null }, "EUR", "The planned trip likely costs €320–€410 each."],
  [{ min: 200, max: 340 }, "USD", "The planned trip likely costs €320–€410 each."],
  [null, "EUR", "The planned trip likely costs €320–€410 each."],
])("compares what the planned trip costs each with what was agreed: %j in %s", (agreed, currency, words) => {
  expect(planCostWords(summary, agreed, currency)).toBe(words);
});

test("says nothing while nothing has a cost", () => {
  const nothing = { ...summary, total: 0, expected: { low: 0, likely: 0, high: 0 }, unpriced: [] };
  expect(planCostWords(nothing, null, "EUR")).toBeNull();
});
