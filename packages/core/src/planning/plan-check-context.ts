import type { CheckContext } from "@caravan/domain/trip/check";
import { placesById } from "@caravan/domain/trip/check/match-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Context } from "../kernel/context.ts";
import { cachedPlacesForTrip } from "./places-for-trip.ts";
import { mealCostOf } from "./resolve-destination.ts";
import type { TravellerNeeds } from "./traveller-needs.ts";

/** What the plan check needs beside a trip, without outside requests. */
export async function loadCheckContext(
  ctx: Context,
  trip: TripDocument,
  needs: Pick<TravellerNeeds, "dietary" | "accessibility"> & Partial<Pick<TravellerNeeds, "pace">>,
): Promise<CheckContext> {
  const places = await cachedPlacesForTrip(ctx, trip);
  return {
    candidates: placesById(places),
    dietary: needs.dietary,
    accessibility: needs.accessibility,
    pace: needs.pace ?? "usual",
    mealCost: mealCostOf(trip.cityId),
  };
}
