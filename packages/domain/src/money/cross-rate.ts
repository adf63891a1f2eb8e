import { divideHalfEven, parseDecimal, plain, powerOfTen } from "../amount.ts";

/** As many digits as reference rates have, and one more. */
const DIGITS = 6;
/** As many decimals as a stored rate may have. */
const MOST_DECIMALS = 10;

/**
 * What one unit of `from` is worth in `to`, by the value of one euro in both; null when one of them is unknown.
 *
 * @param perEuro decimals greater than zero
 */
export function crossRate(perEuro: Readonly<Record<string, string>>, from: string, to: string): string | null {
  const known = { EUR: "1", ...perEuro };
  const [worth, cost] = [known[to as "EUR"], known[from as "EUR"]];
  if (worth === undefined || cost === undefined) return null;
  const [a, b] = [parseDecimal(worth), parseDecimal(cost)];
  if (a.value <= 0n || b.value <= 0n) return null;
  const exact = divideHalfEven(a.value * powerOfTen(MOST_DECIMALS + b.scale), b.value * powerOfTen(a.scale));
  const surplus = Math.max(0, exact.toString().length - DIGITS);
  const value = divideHalfEven(exact, powerOfTen(Math.min(surplus, MOST_DECIMALS)));
  const scale = MOST_DECIMALS - Math.min(surplus, MOST_DECIMALS);
  return value > 0n ? plain({ value, scale }) : null;
}
