import { toAmount } from "../amount.ts";
import { addDays, daysBetween } from "../calendar.ts";
import type { PlanRequest } from "./types.ts";

const money = "(\\d{1,3}(?:[ ,.]\\d{3})+|\\d+)";
/** What people call money, and its code. */
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
const after = new RegExp(`\\b${money} ?${sign} (?:\\w+ ){0,2}?${daily}\\b`, "i");
const before = new RegExp(`${sign} ?${money} (?:\\w+ ){0,2}?${daily}\\b`, "i");

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
    const found = after.exec(text);
    const other = found ? null : before.exec(text);
    const [number, unit] = found ? [found[1], found[2]] : [other?.[2], other?.[1]];
    if (number === undefined || unit === undefined) continue;
    const currency = names.find(([pattern]) => pattern.test(unit))?.[1] ?? unit.toUpperCase();
    return { amount: Number(number.replace(/[ ,.]/g, "")), currency };
  }
  return null;
}
