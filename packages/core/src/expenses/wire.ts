import { fromMinor, numberOf, toMinor } from "@caravan/domain/amount";
import * as f from "@caravan/domain/fields";
import { type CostEntry, entryKey, entrySources, expenseCategories } from "@caravan/domain/money/cost-entry";
import { sharesOf, splitModes } from "@caravan/domain/money/expense-split";

import { z } from "zod";
import { type ExpensePeople, personWire } from "./expense-people.ts";
import type { StoredExpense } from "./store.ts";

const category = z.enum(expenseCategories);

export const expenseWire = z.object({
  id: f.id,
  trip_id: f.id,
  title: z.string(),
  category,
  amount: z.number(),
  currency: z.string(),
  date: z.string(),
  paid_by: personWire.nullable().meta({ description: "Null: not part of the balances" }),
  split: z.object({
    mode: z.enum(splitModes),
    shares: z.array(
      personWire.extend({
        weight: z.number().nullable(),
        amount: z.number().nullable(),
        owes: z.number().meta({ description: "In the currency of the expense; all shares sum to its amount" }),
      }),
    ),
  }),
  notes: z.string().nullable(),
  document: z.object({ id: f.id, name: z.string() }).nullable().meta({ description: "The receipt, if you may see it" }),
  replaces: z.string().nullable().meta({ description: "The automatic entry that it replaces" }),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A cost entry from an activity, a booking or a segment. */
export const automaticWire = z.object({
  key: z.string().meta({ description: "Value for replaces in add_expense" }),
  source: z.enum(entrySources),
  id: f.id,
  title: z.string(),
  category,
  amount: z.number(),
  currency: z.string(),
  currency_assumed: z.boolean().meta({ description: "It has no currency of its own; the trip's is assumed" }),
  date: z.string().nullable(),
  estimated: z.boolean().meta({ description: "An estimate for all travellers; not booked or paid" }),
});

export function presentExpense(it: StoredExpense, people: ExpensePeople): z.input<typeof expenseWire> {
  const owed = sharesOf(toMinor(it.amount, it.currency), it.split, it.currency);
  return {
    id: it.id,
    trip_id: it.tripId,
    title: it.title,
    category: it.category,
    amount: Number(it.amount),
    currency: it.currency,
    date: it.date,
    paid_by: it.paidById === null ? null : people.present(it.paidById),
    split: {
      mode: it.split.mode,
      shares: it.split.shares.map(({ personId, weight, amount }) => ({
        ...people.present(personId),
        weight: numberOf(weight ?? null),
        amount: numberOf(amount ?? null),
        owes: Number(fromMinor(owed.get(personId) ?? 0n, it.currency)),
      })),
    },
    notes: it.notes,
    document: it.document,
    replaces: it.replaces,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
  };
}

export function presentAutomatic(entry: CostEntry): z.input<typeof automaticWire> {
  return {
    key: entryKey(entry),
    source: entry.source,
    id: entry.id,
    title: entry.title,
    category: entry.category,
    amount: Number(entry.amount),
    currency: entry.currency,
    currency_assumed: entry.currencyAssumed,
    date: entry.date,
    estimated: entry.estimated,
  };
}
