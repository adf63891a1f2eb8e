import type { Candidate } from "@caravan/domain/places/candidate";
import { cityById, placeById } from "@caravan/gazetteer/cities";
import { priceOf } from "@caravan/gazetteer/destination-file";
import type { IndexedPlace } from "@caravan/gazetteer/search-line";
import type { OpenedTrip } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { cachedPlacesForTrip } from "./places-for-trip.ts";

/** A place of the search index with what the index says, so that no destination has to be loaded for a result. */
export function indexedCandidate(place: IndexedPlace): Candidate {
  const { entry, ...facts } = place;
  return {
    ...facts,
    entryPrice: priceOf(entry ?? undefined, cityById(place.id.split("/")[0] ?? "")?.currency ?? ""),
    bookingAdvised: null,
    stepFree: null,
    setting: "both",
    goodFor: [],
    diets: [],
    bestMonths: null,
    provenance: "gazetteer",
    wantedBy: [],
    insight: null,
    dayTrip: null,
    base: null,
  };
}

/** A place by its id: of our own list, else of the live places that are kept for the trip. No request is sent. */
export async function knownPlace(
  ctx: Context,
  placeId: string,
  trip: OpenedTrip | null,
): Promise<Candidate | undefined> {
  const own = placeById(placeId);
  if (own || !trip) return own;
  const kept = await cachedPlacesForTrip(ctx, trip.document);
  return kept.find((it) => it.id === placeId);
}
