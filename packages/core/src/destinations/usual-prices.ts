import type { PriceKnowledge } from "@caravan/domain/money/trip-cost";
import type { Destination } from "@caravan/domain/places/candidate";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { placeOf, placesById } from "@caravan/domain/trip/check/match-place";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { cityById, listCities } from "@caravan/gazetteer/cities";
import type { Context } from "../kernel/context.ts";
import { cachedPlacesForTrip } from "./places-for-trip.ts";

/** An unlisted town has the prices of the nearest listed city within this distance. */
const NEARBY_KM = 150;

/** What people usually spend, and the city that the prices are from. */
export interface UsualPrices extends Pick<Destination, "currency" | "mealCost"> {
  readonly city: string | null;
}

/** The usual prices at the destination of a trip; for an unlisted town those of a city nearby. */
export function usualPricesAt({ cityId, lat, lng }: Pick<TripDocument, "cityId" | "lat" | "lng">): UsualPrices {
  const own = cityId === null ? undefined : cityById(cityId);
  const city = own ?? (lat === null || lng === null ? undefined : nearestCity({ lat, lng }));
  return { currency: city?.currency ?? null, mealCost: city?.mealCost ?? null, city: city?.name ?? null };
}

function nearestCity(point: { readonly lat: number; readonly lng: number }) {
  const [nearest] = listCities()
    .map((city) => ({ city, km: distanceKm(city, point) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= NEARBY_KM ? nearest.city : undefined;
}

/** What is known of prices for a trip, without outside requests. */
export async function pricesForTrip(ctx: Context, trip: TripDocument): Promise<PriceKnowledge<Activity>> {
  const places = await cachedPlacesForTrip(ctx, trip);
  const context = { candidates: placesById(places), dietary: [], accessibility: [] };
  return { ...usualPricesAt(trip), placeOf: (activity) => placeOf(activity, context) };
}

/** The usual spend on meals in a listed city. */
export function mealCostOf(cityId: string | null) {
  return cityId === null ? null : (cityById(cityId)?.mealCost ?? null);
}

/** The currency of its prices; null when unknown. */
export function cityCurrencyOf(cityId: string | null): string | null {
  return cityId === null ? null : (cityById(cityId)?.currency ?? null);
}
