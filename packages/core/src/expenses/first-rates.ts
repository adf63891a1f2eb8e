import { type MoneyRecords, noRecords } from "@caravan/domain/money/trip-cost";
import type { TripDocument } from "@caravan/domain/trip/document";
import { usualPricesAt } from "../destinations/usual-prices.ts";
import type { Context } from "../kernel/context.ts";
import { keptRates, type NewRate } from "./exchange-rates.ts";

/**
 * The reference rates that a new trip takes over, from the currencies of the prices where it goes, so that its first plan is
 * compared with its budget; none where its currency is theirs, and none that are not kept.
 */
export async function firstRates(ctx: Context, trip: TripDocument): Promise<readonly NewRate[]> {
  const places = [trip, ...trip.stops.map(({ placeId, lat, lng }) => ({ cityId: placeId, lat, lng }))];
  const currencies = new Set(places.flatMap((it) => usualPricesAt(it).currency ?? []));
  currencies.delete(trip.currency);
  return currencies.size === 0 ? [] : keptRates(ctx, currencies, trip.currency);
}

/** What is known of the money of a trip that is not stored yet. */
export function recordsWith(rates: readonly NewRate[]): MoneyRecords {
  return { ...noRecords, rates: new Map(rates.map((it) => [it.currency, it.rate])) };
}
