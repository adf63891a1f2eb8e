import type { Entry } from "@caravan/domain/money/cost-entry";
import type { TripDocument } from "@caravan/domain/trip/document";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/define.ts";
import { automaticOn } from "./automatic.ts";
import { MoneyPeople } from "./people.ts";
import { type KeptRate, ratesOn } from "./rates.ts";
import { expensesOn, type KeptExpense } from "./store.ts";

/** Everything about the money of a trip. */
export interface MoneyLedger {
  readonly expenses: readonly KeptExpense[];
  readonly automatic: readonly Entry[];
  readonly rates: readonly KeptRate[];
  readonly people: MoneyPeople;
}

/** For those who may see the trip. */
export async function ledgerOf(ctx: Context, trip: TripDocument): Promise<MoneyLedger> {
  const expenses = await expensesOn(ctx.sql, trip.id, signedIn(ctx.actor).userId);
  const replaced = new Set(expenses.flatMap((it) => (it.replaces === null ? [] : [it.replaces])));
  return {
    expenses,
    automatic: await automaticOn(ctx, trip, replaced),
    rates: await ratesOn(ctx.sql, trip),
    people: await MoneyPeople.on(ctx.sql, trip.id, namedIn(expenses)),
  };
}

export function namedIn(expenses: readonly Pick<KeptExpense, "paidById" | "split">[]): string[] {
  return expenses.flatMap(({ paidById, split }) => [
    ...(paidById === null ? [] : [paidById]),
    ...split.shares.map((it) => it.personId),
  ]);
}

/** As sums are made of it. */
export function entryOf({ id, title, category, amount, currency, date, paidById, split }: KeptExpense): Entry {
  const known = { source: "expense", estimated: false, currencyAssumed: false } as const;
  return { ...known, id, title, category, amount, currency, date, paidBy: paidById, split };
}
