import { fromMinor, type Minor } from "@caravan/domain/amount";
import * as f from "@caravan/domain/fields";
import { contradictionSaid, shareOf } from "@caravan/domain/money/budget";
import { entryKey, entrySources, expenseCategories } from "@caravan/domain/money/cost-entry";
import type { MoneySummary } from "@caravan/domain/money/summary";
import { type CostRange, leftOf, type TripCost } from "@caravan/domain/money/trip-cost";
import { z } from "zod";
import { word } from "../kernel/word.ts";
import { type ExpensePeople, personWire } from "./expense-people.ts";

const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });
const person = personWire.omit({ former: true });

export const summaryWire = z.object({
  trip_id: f.id,
  currency: z.string().meta({ description: "Of every amount without its own currency" }),
  travelers: z.number(),
  total: z.number().meta({ description: "Of all stated prices, for all travellers" }),
  estimated: z.number().meta({ description: "The part of total that is planned, not yet booked or paid" }),
  expected: range.meta({
    description: "total with the estimates for what is in unpriced and for open_nights, for all travellers",
  }),
  known_share: z.number().meta({
    description:
      "Share of the likely total whose price is known, 0 to 1; what has neither price nor estimate counts as not known",
  }),
  unpriced: z
    .array(
      z.object({
        key: z.string().meta({ description: "Value for replaces in add_expense, to enter its price" }),
        source: z.enum(entrySources),
        id: f.id,
        title: z.string(),
        category: z.enum(expenseCategories),
        date: z.string().nullable(),
        estimate: range.nullable().meta({ description: "For all travellers; null when nothing tells" }),
      }),
    )
    .meta({ description: "What costs something and has no price; what is known to be free is not here" }),
  prices_of: z.string().nullable().meta({ description: "The city whose usual prices the estimates are from" }),
  open_nights: z
    .object({ nights: z.number(), estimate: range.nullable() })
    .nullable()
    .meta({ description: "Nights without a place to stay; their estimate is part of expected" }),
  nights: z
    .object({ booked: z.number(), planned: z.number(), open: z.number() })
    .meta({ description: "Nights of the trip in a booked stay, in one that is only planned, and without one" }),
  budget: z
    .object({
      for: z.enum(["each", "all"]).nullable().meta({ description: "Whose budget was set: each traveller's or all's" }),
      each: z.number().nullable().meta({ description: "For one traveller" }),
      total: z.number().nullable().meta({ description: "For all travellers, null when none was set" }),
      spent: z.number().meta({ description: "All stated prices, planned ones too, for all travellers" }),
      left: z.number().nullable().meta({ description: "total without spent" }),
      left_each: z.number().nullable(),
      verdict: z.enum(["within", "likely_over", "over"]).nullable().meta({
        description:
          "over: by known prices; likely_over: with the estimates; null without a budget, and where missing_rates or prices_without_rate decide",
      }),
      contradiction: z
        .string()
        .nullable()
        .meta({ description: "Set when the trip has two budgets that differ: the smaller counts" }),
    })
    .meta({ description: "The one budget of the trip" }),
  by_category: z.array(
    z.object({ category: z.enum(expenseCategories), amount: z.number(), estimated: z.number(), count: z.number() }),
  ),
  by_day: z.array(z.object({ date: z.string().nullable(), amount: z.number(), estimated: z.number() })),
  by_person: z
    .array(personWire.extend({ paid: z.number(), share: z.number(), balance: z.number() }))
    .meta({ description: "Of expenses with a payer; a positive balance is owed to the person" }),
  by_currency: z.array(
    z.object({
      currency: z.string(),
      original: z.number(),
      converted: z.number().nullable().meta({ description: "Null without a rate" }),
      rate: z.number().nullable(),
      count: z.number(),
    }),
  ),
  settlements: z
    .array(z.object({ from: person, to: person, amount: z.number() }))
    .meta({ description: "Who pays whom, in the fewest transfers" }),
  missing_rates: z
    .array(z.object({ currency: z.string(), amount: z.number(), count: z.number() }))
    .meta({ description: "Amounts that are in no sum because an exchange rate is missing" }),
  prices_without_rate: z.object({ currency: z.string(), things: z.number(), nights: z.number() }).nullable().meta({
    description:
      "How many things in unpriced and how many open_nights have no estimate and are in no sum, because prices there are in this currency and the trip has no rate for it. set_trip_rate enters one",
  }),
});

/** @param city whose usual prices were used */
export function presentSummary(
  tripId: string,
  cost: TripCost,
  summary: MoneySummary,
  people: ExpensePeople,
  city: string | null,
): z.input<typeof summaryWire> {
  const told = (minor: Minor) => Number(fromMinor(minor, cost.currency));
  // Many things have the same range.
  const ranges = new Map<CostRange, z.input<typeof range>>();
  const toldRange = (it: CostRange | null) => {
    if (it === null) return null;
    const known = ranges.get(it) ?? { low: told(it.low), likely: told(it.likely), high: told(it.high) };
    ranges.set(it, known);
    return known;
  };
  const { budget } = cost;
  const left = leftOf(cost);
  const name = (userId: string) => {
    const { user_id, name } = people.present(userId);
    return { user_id, name };
  };
  return {
    trip_id: tripId,
    currency: cost.currency,
    travelers: cost.travelers,
    total: told(cost.known),
    estimated: told(cost.planned),
    expected: { low: told(cost.expected.low), likely: told(cost.expected.likely), high: told(cost.expected.high) },
    known_share: cost.knownShare,
    unpriced: cost.unpriced.map(({ source, id, title, category, date, range }) => ({
      ...{ key: entryKey({ source, id }), source, id, title, category, date },
      estimate: toldRange(range),
    })),
    prices_of: city,
    open_nights: cost.openNights && {
      nights: cost.openNights.nights,
      estimate: toldRange(cost.openNights.range),
    },
    nights: { ...cost.nights },
    budget: {
      for: budget?.for ?? null,
      each: budget && told(budget.each),
      total: budget && told(budget.all),
      spent: told(cost.known),
      left: left === null ? null : told(left),
      left_each: left === null ? null : told(shareOf(left, cost.travelers)),
      verdict: cost.verdict,
      contradiction: contradictionIn(cost),
    },
    by_category: summary.byCategory.map((it) => ({
      category: it.category,
      amount: told(it.amount),
      estimated: told(it.estimated),
      count: it.count,
    })),
    by_day: summary.byDay.map((it) => ({ date: it.date, amount: told(it.amount), estimated: told(it.estimated) })),
    by_person: [...summary.byPerson]
      .map(([id, it]) => ({
        ...people.present(id),
        paid: told(it.paid),
        share: told(it.share),
        balance: told(it.balance),
      }))
      .sort((a, b) => b.balance - a.balance || (a.user_id < b.user_id ? -1 : 1)),
    by_currency: summary.byCurrency.map((it) => ({
      currency: it.currency,
      original: Number(fromMinor(it.original, it.currency)),
      converted: it.converted === null ? null : told(it.converted),
      rate: it.rate === null ? null : Number(it.rate),
      count: it.count,
    })),
    settlements: summary.settlements.map((it) => ({ from: name(it.from), to: name(it.to), amount: told(it.amount) })),
    missing_rates: summary.byCurrency
      .filter((it) => it.converted === null)
      .map(({ currency, original, count }) => ({ currency, amount: Number(fromMinor(original, currency)), count })),
    prices_without_rate: cost.withoutRate && { ...cost.withoutRate },
  };
}

function contradictionIn(cost: TripCost): string | null {
  const found = contradictionSaid(cost);
  return found && word(found);
}
