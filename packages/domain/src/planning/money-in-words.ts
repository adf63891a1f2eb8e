import { toAmount } from "../amount.ts";
import { parseCurrency } from "../bookings/booked-price.ts";
import { addDays, daysBetween } from "../calendar.ts";
import type { PlanRequest } from "./types.ts";

/** Without its cents. */
const money = "(\\d{1,3}(?:[ ,.]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?";
/** Words for currencies, and their codes. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|euros?|eur)$/i, "EUR"],
  [/^(?:£|pounds?|gbp|quid)$/i, "GBP"],
  [/^(?:¥|yen|jpy)$/i, "JPY"],
  [/^(?:francs?|chf)$/i, "CHF"],
  [/^baht$/i, "THB"],
];
/** Words for the money of several countries: that of the trip is meant. */
const shared: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:\$|dollars?|bucks)$/i, ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD"]],
  [/^rupees?$/i, ["INR", "LKR", "NPR", "MUR"]],
  [/^pesos?$/i, ["MXN", "ARS", "CLP", "COP", "PHP", "UYU"]],
  [/^(?:kroner|kronor|crowns)$/i, ["NOK", "SEK", "DKK", "ISK", "CZK"]],
  [/^(?:dirhams?)$/i, ["MAD", "AED"]],
];
const sign =
  "(€|£|¥|\\$|euros?|pounds?|quid|yen|francs?|baht|dollars?|bucks|rupees?|pesos?|kroner|kronor|crowns|dirhams?|eur|gbp|jpy|chf|[A-Z]{3})";
const daily = "(?:a|per|each|every) (?:day|head and day|person and day)";
const after = new RegExp(`\\b${money} ?${sign} (?:\\w+ ){0,2}?${daily}\\b`, "gi");
const before = new RegExp(`${sign} ?${money} (?:\\w+ ){0,2}?${daily}\\b`, "gi");

/**
 * "On 60 euros a day": a budget of a day for each traveller, where none is stated and it is in the money of the trip.
 */
export function withBudgetInWords(request: PlanRequest): PlanRequest {
  if (request.budgetPerPerson !== null || request.totalBudget !== null) return request;
  const stated = budgetADay(request.interests);
  if (stated === null || !isIn(stated.currency, request.currency)) return request;
  const days = daysBetween(request.startDate, addDays(request.endDate, 1));
  return { ...request, budgetPerPerson: toAmount(stated.amount * days) };
}

/** Whether a sum in words is in the money of the trip. */
export function isIn(said: string, currency: string): boolean {
  return said === currency || shared.some(([pattern, all]) => pattern.test(said) && all.includes(currency));
}

/** In whole units; null when no sentence states it with its currency. */
export function budgetADay(texts: readonly string[]): { readonly amount: number; readonly currency: string } | null {
  for (const text of texts) {
    const sums = [
      ...[...text.matchAll(after)].map(([, number, unit]) => ({ number, unit })),
      ...[...text.matchAll(before)].map(([, unit, number]) => ({ number, unit })),
    ];
    for (const { number = "", unit = "" } of sums) {
      const currency = currencyOf(unit);
      if (currency !== null) return { amount: Number(number.replace(/[ ,.]/g, "")), currency };
    }
  }
  return null;
}

/** A code, or the word for money of several countries; null for what is no money: minutes and miles a day. */
function currencyOf(unit: string): string | null {
  const isShared = shared.some(([pattern]) => pattern.test(unit));
  return names.find(([pattern]) => pattern.test(unit))?.[1] ?? (isShared ? unit.toUpperCase() : parseCurrency(unit));
}
