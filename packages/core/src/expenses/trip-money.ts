import type { CostEntry } from "@caravan/domain/money/cost-entry";
import type { TripDocument } from "@caravan/domain/trip/document";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { loadAutomaticEntries } from "./automatic-entries.ts";
import { ratesOn, type StoredRate } from "./exchange-rates.ts";
import { ExpensePeople } from "./expense-people.ts";
import { expensesOn, type StoredExpense } from "./store.ts";

/** Everything about the money of a trip. */
export interface TripMoney {
  readonly expenses: readonly StoredExpense[];
  readonly automatic: readonly CostEntry[];
  readonly rates: readonly StoredRate[];
  readonly people: ExpensePeople;
}

/** For members of the trip. */
export async function loadTripMoney(ctx: Context, trip: TripDocument): Promise<TripMoney> {
  const expenses = await expensesOn(ctx.sql, trip.id, signedIn(ctx.actor).userId);
  const replaced = new Set(expenses.flatMap((it) => (it.replaces === null ? [] : [it.replaces])));
  return {
    expenses,
    automatic: await loadAutomaticEntries(ctx, trip, replaced),
    rates: await ratesOn(ctx.sql, trip),
    people: await ExpensePeople.on(ctx.sql, trip.id, peopleIn(expenses)),
  };
}

export function peopleIn(expenses: readonly Pick<StoredExpense, "paidById" | "split">[]): string[] {
  return expenses.flatMap(({ paidById, split }) => [
    ...(paidById === null ? [] : [paidById]),
    ...split.shares.map((it) => it.personId),
  ]);
}

/** The expense as a cost entry. */
export function toEntry({ id, title, category, amount, currency, date, paidById, split }: StoredExpense): CostEntry {
  const known = { source: "expense", estimated: false, currencyAssumed: false } as const;
  return { ...known, id, title, category, amount, currency, date, paidBy: paidById, split };
}
