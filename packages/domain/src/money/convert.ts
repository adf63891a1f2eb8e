import { divideHalfEven, type Minor, parseDecimal, powerOfTen } from "./amount.ts";
import { decimalsOf } from "./currency.ts";

/**
 * What an amount is worth in another currency, in one rounding: to the nearest smallest unit, a half to the even one.
 *
 * @param rate decimal: what one unit of `from` is worth in `to`.
 */
export function convert(minor: Minor, from: string, to: string, rate: string): Minor {
  const { value, scale } = parseDecimal(rate);
  const exact = minor * value * powerOfTen(decimalsOf(to));
  return divideHalfEven(exact, powerOfTen(decimalsOf(from) + scale));
}
