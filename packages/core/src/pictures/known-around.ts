import type { Position } from "@caravan/domain/places/water-file";
import { searchPlaces } from "@caravan/gazetteer/search-places";

/** More would not be drawn. */
const MOST = 120;

/** Places of the gazetteer around a point, the best known and nearest first, for the dots of a cover. */
export function knownAround(point: { readonly lat: number; readonly lng: number }): Position[] {
  const near = searchPlaces({ text: "", destinations: [], near: point, between: null, kinds: [], limit: MOST });
  return near.map((it) => [it.lng, it.lat]);
}
