import type { Amount } from "./amount.ts";
import { fixedAmount, fromMinor, type Minor, toMinor } from "./amount.ts";

/** "1,234 EUR", "199.90 EUR": whole amounts without decimals, others with all that the currency has. */
export function moneyWords(minor: Minor, currency: string): string {
  return `${digits(minor, currency)} ${currency}`;
}

export function amountWords(amount: Amount, currency: string): string {
  return moneyWords(toMinor(amount, currency), currency);
}

/** "1,200–1,500 EUR"; one amount when both ends are the same. */
export function moneyRangeWords(low: Minor, high: Minor, currency: string): string {
  return low === high ? moneyWords(low, currency) : `${digits(low, currency)}–${moneyWords(high, currency)}`;
}

function digits(minor: Minor, currency: string): string {
  const plain = fromMinor(minor, currency);
  const text = plain.includes(".") ? fixedAmount(minor, currency) : plain;
  return text.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, "$&,");
}
