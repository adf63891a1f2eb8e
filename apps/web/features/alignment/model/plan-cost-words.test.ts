import { expect, test } from "vitest";
import { planCostWords } from "./plan-cost-words.ts";

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
