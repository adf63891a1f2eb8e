import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../amount.ts";
import { settlementTransfers, type Transfer } from "./settlement.ts";

/** Balances that sum to zero: the last person evens them out. */
const balances = (most: number, range: number) =>
  fc.array(fc.integer({ min: -range, max: range }), { minLength: 1, maxLength: most - 1 }).map((amounts) => {
    const all = [...amounts, -amounts.reduce((a, b) => a + b, 0)];
    return new Map(all.map((amount, index) => [`p${index}`, BigInt(amount)]));
  });

function after(before: ReadonlyMap<string, bigint>, transfers: readonly Transfer[]): bigint[] {
  const left = new Map(before);
  for (const { from, to, amount } of transfers) {
    left.set(from, (left.get(from) ?? 0n) + amount);
    left.set(to, (left.get(to) ?? 0n) - amount);
  }
  return [...left.values()];
}

/**
 * The fewest transfers by exhaustive search: the first unsettled person settles with each of the opposite sign, in
 * full. Knows nothing of groups.
 */
function fewestByTrying(amounts: readonly bigint[]): number {
  const [first, ...others] = amounts.filter((it) => it !== 0n);
  if (first === undefined) return 0;
  let fewest = Number.POSITIVE_INFINITY;
  others.forEach((other, index) => {
    if (first > 0n === other > 0n) return;
    fewest = Math.min(fewest, 1 + fewestByTrying(others.with(index, other + first)));
  });
  return fewest;
}

describe("settling", () => {
  it("brings all balances to zero, by positive transfers between two people", () => {
    fc.assert(
      fc.property(balances(40, 5_000), (before) => {
        const transfers = settlementTransfers(before);
        expect(after(before, transfers).every((it) => it === 0n)).toBe(true);
        expect(transfers.every((it) => it.amount > 0n && it.from !== it.to)).toBe(true);
      }),
    );
  });

  it("needs the fewest possible transfers", () => {
    fc.assert(
      fc.property(balances(8, 6), (before) => {
        expect(settlementTransfers(before).length).toBe(fewestByTrying([...before.values()]));
      }),
      { numRuns: 400 },
    );
  });

  it("needs fewer transfers than there are people", () => {
    fc.assert(
      fc.property(balances(60, 1_000_000), (before) => {
        const uneven = [...before.values()].filter((it) => it !== 0n).length;
        expect(settlementTransfers(before).length).toBeLessThanOrEqual(Math.max(0, uneven - 1));
      }),
    );
  });

  it("does not depend on the order of the people", () => {
    const shuffled = balances(15, 20).chain((it) =>
      fc.tuple(fc.constant(it), fc.shuffledSubarray([...it], { minLength: it.size })),
    );
    fc.assert(
      fc.property(shuffled, ([before, others]) => {
        expect(settlementTransfers(new Map(others))).toEqual(settlementTransfers(before));
      }),
    );
  });

  it("finds groups that a greedy match of largest with largest misses", () => {
    const before = new Map(Object.entries({ a: -5n, b: -4n, c: 3n, d: 2n, e: 3n, f: 1n }));
    expect(sum(before.values())).toBe(0n);
    expect(settlementTransfers(before)).toHaveLength(4);
  });

  it("settles fifteen people by exhaustive search", () => {
    const amounts = Array.from({ length: 14 }, (_, index) => BigInt(index * index * 37 + 11) * (index % 2 ? 1n : -1n));
    const before = new Map([...amounts, -sum(amounts)].map((amount, index) => [`p${index}`, amount]));
    expect(after(before, settlementTransfers(before)).every((it) => it === 0n)).toBe(true);
  });

  it("is empty when all balances are zero, and refuses balances that do not add up to zero", () => {
    expect(settlementTransfers(new Map([["a", 0n]]))).toEqual([]);
    expect(settlementTransfers(new Map())).toEqual([]);
    expect(() => settlementTransfers(new Map([["a", 1n]]))).toThrow(RangeError);
  });
});
