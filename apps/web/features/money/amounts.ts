import { toAmount } from "@caravan/domain/fields";
import { fromMinor, type Minor, toMinor } from "@caravan/domain/money/amount";

/** Amounts come as numbers; what is reckoned with them here is reckoned as the server does. */
export const minorOf = (amount: number, currency: string): Minor => toMinor(toAmount(amount), currency);

/** A decimal string, as `formatMoney` takes it. */
export function difference(amount: number, less: number, currency: string): string {
  return fromMinor(minorOf(amount, currency) - minorOf(less, currency), currency);
}
