import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, divideHalfEven, fixedAmount, fromMinor, isPayable, times, toAmount, toMinor } from "./amount.ts";
import { decimalsOf } from "./currency-decimals.ts";

const currency = fc.constantFrom("EUR", "JPY", "KWD", "CLP", "USD", "TND");
const minor = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

describe("an amount", () => {
  it("is the same after conversion to the smallest units and back, in every currency", () => {
    fc.assert(
      fc.property(minor, currency, (value, code) => {
        expect(toMinor(fromMinor(value, code), code)).toBe(value);
        expect(toMinor(fixedAmount(value, code), code)).toBe(value);
      }),
    );
  });

  it.each([
    ["42.5", "EUR", 4250n],
    ["42", "JPY", 42n],
    ["0.125", "KWD", 125n],
    ["0.125", "EUR", 12n],
    ["0.135", "EUR", 14n],
    ["2.5", "CLP", 2n],
    ["3.5", "CLP", 4n],
    ["99999999999.999", "KWD", 99999999999999n],
  ])("%s %s is %s of the smallest unit; halves go to the even one", (amount, code, expected) => {
    expect(toMinor(amount, code)).toBe(expected);
  });

  it("is payable when the currency has coins for it", () => {
    const able = ["1", "1.5", "1.25", "1.255"].map((it) => ["JPY", "EUR", "KWD"].map((code) => isPayable(it, code)));
    expect(able).toEqual([
      [true, true, true],
      [false, true, true],
      [false, true, true],
      [false, false, true],
    ]);
  });

  it("keeps every decimal that a JSON number can have", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (thousandths) => {
        expect(toMinor(toAmount(thousandths / 1000), "KWD")).toBe(BigInt(thousandths));
      }),
    );
  });

  it("equals the fixed amount with all decimals", () => {
    expect([
      fixedAmount(4250n, "EUR"),
      fixedAmount(-5n, "EUR"),
      fixedAmount(7n, "JPY"),
      fixedAmount(1n, "KWD"),
    ]).toEqual(["42.50", "-0.05", "7", "0.001"]);
  });

  it("times a count is exact", () => {
    expect([times("0.1", 3), times("12.345", 2), times("10", 1)]).toEqual(["0.3", "24.69", "10"]);
  });
});

describe("a division", () => {
  it("is never further from the exact quotient than half a unit", () => {
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 1n, max: 10n ** 9n }), (value, by) => {
        const off = (divideHalfEven(value, by) * by - value) * 2n;
        expect(off <= by && off >= -by).toBe(true);
      }),
    );
  });

  it("rounds negative amounts like positive ones", () => {
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 1n, max: 1000n }), (value, by) => {
        expect(divideHalfEven(-value, by)).toBe(-divideHalfEven(value, by));
      }),
    );
  });
});

describe("converting", () => {
  it.each([
    [10_000n, "USD", "EUR", "0.92", 9_200n],
    [1_000n, "JPY", "EUR", "0.0061", 610n],
    [1_234n, "KWD", "EUR", "2.98", 368n],
    [100n, "EUR", "JPY", "163.5", 164n],
    [100n, "EUR", "JPY", "162.5", 162n],
    [1n, "EUR", "EUR", "1", 1n],
  ])("%s of the smallest unit of %s in %s at %s", (value, from, to, rate, expected) => {
    expect(convert(value, from, to, rate)).toBe(expected);
  });

  it("at rate one changes only the number of decimals", () => {
    fc.assert(
      fc.property(minor, currency, (value, code) => {
        expect(convert(value, code, code, "1")).toBe(value);
        const finer = convert(value, code, "KWD", "1");
        expect(finer).toBe(value * 10n ** BigInt(3 - decimalsOf(code)));
      }),
    );
  });
});
