import type { Amount } from "../../amount.ts";
import type { BudgetRange } from "../types.ts";

/** Money in thousandths: whole numbers far below 2^53, so that adding and comparing them is exact. */
export type Thousandths = number;

/** `to` is infinite without a ceiling. */
export interface Money {
  readonly from: Thousandths;
  readonly to: Thousandths;
}

export function thousandths(amount: Amount): Thousandths {
  const [whole = "0", decimals = ""] = amount.split(".");
  return Number(whole) * 1000 + Number(decimals.padEnd(3, "0"));
}

export function amountOf(value: Thousandths): Amount {
  const decimals = String(value % 1000).padStart(3, "0");
  return `${Math.floor(value / 1000)}.${decimals}`.replace(/\.?0+$/, "");
}

export function toMoney({ min, max }: BudgetRange): Money {
  return { from: thousandths(min), to: max === null ? Number.POSITIVE_INFINITY : thousandths(max) };
}

export function toBudgetRange({ from, to }: Money): BudgetRange {
  return { min: amountOf(from), max: Number.isFinite(to) ? amountOf(to) : null };
}
