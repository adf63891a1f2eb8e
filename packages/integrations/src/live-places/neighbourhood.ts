import { cleanText } from "../live-sources/clean-text.ts";
import type { MapElement } from "./map-elements.ts";
import { kmBetween, type Point } from "./point.ts";

/** Address fields for the neighbourhood, the smallest first. */
const addressKeys = ["addr:neighbourhood", "addr:quarter", "addr:suburb", "addr:district"];
const quarters = new Set(["suburb", "quarter", "neighbourhood"]);
const NEAR_KM = 0.8;

/** The neighbourhood of a place: by its address, else the nearest quarter, else the nearest settlement. */
export function neighbourhoods(elements: readonly MapElement[]): (place: MapElement) => string {
  const named = elements.flatMap((it) => {
    const name = it.tags.place ? nameOf(it.tags) : null;
    return name === null ? [] : [{ name, lat: it.lat, lng: it.lng, isQuarter: quarters.has(it.tags.place ?? "") }];
  });
  const nearest = (place: Point, isQuarter: boolean) =>
    named
      .filter((it) => it.isQuarter === isQuarter)
      .map((it) => ({ name: it.name, km: kmBetween(it, place) }))
      .sort((a, b) => a.km - b.km)[0];
  return (place) => {
    for (const key of addressKeys) {
      const name = cleanText(place.tags[key]);
      if (name !== null) return name;
    }
    const quarter = nearest(place, true);
    if (quarter && quarter.km <= NEAR_KM) return quarter.name;
    return nearest(place, false)?.name ?? cleanText(place.tags["addr:city"]) ?? "the area";
  };
}

/** The English name where there is one. */
export function nameOf(tags: Readonly<Record<string, string>>): string | null {
  return cleanText(tags["name:en"]) ?? cleanText(tags.name);
}
