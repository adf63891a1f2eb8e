import type { Candidate } from "@caravan/domain/places/candidate";
import { placesById } from "@caravan/domain/trip/check/match-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import { candidatesOf, placeById } from "@caravan/gazetteer/cities";

/** A cache, so that what is derived from the places of a trip is kept from read to read. */
const MOST_KEPT = 100;
const kept = new Map<string, readonly Candidate[]>();
const none: readonly Candidate[] = [];

/** The listed places for a trip: those of its destination, and those elsewhere to which its activities are linked. */
export function listedPlaces(trip: Pick<TripDocument, "cityId" | "days" | "parked">): readonly Candidate[] {
  const own = trip.cityId === null ? none : candidatesOf(trip.cityId);
  const elsewhere = placesElsewhere(trip, own);
  if (elsewhere.length === 0) return own;
  const key = [trip.cityId, ...elsewhere].join(" ");
  const all = kept.get(key) ?? [...own, ...elsewhere.flatMap((it) => placeById(it) ?? [])];
  kept.delete(key);
  kept.set(key, all);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return all;
}

function placesElsewhere(trip: Pick<TripDocument, "days" | "parked">, own: readonly Candidate[]): readonly string[] {
  const known = placesById(own);
  const ids = new Set<string>();
  for (const { activities } of [...trip.days, { activities: trip.parked }])
    for (const { placeId } of activities)
      if (placeId !== null && !known.has(placeId) && isListed(placeId)) ids.add(placeId);
  return ids.size === 0 ? noIds : [...ids].sort();
}

const noIds: readonly string[] = [];

/** Ids of other sources have a scheme: `osm:node/1`, `board:…`. */
function isListed(placeId: string): boolean {
  return !placeId.includes(":");
}
