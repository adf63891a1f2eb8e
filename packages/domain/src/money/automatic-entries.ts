import type { Amount } from "../amount.ts";
import { parseDecimal, times } from "../amount.ts";
import type { ActivityType } from "../field-choices.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { type CostEntry, type ExpenseCategory, entryKey } from "./cost-entry.ts";
import { type MergedCosts, mergeDuplicateCosts, type PricedThing } from "./merge-duplicate-costs.ts";

/** A booking or a segment that is not cancelled. */
export interface PricedRow {
  readonly source: "booking" | "segment";
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly price: { readonly amount: Amount; readonly currency: string | null } | null;
  readonly date: string | null;
  /** For a stay, the day of check-out; null when it is unknown. */
  readonly endDate: string | null;
  readonly confirmationNumber: string | null;
  /** For a segment, its booking: both are one purchase, which costs what the booking says. */
  readonly bookingId?: string;
}

export interface PricedActivity {
  readonly id: string;
  readonly title: string;
  readonly type: ActivityType;
  /** For one person, in the currency of the trip. */
  readonly estimatedCost: Amount | null;
  readonly date: string;
  readonly bookingId: string | null;
  readonly segmentId: string | null;
}

export interface Costing {
  /** The trip's. */
  readonly currency: string;
  readonly travelers: number;
  readonly activities: readonly PricedActivity[];
  readonly rows: readonly PricedRow[];
  /** Keys of entries that an expense replaces. */
  readonly replaced: ReadonlySet<string>;
}

/**
 * The costs of what is planned and booked, each thing once: for an activity and its booking, or a booking and segment
 * with one confirmation number, only the paid price counts.
 */
export function automaticEntries(costing: Costing): MergedCosts {
  const { currency, travelers, activities, rows, replaced } = costing;
  const booked = rows.map(
    (row): PricedThing => ({
      key: entryKey(row),
      joins: joinsOf(row),
      planned: false,
      entry: bookedEntry(row, currency),
      free: false,
    }),
  );
  const planned = activities.map(
    (activity): PricedThing => ({
      key: entryKey({ source: "activity", id: activity.id }),
      joins: [
        ...(activity.bookingId === null ? [] : [entryKey({ source: "booking", id: activity.bookingId })]),
        ...(activity.segmentId === null ? [] : [entryKey({ source: "segment", id: activity.segmentId })]),
      ],
      planned: true,
      entry: plannedEntry(activity, currency, travelers),
      free: isFree(activity),
    }),
  );
  return mergeDuplicateCosts([...booked, ...planned], replaced);
}

function joinsOf({ confirmationNumber, bookingId }: PricedRow): string[] {
  const whole = bookingId === undefined ? [] : [entryKey({ source: "booking", id: bookingId })];
  const number = foldToAlphanumeric(confirmationNumber ?? "");
  return number === "" ? whole : [...whole, `number:${number}`];
}

function bookedEntry(row: PricedRow, tripCurrency: string): CostEntry | null {
  if (!row.price) return null;
  const { source, id, title, date } = row;
  return {
    ...{ source, id, title, date },
    category: categoryOfKind(row.kind),
    amount: row.price.amount,
    currency: row.price.currency ?? tripCurrency,
    currencyAssumed: row.price.currency === null,
    estimated: false,
    ...unpaid,
  };
}

function plannedEntry(activity: PricedActivity, currency: string, travelers: number): CostEntry | null {
  const { id, title, date, type, estimatedCost } = activity;
  if (estimatedCost === null || isFree(activity)) return null;
  return {
    ...{ source: "activity", id, title, date, currency },
    category: categoryOfType[type],
    amount: times(estimatedCost, travelers),
    currencyAssumed: false,
    estimated: true,
    ...unpaid,
  };
}

const isFree = ({ estimatedCost }: PricedActivity) =>
  estimatedCost !== null && parseDecimal(estimatedCost).value === 0n;

const unpaid = { paidBy: null, split: null };

/** Kinds of bookings and of segments. */
const byKind: Readonly<Record<string, ExpenseCategory>> = {
  stay: "accommodation",
  hotel: "accommodation",
  flight: "transport",
  train: "transport",
  car: "transport",
  car_rental: "transport",
  activity: "activities",
  table: "food",
  restaurant: "food",
};

export const categoryOfKind = (kind: string): ExpenseCategory => byKind[kind] ?? "other";

export const categoryOfType: Readonly<Record<ActivityType, ExpenseCategory>> = {
  general: "activities",
  sightseeing: "activities",
  dining: "food",
  transport: "transport",
  accommodation: "accommodation",
  entertainment: "activities",
  shopping: "shopping",
  outdoor: "activities",
  cultural: "activities",
  business: "other",
};
