import { check } from "@caravan/domain/trip/check";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Finding } from "@caravan/domain/trip/finding";
import { candidatesOf } from "@caravan/gazetteer/cities";
import type { TravellerNeeds } from "./needs.ts";

/** Every finding of the plan linter for this trip. */
export function findingsOf(trip: TripDocument, needs: TravellerNeeds): Finding[] {
  const places = trip.cityId === null ? [] : candidatesOf(trip.cityId);
  return check(trip, {
    candidates: new Map(places.map((place) => [place.id, place])),
    dietary: needs.dietary,
    accessibility: needs.accessibility,
  });
}
