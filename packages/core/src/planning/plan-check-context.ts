import { type MoneyRecords, noRecords } from "@caravan/domain/money/trip-cost";
import { journeysOutside } from "@caravan/domain/segments/journeys-outside";
import { nightsWithPosition } from "@caravan/domain/segments/stays";
import type { CheckContext } from "@caravan/domain/trip/check";
import { placesById } from "@caravan/domain/trip/check/match-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { mealCostOf, usualPricesAt } from "../destinations/usual-prices.ts";
import { lastChangesOf } from "../edit-log/last-changes.ts";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import type { Context } from "../kernel/context.ts";
import type { StoredSegment } from "../segments/segments-on-trip.ts";
import { dietaryFor, type TravellerNeeds } from "./traveller-needs.ts";
import { waysToStops } from "./ways-to-stops.ts";

type CheckedNeeds = Pick<TravellerNeeds, "dietary" | "accessibility"> & Partial<Pick<TravellerNeeds, "pace">>;

/** What the plan check needs besides a stored trip, without outside requests; for its members. */
export async function loadCheckContext(
  ctx: Context,
  trip: TripDocument,
  needs: CheckedNeeds,
  segments: readonly StoredSegment[],
): Promise<CheckContext> {
  const context = await checkContextFor(ctx, trip, needs, await loadMoneyRecords(ctx, trip));
  const changedAt = await lastChangesOf(ctx, trip.id);
  const nights = nightsWithPosition(segments, trip);
  return { ...context, nights, journeysOutside: journeysOutside(segments, trip), changedAt };
}

/** The same for a plan that is not stored and has no records. */
export async function checkContextFor(
  ctx: Context,
  trip: TripDocument,
  needs: CheckedNeeds,
  money: MoneyRecords = noRecords,
): Promise<CheckContext> {
  const places = await cachedPlacesForTrip(ctx, trip);
  return {
    candidates: placesById(places),
    dietary: dietaryFor(trip, needs),
    accessibility: needs.accessibility,
    pace: needs.pace ?? "usual",
    mealCost: mealCostOf(trip.cityId),
    prices: usualPricesAt(trip),
    ways: waysToStops(trip),
    money,
  };
}
