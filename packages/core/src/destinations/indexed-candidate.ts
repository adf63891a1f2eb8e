import type { Candidate } from "@caravan/domain/places/candidate";
import { cityById } from "@caravan/gazetteer/cities";
import { priceOf } from "@caravan/gazetteer/destination-file";
import type { IndexedPlace } from "@caravan/gazetteer/search-line";

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
