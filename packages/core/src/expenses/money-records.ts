import { purchaseName } from "@caravan/domain/bookings/purchase-name";
import type { PricedRow } from "@caravan/domain/money/automatic-entries";
import type { CostEntry } from "@caravan/domain/money/cost-entry";
import type { MoneyRecords } from "@caravan/domain/money/trip-cost";
import { titleSaid } from "@caravan/domain/segments/title-said";
import { worded } from "@caravan/domain/words/worded";
import { type BookingOnTrip, bookingsOnTrip } from "../bookings/bookings-on-trip.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { ratesOn, type StoredRate } from "./exchange-rates.ts";
import { expensesOn, type StoredExpense } from "./store.ts";

/** The records with the rows that they were made from. */
interface LoadedMoney {
  readonly records: MoneyRecords;
  readonly expenses: readonly StoredExpense[];
  readonly rates: readonly StoredRate[];
}

interface StoredTrip {
  readonly id: string;
  readonly currency: string;
}

/** Bookings, expenses and exchange rates of a trip, for its members. */
export async function loadMoneyRecords(ctx: Context, trip: StoredTrip): Promise<MoneyRecords> {
  return (await loadMoney(ctx, trip)).records;
}

export async function loadMoney(ctx: Context, trip: StoredTrip): Promise<LoadedMoney> {
  const expenses = await expensesOn(ctx.sql, trip.id, signedIn(ctx.actor).userId);
  const bookings = await bookingsOnTrip(ctx, trip.id);
  const segments = await segmentsOnTrip(ctx, trip.id);
  const rates = await ratesOn(ctx.sql, trip);
  const records: MoneyRecords = {
    bought: [...bookings.flatMap((it) => fromBooking(it, segments)), ...segments.flatMap(fromSegment)],
    expenses: expenses.map(toEntry),
    replaced: new Set(expenses.flatMap((it) => it.replaces ?? [])),
    rates: new Map(rates.map((it) => [it.currency, it.rate])),
  };
  return { records, expenses, rates };
}

/** An expense among the costs of its trip. */
export function toEntry({ id, title, category, amount, currency, date, paidById, split }: StoredExpense): CostEntry {
  const known = { source: "expense", estimated: false, currencyAssumed: false } as const;
  return { ...known, id, title, category, amount, currency, date, paidBy: paidById, split };
}

function fromBooking(it: BookingOnTrip, segments: readonly StoredSegment[]): PricedRow[] {
  if (it.status === "cancelled") return [];
  const { id, kind, confirmationNumber } = it;
  const own = segments.filter((segment) => segment.bookingId === id);
  const title = purchaseName(it, own);
  const price = it.price === null ? null : { amount: it.price, currency: it.currency };
  return [{ source: "booking", id, title, kind, price, date: it.startDate, endDate: it.endDate, confirmationNumber }];
}

function fromSegment(it: StoredSegment): PricedRow[] {
  if (it.status === "cancelled") return [];
  const { id, kind, price, confirmationNumber, bookingId } = it;
  const [date, endDate] = [it.start, it.end].map((at) => at?.slice(0, 10) ?? null) as [string | null, string | null];
  return [
    {
      source: "segment",
      id,
      title: worded`${titleSaid(it)}`,
      kind,
      price,
      date,
      endDate,
      confirmationNumber,
      bookingId,
    },
  ];
}
