import { fromMinor, type Minor, sum, toMinor } from "../../amount.ts";
import { budgetForSaid, contradictionSaid } from "../../money/budget.ts";
import type { CostEntry } from "../../money/cost-entry.ts";
import { eachOf, noRecords, type TripCost, tripCost, withoutOpenNights } from "../../money/trip-cost.ts";
import { type List, listed, moneyOf, noWords, type Sentence, said, together } from "../../words/sentence.ts";
import type { Activity, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { type CheckContext, placeOf } from "./match-place.ts";

/** The most titles in a message; further ones are counted. */
const MOST_TITLES = 3;

/** The cost of the trip, from the prices and records in the context. */
export function costOf(trip: TripDocument, context: CheckContext): TripCost {
  return tripCost<Activity>(trip, context.money ?? noRecords, {
    ...(context.prices ?? { currency: trip.currency, mealCost: context.mealCost ?? null }),
    placeOf: (activity) => placeOf(activity, context),
  });
}

/**
 * At most one finding about the budget (exceeded, likely exceeded, nothing left for nights, or two budgets that differ),
 * and one about prices without an exchange rate, which are in no sum.
 */
export function checkBudget(trip: TripDocument, context: CheckContext): Problem[] {
  const isPriced = (context.money?.bought.length ?? 0) + (context.money?.expenses.length ?? 0) > 0;
  if (trip.budgetPerPerson === null && trip.totalBudget === null && !isPriced) return [];
  const cost = costOf(trip, context);
  return [...budgetFinding(trip, cost), ...missingRates(cost)];
}

function missingRates(cost: TripCost): Problem[] {
  const { entries, counted, currency } = cost;
  const known = new Set(counted.map((it) => it.entry));
  const open = Map.groupBy(
    entries.filter((it) => !known.has(it)),
    (it) => it.currency,
  );
  const parts = [statedWithoutRate(open, currency), usualWithoutRate(cost)].filter((it) => it !== null);
  if (parts.length === 0) return [];
  return [{ code: "missing_rate", severity: "info", message: together(parts), dayIds: [], activityIds: [] }];
}

/** What is not counted because prices here are in a currency without a rate. */
function usualWithoutRate({ withoutRate, currency }: TripCost): Sentence | null {
  if (withoutRate === null) return null;
  const open = openWords(withoutRate.things, withoutRate.nights);
  return said`Not counted: ${open}. Prices here are in ${withoutRate.currency}, and the trip has no exchange rate to ${currency}. Enter one under Money.`;
}

function statedWithoutRate(open: ReadonlyMap<string, readonly CostEntry[]>, currency: string): Sentence | null {
  if (open.size === 0) return null;
  const amounts = [...open].map(([code, all]) => minorOf(sum(all.map((it) => toMinor(it.amount, code))), code));
  const titles = [...open.values()].flat().map((it) => it.title);
  const [all, named] = [listed(amounts), listed(titles, MOST_TITLES)];
  return amounts.length === 1
    ? said`${all} (${named}) has no exchange rate to ${currency}, so it isn't in any total. Enter one under Money.`
    : said`${all} (${named}) have no exchange rate to ${currency}, so they aren't in any total. Enter one under Money.`;
}

function budgetFinding(trip: TripDocument, cost: TripCost): Problem[] {
  if (cost.budget === null) return [];
  const contradiction = contradictionSaid(cost);
  const base = { dayIds: [], activityIds: dearest(trip) };
  const isOver = cost.budget !== null && withoutOpenNights(cost).likely > cost.budget.all;
  if (cost.verdict === "over" || isOver) {
    const severity = cost.verdict === "over" ? "warning" : "info";
    const message = together([verdictWords(cost), contradiction].filter((it) => it !== null));
    return [{ code: "over_budget", severity, message, ...base }];
  }
  const nights = nightsWords(cost);
  if (nights) return [{ code: "nights_unbudgeted", severity: "info", message: nights, dayIds: [], activityIds: [] }];
  return contradiction
    ? [{ code: "budgets_differ", severity: "info", message: contradiction, dayIds: [], activityIds: [] }]
    : [];
}

/** What the budget leaves for nights without a stay, when that is less than they likely cost; else null. */
function nightsWords(cost: TripCost): Sentence | null {
  const { budget, expected, openNights, currency, travelers } = cost;
  if (!budget || !openNights?.range || expected.likely <= budget.all) return null;
  const whose = budgetForSaid(budget.for, travelers);
  const part = (all: bigint) => (budget.for === "each" ? all / BigInt(travelers) : all);
  const left = budget.all - withoutOpenNights(cost).likely;
  const rest = left <= 0n ? said`nothing` : said`about ${minorOf(part(left), currency)} ${whose}`;
  const { low, high } = openNights.range;
  const limit = minorOf(budget.stated, currency);
  const range = { low: fromMinor(part(low), currency), high: fromMinor(part(high), currency), currency };
  return openNights.nights === 1
    ? said`The budget of ${limit} ${whose} leaves ${rest} for 1 night without a stay. By our estimate, it costs ${range} ${whose}.`
    : said`The budget of ${limit} ${whose} leaves ${rest} for ${openNights.nights} nights without a stay. By our estimate, they cost ${range} ${whose}.`;
}

function verdictWords(cost: TripCost): Sentence {
  const { budget, known, expected, currency, travelers } = cost;
  if (budget === null) return noWords;
  const open = withoutPrice(cost);
  const whose = budgetForSaid(budget.for, travelers);
  const told = (all: bigint) => (budget.for === "each" ? moneyOf(eachOf(cost, all), currency) : minorOf(all, currency));
  const limit = said`the budget of ${minorOf(budget.stated, currency)} ${whose}`;
  if (known > budget.all) {
    const [sum, over] = [told(known), told(known - budget.all)];
    return open.list.length === 0
      ? said`The trip comes to about ${sum} ${whose}: ${over} over ${limit}.`
      : said`The trip comes to about ${sum} ${whose}, not counting ${open}: ${over} over ${limit}.`;
  }
  const [low, high] =
    budget.for === "each"
      ? [expected.low, expected.high].map((it) => it / BigInt(travelers))
      : [expected.low, expected.high];
  const range = { low: fromMinor(low ?? 0n, currency), high: fromMinor(high ?? 0n, currency), currency };
  return said`The trip may go over ${limit}: ${told(known)} ${whose} is known, and with ${open} it is likely ${range} ${whose}.`;
}

/** "3 things without a price and 2 nights without a stay"; nothing when all has a price. */
const withoutPrice = ({ unpriced, openNights }: TripCost): List => openWords(unpriced.length, openNights?.nights ?? 0);

function openWords(things: number, nights: number): List {
  const parts: Sentence[] = [];
  if (things > 0) parts.push(things === 1 ? said`1 thing without a price` : said`${things} things without a price`);
  if (nights > 0) parts.push(nights === 1 ? said`1 night without a stay` : said`${nights} nights without a stay`);
  return listed(parts);
}

const minorOf = (all: Minor, currency: string) => moneyOf(fromMinor(all, currency), currency);

function dearest(trip: TripDocument): string[] {
  return trip.days
    .flatMap((it) => it.activities)
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost))
    .slice(0, 3)
    .map((it) => it.id);
}
