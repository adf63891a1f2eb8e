import type { CostEntry } from "@caravan/domain/money/cost-entry";
import { statedPrices, type TripCost, tripCost } from "@caravan/domain/money/trip-cost";
import type { TripDocument } from "@caravan/domain/trip/document";
import { pricesForTrip } from "../destinations/usual-prices.ts";
import type { Context } from "../kernel/context.ts";
import type { StoredRate } from "./exchange-rates.ts";
import { ExpensePeople } from "./expense-people.ts";
import { loadMoney } from "./money-records.ts";
import type { StoredExpense } from "./store.ts";

/** Everything about the money of a trip. */
export interface TripMoney {
  readonly cost: TripCost;
  readonly expenses: readonly StoredExpense[];
  /** Entries that follow from plan and bookings; they are computed and never stored. */
  readonly automatic: readonly CostEntry[];
  readonly rates: readonly StoredRate[];
  readonly people: ExpensePeople;
}

/** What was entered and what is stated, without sums and estimates; for members of the trip. */
export async function loadStatedMoney(ctx: Context, trip: TripDocument): Promise<Omit<TripMoney, "cost">> {
  const { records, expenses, rates } = await loadMoney(ctx, trip);
  const { entries: automatic } = statedPrices(trip, records);
  return { expenses, automatic, rates, people: await ExpensePeople.on(ctx.sql, trip.id, peopleIn(expenses)) };
}

/** For members of the trip. */
export async function loadTripMoney(ctx: Context, trip: TripDocument): Promise<TripMoney> {
  const { records, expenses, rates } = await loadMoney(ctx, trip);
  const cost = tripCost(trip, records, await pricesForTrip(ctx, trip));
  return {
    cost,
    expenses,
    automatic: cost.entries.filter((it) => it.source !== "expense"),
    rates,
    people: await ExpensePeople.on(ctx.sql, trip.id, peopleIn(expenses)),
  };
}

export function peopleIn(expenses: readonly Pick<StoredExpense, "paidById" | "split">[]): string[] {
  return expenses.flatMap(({ paidById, split }) => [
    ...(paidById === null ? [] : [paidById]),
    ...split.shares.map((it) => it.personId),
  ]);
}
