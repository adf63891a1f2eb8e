import { knownCityOf } from "@caravan/gazetteer/find-known-city";
import { placeAnywhere, placeIn, placeInDistrict } from "@caravan/gazetteer/find-place";
import type { PlaceInCity } from "@caravan/gazetteer/place-index";

/** What the gazetteer knows of a named place. */
export interface MatchedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: "food" | "sight" | "activity" | "shopping" | "nature" | "nightlife";
  readonly lat: number;
  readonly lng: number;
}

/**
 * The gazetteer's place of that name: in `city` when it is stated, else in the cities that the group considers
 * (`among`), else where only one city has such a place. Null when it is not certain.
 */
export function matchPlace(
  named: { readonly name: string; readonly city: string | null },
  among: readonly string[],
): MatchedPlace | null {
  const found = named.city === null ? unplaced(named.name, among) : placedIn(named.name, named.city);
  return found ? presentMatch(found) : null;
}

function placedIn(name: string, city: string): PlaceInCity | undefined {
  const known = knownCityOf(city);
  return known ? placeIn(name, [known.id]) : placeInDistrict(name, city);
}

function unplaced(name: string, among: readonly string[]): PlaceInCity | undefined {
  return placeIn(name, cityIdsOf(among)) ?? placeAnywhere(name);
}

/** A group with more cities than this has not decided on any. */
const MOST_CITIES = 12;
const resolved = new WeakMap<readonly string[], readonly string[]>();

/** Gazetteer ids of the cities in these texts. Cached: a text of forty places asks for the same list forty times. */
export function cityIdsOf(among: readonly string[]): readonly string[] {
  const earlier = resolved.get(among);
  if (earlier) return earlier;
  const ids = [...new Set(among.flatMap((text) => knownCityOf(text)?.id ?? []))].slice(0, MOST_CITIES);
  resolved.set(among, ids);
  return ids;
}

export function presentMatch({ place, city }: PlaceInCity): MatchedPlace {
  const { id, name, neighborhood, category, lat, lng } = place;
  return { placeId: id, name, city: city.name, neighborhood, category, lat, lng };
}
