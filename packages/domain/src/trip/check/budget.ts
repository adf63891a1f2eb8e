import { sum, toMinor } from "../../amount.ts";
import { countWords, joinWords } from "../../join-words.ts";
import { budgetForWords, contradictionWords } from "../../money/budget.ts";
import { amountWords, moneyRangeWords, moneyWords } from "../../money/money-words.ts";
import { eachOf, noRecords, type TripCost, tripCost, withoutOpenNights } from "../../money/trip-cost.ts";
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

function missingRates({ entries, counted, currency }: TripCost): Problem[] {
  const known = new Set(counted.map((it) => it.entry));
  const open = Map.groupBy(
    entries.filter((it) => !known.has(it)),
    (it) => it.currency,
  );
  if (open.size === 0) return [];
  const amounts = [...open].map(([code, all]) => moneyWords(sum(all.map((it) => toMinor(it.amount, code))), code));
  const titles = [...open.values()].flat().map((it) => it.title);
  const [is, has] = amounts.length === 1 ? ["is", "has"] : ["are", "have"];
  const message = `${joinWords(amounts)} (${joinWords(titles, MOST_TITLES)}) ${has} no exchange rate to ${currency}, so ${amounts.length === 1 ? "it" : "they"} ${is} in no sum. Enter one under Money.`;
  return [{ code: "missing_rate", severity: "info", message, dayIds: [], activityIds: [] }];
}

function budgetFinding(trip: TripDocument, cost: TripCost): Problem[] {
  if (cost.budget === null) return [];
  const contradiction = contradictionWords(cost);
  const base = { dayIds: [], activityIds: dearest(trip) };
  const isOver = cost.budget !== null && withoutOpenNights(cost).likely > cost.budget.all;
  if (cost.verdict === "over" || isOver) {
    const severity = cost.verdict === "over" ? "warning" : "info";
    const message = [verdictWords(cost), contradiction].filter((it) => it !== null).join(" ");
    return [{ code: "over_budget", severity, message, ...base }];
  }
  const nights = nightsWords(cost);
  if (nights) return [{ code: "nights_unbudgeted", severity: "info", message: nights, dayIds: [], activityIds: [] }];
  return contradiction
    ? [{ code: "budgets_differ", severity: "info", message: contradiction, dayIds: [], activityIds: [] }]
    : [];
}

/** What the budget leaves for nights without a stay, when that is less than they likely cost; else null. */
function nightsWords(cost: TripCost): string | null {
  const { budget, expected, openNights, currency, travelers } = cost;
  if (!budget || !openNights?.range || expected.likely <= budget.all) return null;
  const whose = budgetForWords(budget.for, travelers);
  const part = (all: bigint) => (budget.for === "each" ? all / BigInt(travelers) : all);
  const left = budget.all - withoutOpenNights(cost).likely;
  const rest = left <= 0n ? "nothing" : `about ${moneyWords(part(left), currency)} ${whose}`;
  const { low, high } = openNights.range;
  const nights = countWords(openNights.nights, "night");
  return `The budget of ${moneyWords(budget.stated, currency)} ${whose} leaves ${rest} for ${nights} without a stay. By our estimate, ${openNights.nights === 1 ? "it costs" : "they cost"} ${moneyRangeWords(part(low), part(high), currency)} ${whose}.`;
}

function verdictWords(cost: TripCost): string {
  const { budget, known, expected, currency, travelers } = cost;
  if (budget === null) return "";
  const open = withoutPrice(cost);
  const whose = budgetForWords(budget.for, travelers);
  const told = (all: bigint) =>
    budget.for === "each" ? amountWords(eachOf(cost, all), currency) : moneyWords(all, currency);
  const limit = `the budget of ${moneyWords(budget.stated, currency)} ${whose}`;
  if (known > budget.all) {
    const without = open === "" ? "" : `, not counting ${open}`;
    return `The trip comes to about ${told(known)} ${whose}${without}: ${told(known - budget.all)} over ${limit}.`;
  }
  const [low, high] =
    budget.for === "each"
      ? [expected.low, expected.high].map((it) => it / BigInt(travelers))
      : [expected.low, expected.high];
  return `The trip may go over ${limit}: ${told(known)} ${whose} is known, and with ${open} it is likely ${moneyRangeWords(low ?? 0n, high ?? 0n, currency)} ${whose}.`;
}

/** "3 things without a price and 2 nights without a stay"; empty when all has a price. */
function withoutPrice({ unpriced, openNights }: TripCost): string {
  const things = unpriced.length === 0 ? [] : [`${countWords(unpriced.length, "thing")} without a price`];
  return joinWords([...things, ...(openNights ? [`${countWords(openNights.nights, "night")} without a stay`] : [])]);
}

function dearest(trip: TripDocument): string[] {
  return trip.days
    .flatMap((it) => it.activities)
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost))
    .slice(0, 3)
    .map((it) => it.id);
}
