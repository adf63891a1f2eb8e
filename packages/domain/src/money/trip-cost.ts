import { convert, fromMinor, type Minor, sum, toAmount, toMinor } from "../amount.ts";
import { daysBetween } from "../calendar.ts";
import type { TripAccommodation, TripStyle } from "../field-choices.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import { automaticEntries, categoryOfKind, categoryOfType, type PricedRow } from "./automatic-entries.ts";
import { type Budget, type BudgetFields, budgetOf, shareOf } from "./budget.ts";
import { type CostEntry, type EntrySource, type ExpenseCategory, entryKey } from "./cost-entry.ts";
import { twoDigits } from "./known-prices.ts";
import type { MergedCosts } from "./merge-duplicate-costs.ts";
import { type NightsByStay, nightsByStay } from "./nights.ts";
import {
  bookedOuting,
  missingPriceOf,
  nightRange,
  type PricedKind,
  type PriceRange,
  scaled,
  type UnpricedActivity,
} from "./price-ranges.ts";

export interface ActivityToCost extends UnpricedActivity {
  readonly id: string;
  readonly estimatedCost: string | null;
  readonly bookingId: string | null;
  readonly segmentId: string | null;
}

/** The parts of a trip document that matter for costs. */
export interface TripToCost<Activity extends ActivityToCost> extends BudgetFields {
  readonly startDate: string;
  readonly endDate: string;
  readonly travelStyle: TripStyle | null;
  readonly accommodationType: TripAccommodation | null;
  readonly days: readonly { readonly date: string; readonly activities: readonly Activity[] }[];
}

/** The records of a trip that concern money. */
export interface MoneyRecords {
  /** Bookings and segments that are not cancelled. */
  readonly bought: readonly PricedRow[];
  /** What people entered. */
  readonly expenses: readonly CostEntry[];
  /** Keys of entries that an expense replaces. */
  readonly replaced: ReadonlySet<string>;
  /** The value of one unit of a currency in the trip's currency. */
  readonly rates: ReadonlyMap<string, string>;
}

export const noRecords: MoneyRecords = { bought: [], expenses: [], replaced: new Set(), rates: new Map() };

/** What is known about prices at the destination. */
export interface PriceKnowledge<Activity extends ActivityToCost> extends Pick<Destination, "currency" | "mealCost"> {
  readonly placeOf: (activity: Activity) => Candidate | undefined;
}

/** Amounts for all travellers, in the smallest unit of the trip's currency. */
export interface CostRange {
  readonly low: Minor;
  readonly likely: Minor;
  readonly high: Minor;
}

/** Something that costs money and has no price. */
export interface Unpriced {
  readonly source: EntrySource;
  readonly id: string;
  readonly title: string;
  readonly category: ExpenseCategory;
  readonly kind: PricedKind;
  readonly date: string | null;
  /** Null when it cannot be estimated: no price level of the city, no exchange rate, or a kind that varies too much. */
  readonly range: CostRange | null;
}

export interface CountedEntry {
  readonly entry: CostEntry;
  /** In the trip's currency. */
  readonly amount: Minor;
}

/** What a trip costs, for all travellers together. */
export interface TripCost {
  readonly currency: string;
  readonly travelers: number;
  /** Every stated price, each purchase once: paid, booked or planned. */
  readonly entries: readonly CostEntry[];
  /** The entries in the trip's currency or with an exchange rate, converted and rounded once. */
  readonly counted: readonly CountedEntry[];
  /** The sum of all that is counted. */
  readonly known: Minor;
  /** The part of `known` that is planned, not yet booked or paid. */
  readonly planned: Minor;
  readonly unpriced: readonly Unpriced[];
  /** The known costs plus the estimates for what has no price, and for nights without a place to stay. */
  readonly expected: CostRange;
  /**
   * The share of the likely sum whose price is known, from 0 to 1; lowered by the share of things that are in no sum,
   * because they have neither an estimate nor a price that can be converted.
   */
  readonly knownShare: number;
  /** What would be estimated if the trip had an exchange rate for the prices of the destination. */
  readonly withoutRate: { readonly currency: string; readonly things: number; readonly nights: number } | null;
  /** How many nights of the trip have a booked stay, one that is only planned, or none. */
  readonly nights: { readonly booked: number; readonly planned: number; readonly open: number };
  /** Nights without a place to stay; their estimate is part of `expected`. */
  readonly openNights: { readonly nights: number; readonly range: CostRange | null } | null;
  readonly budget: Budget | null;
  /**
   * `over`: the known costs alone exceed it; `likely_over`: with the estimates; null without a budget, and where what
   * has no exchange rate decides, whether stated or usual prices.
   */
  readonly verdict: "within" | "likely_over" | "over" | null;
}

/**
 * What a trip costs, what is left of the budget and how certain that is. The only place where costs of a trip are added
 * up: the plan check, Money, the planner, the group's page and the tools show parts of this.
 */
export function tripCost<Activity extends ActivityToCost>(
  trip: TripToCost<Activity>,
  records: MoneyRecords,
  prices: PriceKnowledge<Activity>,
): TripCost {
  const { currency, travelers } = trip;
  const planned = plannedOn(trip);
  const { entries: automatic, unpriced: keys } = statedPrices(trip, records);
  const entries = [...records.expenses, ...automatic];
  const counted = countedEntries(currency, entries, records.rates);
  const toTrip = rangeConverter(currency, records.rates, prices);
  const nights = nightsByStay(trip, records.bought);
  const unpriced = unpricedThings(trip, planned, records.bought, new Set(keys), prices, nights, toTrip);
  const known = sum(counted.map((it) => it.amount));
  const open = openNights(trip, records, nights, toTrip);
  const ranges = [...unpriced.map((it) => it.range), open?.range ?? null];
  const withoutRate = withoutRateOf(trip, records.rates, prices, unpriced, open);
  const expected = ranges.reduce<CostRange>(plus, { low: known, likely: known, high: known });
  const budget = budgetOf(trip);
  return {
    currency,
    travelers,
    entries,
    counted,
    known,
    planned: sum(counted.filter((it) => it.entry.estimated).map((it) => it.amount)),
    unpriced,
    expected,
    knownShare: knownShareOf(known, expected.likely, {
      all: entries.length + ranges.length - (open === null ? 1 : 0),
      inSums: counted.length + ranges.filter((it) => it !== null).length,
    }),
    withoutRate,
    nights: {
      booked: nights.booked,
      planned: [...nights.ofActivity.values()].reduce((all, count) => all + count, 0),
      open: nights.openDates.length,
    },
    openNights: open,
    budget,
    verdict: verdictOf(budget, known, expected, counted.length === entries.length && withoutRate === null),
  };
}

const plannedOn = <Activity extends ActivityToCost>({ days }: Pick<TripToCost<Activity>, "days">) =>
  days.flatMap(({ date, activities }) => activities.map((activity) => ({ date, activity })));

/** The prices of what is planned and booked, each once, and the keys of what has none: {@link tripCost} without estimates. */
export function statedPrices<Activity extends ActivityToCost>(
  trip: Pick<TripToCost<Activity>, "currency" | "travelers" | "days">,
  { bought, replaced }: Pick<MoneyRecords, "bought" | "replaced">,
): MergedCosts {
  const { currency, travelers } = trip;
  const activities = plannedOn(trip).map(({ date, activity }) => ({
    id: activity.id,
    title: activity.title,
    type: activity.activityType,
    estimatedCost: activity.estimatedCost,
    date,
    bookingId: activity.bookingId,
    segmentId: activity.segmentId,
  }));
  return automaticEntries({ currency, travelers, activities, rows: bought, replaced });
}

/** The expected costs without the nights that have no stay: what the plan itself costs. */
export function withoutOpenNights({ expected, openNights }: Pick<TripCost, "expected" | "openNights">): CostRange {
  const { low, likely, high } = expected;
  const nights = openNights?.range;
  return nights ? { low: low - nights.low, likely: likely - nights.likely, high: high - nights.high } : expected;
}

/** Entries without an exchange rate are part of no sum. */
export function countedEntries(
  currency: string,
  entries: readonly CostEntry[],
  rates: ReadonlyMap<string, string>,
): CountedEntry[] {
  return entries.flatMap((entry) => {
    const rate = entry.currency === currency ? "1" : rates.get(entry.currency);
    if (rate === undefined) return [];
    return [{ entry, amount: convert(toMinor(entry.amount, entry.currency), entry.currency, currency, rate) }];
  });
}

function knownShareOf(known: Minor, likely: Minor, things: { readonly all: number; readonly inSums: number }): number {
  if (things.all === 0) return 1;
  const [part, whole] = likely <= 0n ? [1n, 1n] : [known, likely];
  return Number((100n * part * BigInt(things.inSums)) / (whole * BigInt(things.all))) / 100;
}

function withoutRateOf(
  { currency }: { readonly currency: string },
  rates: ReadonlyMap<string, string>,
  { currency: local, mealCost }: Pick<Destination, "currency" | "mealCost">,
  unpriced: readonly Unpriced[],
  open: TripCost["openNights"],
): TripCost["withoutRate"] {
  if (local === null || mealCost === null || local === currency || rates.has(local)) return null;
  const things = unpriced.filter((it) => it.kind !== "transport" && it.kind !== "other").length;
  const nights = open?.nights ?? 0;
  return things + nights > 0 ? { currency: local, things, nights } : null;
}

function verdictOf(
  budget: Budget | null,
  known: Minor,
  expected: CostRange,
  isAllCounted: boolean,
): TripCost["verdict"] {
  if (budget === null) return null;
  if (known > budget.all) return "over";
  if (expected.likely > budget.all) return "likely_over";
  return isAllCounted ? "within" : null;
}

function plus(all: CostRange, more: CostRange | null): CostRange {
  if (more === null) return all;
  return { low: all.low + more.low, likely: all.likely + more.likely, high: all.high + more.high };
}

type ToTrip = (range: PriceRange, times: number) => CostRange | null;

/** Converts multiples of the city's dinner to the trip's currency. */
function rangeConverter(
  currency: string,
  rates: ReadonlyMap<string, string>,
  prices: Pick<Destination, "currency" | "mealCost">,
): ToTrip {
  const { mealCost, currency: local } = prices;
  const rate = local === currency ? "1" : local === null ? undefined : rates.get(local);
  if (mealCost === null || local === null || rate === undefined) return () => null;
  const dinner = Number(mealCost.dinner);
  const amountOf = (dinners: number, times: number): Minor =>
    convert(toMinor(toAmount(twoDigits(dinner * dinners)), local), local, currency, rate) * BigInt(times);
  // Most things of a trip have one of a few ranges.
  const known = new Map<string, CostRange>();
  return ({ low, likely, high }, times) => {
    const key = [low, likely, high, times].join(" ");
    const made = known.get(key) ?? {
      low: amountOf(low, times),
      likely: amountOf(likely, times),
      high: amountOf(high, times),
    };
    known.set(key, made);
    return made;
  };
}

function unpricedThings<Activity extends ActivityToCost>(
  trip: TripToCost<Activity>,
  planned: readonly { readonly date: string; readonly activity: Activity }[],
  bought: readonly PricedRow[],
  keys: ReadonlySet<string>,
  prices: PriceKnowledge<Activity>,
  nights: NightsByStay,
  toTrip: ToTrip,
): Unpriced[] {
  if (keys.size === 0) return [];
  const night = nightRange(trip.travelers, trip.travelStyle, trip.accommodationType);
  const stay = (count: number) => (count > 0 ? toTrip(scaled(night, count), 1) : null);
  const rows = bought.flatMap((row): Unpriced[] => {
    if (!keys.has(entryKey(row)) || row.kind === "meeting") return [];
    const { source, id, title, date, kind } = row;
    const category = categoryOfKind(kind);
    const base = { source, id, title, date, category };
    if (category === "accommodation") {
      const count = date !== null && row.endDate !== null ? daysBetween(date, row.endDate) : 0;
      return [{ ...base, kind: "stay", range: stay(count) }];
    }
    if (category === "transport") return [{ ...base, kind: "transport", range: null }];
    if (kind === "activity") return [{ ...base, kind: "outing", range: toTrip(bookedOuting, trip.travelers) }];
    return [{ ...base, kind: "other", range: null }];
  });
  const activities = planned.flatMap(({ date, activity }): Unpriced[] => {
    const key = { source: "activity", id: activity.id } as const;
    if (!keys.has(entryKey(key))) return [];
    const base = { ...key, title: activity.title, date, category: categoryOfType[activity.activityType] };
    const missing = missingPriceOf(activity, prices.placeOf(activity), prices.mealCost);
    if (missing.kind === "free") return [];
    if (missing.kind === "stay") {
      const count = nights.ofActivity.get(activity.id) ?? 0;
      return count > 0 ? [{ ...base, kind: "stay", range: stay(count) }] : [];
    }
    return [{ ...base, kind: missing.kind, range: missing.range && toTrip(missing.range, trip.travelers) }];
  });
  return [...rows, ...activities];
}

/** Null when an expense for a stay was entered, because it is unknown which nights it covers. */
function openNights<Activity extends ActivityToCost>(
  trip: TripToCost<Activity>,
  { expenses }: MoneyRecords,
  { openDates }: NightsByStay,
  toTrip: ToTrip,
): TripCost["openNights"] {
  const open = openDates.length;
  if (open === 0 || expenses.some((it) => it.category === "accommodation")) return null;
  const night = nightRange(trip.travelers, trip.travelStyle, trip.accommodationType);
  return { nights: open, range: toTrip(scaled(night, open), 1) };
}

/** What is left of the budget after the known costs, for all travellers; negative when it is exceeded. */
export function leftOf({ budget, known }: Pick<TripCost, "budget" | "known">): Minor | null {
  return budget && budget.all - known;
}

/** One traveller's part of a sum, for texts and comparisons with other budgets. */
export function eachOf({ travelers, currency }: Pick<TripCost, "travelers" | "currency">, all: Minor): string {
  return fromMinor(shareOf(all, travelers), currency);
}
