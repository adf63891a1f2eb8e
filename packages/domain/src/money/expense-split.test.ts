import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, sum, toMinor } from "../amount.ts";
import { allocate } from "./allocate-by-weight.ts";
import { inOrder, leftToShare, type Split, sharesOf } from "./expense-split.ts";

const total = fc.bigInt({ min: 0n, max: 10n ** 14n });
const claims = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 30 })
  .filter((weights) => weights.some((it) => it > 0n))
  .map((weights) => weights.map((weight, index) => ({ id: `p${index}`, weight })));

describe("allocation by weights", () => {
  it("gives parts that add up to the total", () => {
    fc.assert(
      fc.property(total, claims, (all, its) => {
        expect(sum(allocate(all, its).values())).toBe(all);
      }),
    );
  });

  it("gives nobody more than one unit above or below the exact part, and nothing without a weight", () => {
    fc.assert(
      fc.property(total, claims, (all, its) => {
        const weights = sum(its.map((it) => it.weight));
        for (const [id, part] of allocate(all, its)) {
          const weight = its.find((it) => it.id === id)?.weight ?? 0n;
          const off = part * weights - all * weight;
          expect(off < weights && off > -weights).toBe(true);
          if (weight === 0n) expect(part).toBe(0n);
        }
      }),
    );
  });

  it("refuses an empty list", () => {
    expect(() => allocate(5n, [])).toThrow(RangeError);
    expect(() => allocate(5n, [{ id: "a", weight: 0n }])).toThrow(RangeError);
  });
});

const people = ["ana", "ben", "rui"];
const equal: Split = { mode: "equal", shares: people.map((personId) => ({ personId })) };

describe("a split", () => {
  it.each([
    ["100", "EUR", [3334n, 3333n, 3333n]],
    ["100", "JPY", [34n, 33n, 33n]],
    ["100", "KWD", [33334n, 33333n, 33333n]],
    ["0.02", "EUR", [1n, 1n, 0n]],
    ["0", "EUR", [0n, 0n, 0n]],
  ])("of %s %s among three equally", (amount, currency, expected) => {
    expect([...sharesOf(toMinor(amount, currency), equal, currency).values()]).toEqual(expected);
  });

  it("does not depend on the order in which people are named", () => {
    const named = fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
      .chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })));
    fc.assert(
      fc.property(total, named, (all, [ids, others]) => {
        const of = (people: readonly string[]) =>
          sharesOf(all, inOrder({ mode: "equal", shares: people.map((personId) => ({ personId })) }), "EUR");
        expect([...of(others)]).toEqual([...of(ids)]);
      }),
    );
  });

  it("keeps odd units with those who had them", () => {
    const had: Split = { mode: "equal", shares: [{ personId: "rui" }, { personId: "ana" }] };
    const before = had.shares.map((it) => it.personId);
    const now = inOrder({ mode: "equal", shares: [...had.shares, { personId: "ben" }].reverse() }, before);
    expect(now.shares.map((it) => it.personId)).toEqual(["rui", "ana", "ben"]);
    expect([...sharesOf(100n, now, "EUR")][0]).toEqual(["rui", 34n]);
  });

  it("by weights accepts fractions exactly", () => {
    const split: Split = {
      mode: "weights",
      shares: [
        { personId: "ana", weight: "1" },
        { personId: "ben", weight: "0.5" },
        { personId: "rui", weight: "1.5" },
      ],
    };
    expect([...sharesOf(9_000n, split, "EUR").values()]).toEqual([3_000n, 1_500n, 4_500n]);
  });

  it("by amounts gives those amounts, and their proportions in another currency", () => {
    const split: Split = {
      mode: "amounts",
      shares: [
        { personId: "ana", amount: "70" },
        { personId: "ben", amount: "30" },
      ],
    };
    expect([...sharesOf(toMinor("100", "USD"), split, "USD").values()]).toEqual([7_000n, 3_000n]);
    const inEuros = convert(toMinor("100", "USD"), "USD", "EUR", "0.91");
    expect([...sharesOf(inEuros, split, "USD").values()]).toEqual([6_370n, 2_730n]);
  });

  it("tells the missing or excess amount", () => {
    const of = (amounts: string[]): Split => ({
      mode: "amounts",
      shares: amounts.map((amount, index) => ({ personId: `p${index}`, amount })),
    });
    expect(leftToShare("42.5", "EUR", of(["20", "22.49"]))).toBe(1n);
    expect(leftToShare("42.5", "EUR", of(["20", "22.5"]))).toBe(0n);
    expect(leftToShare("42.5", "EUR", of(["50"]))).toBe(-750n);
    expect(leftToShare("42.5", "EUR", equal)).toBe(0n);
  });
});
