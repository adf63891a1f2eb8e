import { decimalsOf } from "./currency-decimals.ts";

/** An amount of money as a decimal string without trailing zeros: exact, at most three decimals (the widest ISO 4217 minor unit). */
export type Amount = string;

export function toAmount(value: number): Amount {
  return value.toFixed(3).replace(/\.?0+$/, "");
}

/** As the wire carries it. */
export const numberOf = (amount: Amount | null): number | null => (amount === null ? null : Number(amount));

/**
 * Money is an integer of the currency's smallest unit (cents, yen, fils). Fractions are rounded to the nearer unit,
 * halves to the even one, so that many roundings do not add up.
 */
export type Minor = bigint;

/** `value / 10 ** scale`. */
export interface Decimal {
  readonly value: bigint;
  readonly scale: number;
}

/** @throws RangeError for anything but digits with an optional point and sign. */
export function parseDecimal(text: string): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`${text} is no decimal number`);
  const [, sign, whole, fraction = ""] = match;
  const value = BigInt(`${whole}${fraction}`);
  return { value: sign === "-" ? -value : value, scale: fraction.length };
}

/** The nearest integer to `value / by`; a half goes to the even one. `by` is positive. */
export function divideHalfEven(value: bigint, by: bigint): bigint {
  if (value < 0n) return -divideHalfEven(-value, by);
  const [whole, rest] = [value / by, (value % by) * 2n];
  const up = rest > by || (rest === by && whole % 2n === 1n);
  return up ? whole + 1n : whole;
}

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** `value / 10 ** from` at another scale. */
export function rescale({ value, scale }: Decimal, to: number): bigint {
  return scale <= to ? value * powerOfTen(to - scale) : divideHalfEven(value, powerOfTen(scale - to));
}

/** Amounts finer than the smallest unit are rounded; see {@link isPayable}. */
export function toMinor(amount: Amount, currency: string): Minor {
  return rescale(parseDecimal(amount), decimalsOf(currency));
}

/** Whether an amount is a whole number of smallest units. */
export function isPayable(amount: Amount, currency: string): boolean {
  return fromMinor(toMinor(amount, currency), currency) === plain(parseDecimal(amount));
}

/** Without trailing zeros, as all amounts are kept: "42.5". */
export function fromMinor(minor: Minor, currency: string): Amount {
  return plain({ value: minor, scale: decimalsOf(currency) });
}

/** With all of the currency's decimals, for tables and files: "42.50". */
export function fixedAmount(minor: Minor, currency: string): string {
  return withPoint({ value: minor, scale: decimalsOf(currency) });
}

export function plain(decimal: Decimal): string {
  const text = withPoint(decimal);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A price for each of `count`. */
export function times(amount: Amount, count: number): Amount {
  const { value, scale } = parseDecimal(amount);
  return plain({ value: value * BigInt(count), scale });
}

export function sum(parts: Iterable<Minor>): Minor {
  let total = 0n;
  for (const part of parts) total += part;
  return total;
}

export const greater = (a: Minor, b: Minor): Minor => (a < b ? b : a);

function withPoint({ value, scale }: Decimal): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, "0");
  const sign = value < 0n ? "-" : "";
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * Converts an amount with one rounding: to the nearest smallest unit, halves to the even one.
 *
 * @param rate decimal: what one unit of `from` is worth in `to`.
 */
export function convert(minor: Minor, from: string, to: string, rate: string): Minor {
  const { value, scale } = parseDecimal(rate);
  const exact = minor * value * powerOfTen(decimalsOf(to));
  return divideHalfEven(exact, powerOfTen(decimalsOf(from) + scale));
}
