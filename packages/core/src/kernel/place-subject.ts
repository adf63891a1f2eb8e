import type { Candidate } from "@caravan/domain/places/candidate";
import { toleranceM } from "@caravan/gazetteer/agreement";
import { cityById } from "@caravan/gazetteer/cities";
import type { PlaceSubject } from "./ports.ts";

/** A place as sources are asked for it. */
export function placeSubject(
  place: Pick<Candidate, "id" | "name" | "localName" | "tags" | "lat" | "lng">,
): PlaceSubject {
  const city = place.id.startsWith("osm:") ? undefined : cityById(place.id.split("/")[0] ?? "");
  return {
    id: place.id,
    names: [place.name, ...(place.localName ? [place.localName] : [])],
    around: city ? [city.name, ...(city.localName ? [city.localName] : []), city.country] : [],
    lat: place.lat,
    lng: place.lng,
    withinKm: toleranceM(place.tags) / 1000,
  };
}
