import { numberOf } from "@caravan/domain/amount";
import { activityTypes, placeCategories } from "@caravan/domain/field-choices";
import { visitCost } from "@caravan/domain/money/known-prices";
import type { Candidate } from "@caravan/domain/places/candidate";
import { parseCoordinates } from "@caravan/domain/places/coordinates";
import { hoursOn } from "@caravan/domain/places/opening-hours";
import { hoursText } from "@caravan/domain/places/opening-hours-text";
import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import { activityTypeOf } from "@caravan/domain/planning/describe-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import { cityById } from "@caravan/gazetteer/cities";
import { z } from "zod";

/** A place in a list of results. */
export const foundPlaceWire = z.object({
  place_id: z.string().meta({ description: "Stays the same for good; geo:… for a bare position" }),
  name: z.string(),
  local_name: z.string().nullable(),
  kind: z.enum(placeCategories).nullable(),
  activity_type: z.enum(activityTypes),
  lat: z.number(),
  lng: z.number(),
  area: z.string().nullable().meta({ description: "Part of town, or the address of a link" }),
  city: z.string().nullable(),
  distance_km: z.number().optional().meta({ description: "As the crow flies, from near or the stops of the day" }),
  source: z.enum(["caravan", "openstreetmap", "coordinates", "map_link"]),
  verified: z.boolean().meta({ description: "Two records agree on name and position" }),
  duration_minutes: z.number().nullable(),
  estimated_cost: z.number().nullable().meta({ description: "Per person, in the trip's currency" }),
  opening_hours: z
    .string()
    .nullable()
    .meta({ description: "A week, such as Mo-Fr 10:00-18:00; Sa 10:00-12:00. Other days are closed, null is unknown" }),
  only_days_known: z.boolean().meta({ description: "The hours say only on which days it opens, not when" }),
  hours_on_date: z.array(z.string()).optional().meta({ description: "With date: when it is open then, [] for closed" }),
});

export type FoundPlaceWire = z.input<typeof foundPlaceWire>;

/** Presents a place for a trip's currency and style; without a trip, for those of its own destination. */
export function presentFound(
  place: Candidate,
  trip: Pick<TripDocument, "currency" | "travelStyle"> | null,
  date: string | undefined,
): FoundPlaceWire {
  const isOsm = place.id.startsWith("osm:");
  const city = isOsm ? undefined : cityById(place.id.split("/")[0] ?? "");
  const currency = trip?.currency ?? city?.currency ?? "";
  const destination = { currency: city?.currency ?? null, mealCost: city?.mealCost ?? null };
  const cost = visitCost({ destination, currency, travelStyle: trip?.travelStyle ?? null }, place);
  return {
    place_id: place.id,
    name: place.name,
    local_name: place.localName,
    kind: place.category,
    activity_type: activityTypeOf(place),
    lat: place.lat,
    lng: place.lng,
    area: place.neighborhood,
    city: city?.name ?? null,
    source: isOsm ? "openstreetmap" : "caravan",
    verified: place.verified,
    duration_minutes: place.visitMinutes,
    estimated_cost: cost === null ? null : numberOf(cost),
    opening_hours: place.hours && hoursText(place.hours),
    only_days_known: place.onlyDaysKnown,
    ...(date !== undefined && place.hours && { hours_on_date: [...hoursOn(place.hours, date)] }),
  };
}

/** A bare position as a place, from coordinates or a link. */
export function presentPoint(
  point: { readonly lat: number; readonly lng: number },
  source: "coordinates" | "map_link" | "openstreetmap",
  name: string | null = null,
  address: string | null = null,
): FoundPlaceWire {
  const [lat, lng] = [rounded(point.lat), rounded(point.lng)];
  return {
    place_id: `geo:${lat},${lng}`,
    name: name ?? `${lat}, ${lng}`,
    local_name: null,
    kind: null,
    activity_type: "general",
    lat,
    lng,
    area: address,
    city: null,
    source,
    verified: false,
    duration_minutes: null,
    estimated_cost: null,
    opening_hours: null,
    only_days_known: false,
  };
}

/** The place with how far it is from a point, to a hundred metres. */
export function withDistance(place: FoundPlaceWire, from: Point | null | undefined): FoundPlaceWire {
  return from ? { ...place, distance_km: Math.round(distanceKm(place, from) * 10) / 10 } : place;
}

/** Five decimals are a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

/** The point of an id that {@link presentPoint} made; null for other ids. */
export function pointOfId(placeId: string): { readonly lat: number; readonly lng: number } | null {
  const [, lat, lng] = /^geo:(-?[\d.]+),(-?[\d.]+)$/.exec(placeId) ?? [];
  return lat === undefined ? null : parseCoordinates(lat, lng);
}
