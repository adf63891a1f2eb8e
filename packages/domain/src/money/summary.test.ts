import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../amount.ts";
import { type CostEntry, expenseCategories } from "./cost-entry.ts";
import { summarise as views } from "./summary.ts";
import { countedEntries } from "./trip-cost.ts";

const people = ["ana", "ben", "cleo", "dan"];
const rates = new Map([
  ["USD", "0.9173"],
  ["JPY", "0.00613"],
  ["KWD", "2.9871"],
]);

/** The views of the costs with the total that all of them must have. */
function summarise(currency: string, entries: readonly CostEntry[], known: ReadonlyMap<string, string>) {
  const counted = countedEntries(currency, entries, known);
  return {
    ...views({ currency, entries, counted }, known),
    total: sum(counted.map((it) => it.amount)),
    estimated: sum(counted.filter((it) => it.entry.estimated).map((it) => it.amount)),
  };
}

const entry: fc.Arbitrary<CostEntry> = fc
  .record({
    thousandths: fc.integer({ min: 0, max: 9_999_999 }),
    currency: fc.constantFrom("EUR", "USD", "JPY", "KWD", "CHF"),
    category: fc.constantFrom(...expenseCategories),
    day: fc.constantFrom("2030-05-03", "2030-05-04", null),
    estimated: fc.boolean(),
    paidBy: fc.constantFrom(...people, null),
    sharing: fc.uniqueArray(fc.tuple(fc.constantFrom(...people), fc.integer({ min: 1, max: 9 })), {
      selector: ([person]) => person,
      minLength: 1,
    }),
  })
  .map(({ thousandths, day, sharing, ...rest }, index = 0) => ({
    ...rest,
    source: "expense",
    id: String(index),
    title: "Something",
    amount: (thousandths / 1000).toFixed(3),
    date: day,
    currencyAssumed: false,
    split: { mode: "weights", shares: sharing.map(([personId, weight]) => ({ personId, weight: String(weight) })) },
  }));

describe("a money summary", () => {
  it("has one total in every view", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), (entries) => {
        const summary = summarise("EUR", entries, rates);
        expect(sum(summary.byCategory.map((it) => it.amount))).toBe(summary.total);
        expect(sum(summary.byDay.map((it) => it.amount))).toBe(summary.total);
        expect(sum(summary.byDay.map((it) => it.estimated))).toBe(summary.estimated);
        expect(sum(summary.byCurrency.map((it) => it.converted ?? 0n))).toBe(summary.total);
      }),
    );
  });

  it("has balances that sum to zero, and transfers that settle them", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), (entries) => {
        const { byPerson, settlements } = summarise("EUR", entries, rates);
        const left = new Map([...byPerson].map(([id, it]) => [id, it.balance]));
        expect(sum(left.values())).toBe(0n);
        expect(sum([...byPerson.values()].map((it) => it.paid))).toBe(
          sum([...byPerson.values()].map((it) => it.share)),
        );
        for (const { from, to, amount } of settlements) {
          left.set(from, (left.get(from) ?? 0n) + amount);
          left.set(to, (left.get(to) ?? 0n) - amount);
        }
        expect([...left.values()].every((it) => it === 0n)).toBe(true);
      }),
    );
  });

  it("does not depend on the order of the entries", () => {
    const shuffled = fc
      .array(entry, { maxLength: 15 })
      .chain((its) => fc.tuple(fc.constant(its), fc.shuffledSubarray(its, { minLength: its.length })));
    fc.assert(
      fc.property(shuffled, ([entries, others]) => {
        const told = (its: CostEntry[]) => {
          const { byPerson, ...rest } = summarise("EUR", its, rates);
          return { ...rest, byPerson: [...byPerson].sort(([a], [b]) => (a < b ? -1 : 1)) };
        };
        expect(told(others)).toEqual(told(entries));
      }),
    );
  });

  it("lists amounts without an exchange rate apart, and assumes none", () => {
    const [one] = fc.sample(entry, 1) as [CostEntry];
    const paid: CostEntry = { ...one, amount: "10", currency: "EUR", paidBy: "ana", category: "food", date: null };
    const summary = summarise("EUR", [paid, { ...paid, currency: "CHF", amount: "7.35" }], new Map());
    expect(summary.total).toBe(1_000n);
    expect(summary.byCurrency).toEqual([
      { currency: "EUR", count: 1, original: 1_000n, converted: 1_000n, rate: "1" },
      { currency: "CHF", count: 1, original: 735n, converted: null, rate: null },
    ]);
    expect(summary.byPerson.get("ana")?.paid).toBe(1_000n);
  });

  it("leaves expenses without a payer out of the balances", () => {
    const [one] = fc.sample(entry, 1) as [CostEntry];
    const summary = summarise("EUR", [{ ...one, amount: "10", currency: "EUR", paidBy: null }], new Map());
    expect(summary.total).toBe(1_000n);
    expect(summary.byPerson.size).toBe(0);
    expect(summary.settlements).toEqual([]);
  });
});
