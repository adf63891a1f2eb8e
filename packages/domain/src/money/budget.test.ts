import { describe, expect, it } from "vitest";
import { type BudgetFields, budgetConsequences, budgetOf, budgetWords, contradictionSaid } from "./budget.ts";

const trip = (more: Partial<BudgetFields>): BudgetFields => ({
  ...{ budgetPerPerson: null, totalBudget: null, travelers: 3, currency: "EUR" },
  ...more,
});

describe("the budget of a trip", () => {
  it.each([
    ["none", {}, null],
    ["for each", { budgetPerPerson: "400" }, { for: "each", all: 120_000n, each: 40_000n, other: null }],
    ["for all", { totalBudget: "1000" }, { for: "all", all: 100_000n, each: 33_333n, other: null }],
    ["twice the same", { budgetPerPerson: "400", totalBudget: "1200" }, { for: "each", all: 120_000n, other: null }],
    ["the same but for rounding", { budgetPerPerson: "333.33", totalBudget: "1000" }, { for: "each", other: null }],
    [
      "for all, where that is stricter",
      { budgetPerPerson: "400", totalBudget: "900" },
      { for: "all", all: 90_000n, other: { for: "each", stated: 40_000n } },
    ],
    [
      "for each, where that is stricter",
      { budgetPerPerson: "200", totalBudget: "900" },
      { for: "each", all: 60_000n, other: { for: "all", stated: 90_000n } },
    ],
  ] as const)("is %s", (_, fields, expected) => {
    const found = budgetOf(trip(fields));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it("names whose it is", () => {
    expect(budgetWords(trip({ budgetPerPerson: "1234.5" }))).toBe("1,234.50 EUR each");
    expect(budgetWords(trip({ totalBudget: "900" }))).toBe("900 EUR for all 3");
    expect(budgetWords(trip({ totalBudget: "900", travelers: 2 }))).toBe("900 EUR for both");
    expect(budgetWords(trip({ totalBudget: "90000", currency: "JPY", travelers: 1 }))).toBe("90,000 JPY in all");
    const differing = trip({ budgetPerPerson: "400", totalBudget: "900" });
    expect(contradictionSaid({ ...differing, budget: budgetOf(differing) })?.text).toBe(
      "This trip has two budgets that differ, 900 EUR for all 3 and 400 EUR each: the first one is stricter and counts.",
    );
  });

  it("is the one that was set last; the other is removed when it differs", () => {
    const both = trip({ budgetPerPerson: "400", totalBudget: "1200" });
    const { fields, warnings } = budgetConsequences(both, { totalBudget: "900" });
    expect(fields).toEqual({ budgetPerPerson: null });
    expect(warnings).toEqual([
      {
        code: "budget_replaced",
        path: "budget_per_person",
        message: expect.objectContaining({
          text: "The budget is 900 EUR for all 3 now; the other one, 400 EUR each, differed from it and was removed.",
        }),
      },
    ]);
    expect(budgetConsequences(both, { budgetPerPerson: "300" }).fields).toEqual({ totalBudget: null });
    expect(budgetConsequences(both, { budgetPerPerson: "400" })).toEqual({ fields: {}, warnings: [] });
    expect(budgetConsequences(both, { budgetPerPerson: null })).toEqual({ fields: {}, warnings: [] });
  });

  it("is kept twice, with a warning, when both were set at once or the number of travellers changes", () => {
    const codes = (from: BudgetFields, change: Partial<BudgetFields>) => {
      const { fields, warnings } = budgetConsequences(from, change);
      return [Object.keys(fields).length, ...warnings.map((it) => it.code)];
    };
    expect(codes(trip({}), { budgetPerPerson: "400", totalBudget: "900" })).toEqual([0, "budgets_differ"]);
    expect(codes(trip({ budgetPerPerson: "400", totalBudget: "1200" }), { travelers: 4 })).toEqual([
      0,
      "budgets_differ",
    ]);
    expect(codes(trip({ budgetPerPerson: "400", totalBudget: "900" }), {})).toEqual([0]);
  });
});
