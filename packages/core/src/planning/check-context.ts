import { check } from "@caravan/domain/trip/check";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Finding } from "@caravan/domain/trip/finding";
import type { Scene } from "../define.ts";
import { keptPlacesFor } from "./known-places.ts";
import type { TravellerNeeds } from "./needs.ts";

/** Every finding of the plan linter for this trip. */
export async function findingsOf(scene: Scene, trip: TripDocument, needs: TravellerNeeds): Promise<Finding[]> {
  const places = await keptPlacesFor(scene, trip);
  return check(trip, {
    candidates: new Map(places.map((place) => [place.id, place])),
    dietary: needs.dietary,
    accessibility: needs.accessibility,
  });
}
