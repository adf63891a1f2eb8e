import { fromMinor, type Minor, times, toMinor } from "@caravan/domain/amount";
import * as f from "@caravan/domain/fields";
import { expenseCategories } from "@caravan/domain/money/cost-entry";
import type { MoneySummary } from "@caravan/domain/money/summary";
import type { TripDocument } from "@caravan/domain/trip/document";
import { z } from "zod";
import { type ExpensePeople, personWire } from "./expense-people.ts";

const person = personWire.omit({ former: true });

export const summaryWire = z.object({
  trip_id: f.id,
  currency: z.string().meta({ description: "Of every amount without its own currency" }),
  total: z.number(),
  estimated: z.number().meta({ description: "The part of total that is planned, not yet booked or paid" }),
  budget: z
    .object({ total: z.number().nullable(), spent: z.number(), left: z.number().nullable() })
    .meta({ description: "total: for all travellers, null when none was set; spent: all that counts, estimates too" }),
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
});

export function presentSummary(
  trip: TripDocument,
  summary: MoneySummary,
  people: ExpensePeople,
): z.input<typeof summaryWire> {
  const told = (minor: Minor) => Number(fromMinor(minor, trip.currency));
  const budget = budgetOf(trip);
  const name = (userId: string) => {
    const { user_id, name } = people.present(userId);
    return { user_id, name };
  };
  return {
    trip_id: trip.id,
    currency: trip.currency,
    total: told(summary.total),
    estimated: told(summary.estimated),
    budget: {
      total: budget === null ? null : told(budget),
      spent: told(summary.total),
      left: budget === null ? null : told(budget - summary.total),
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
  };
}

/** For all travellers; null when the trip has none. */
function budgetOf(trip: TripDocument): Minor | null {
  const { totalBudget, budgetPerPerson, travelers, currency } = trip;
  const total = totalBudget ?? (budgetPerPerson === null ? null : times(budgetPerPerson, travelers));
  return total === null ? null : toMinor(total, currency);
}
