import type { FoundPlace } from "@caravan/domain/board/found-place";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { candidatesOf, listCities } from "@caravan/gazetteer/cities";
import type { CityFacts } from "@caravan/gazetteer/city-facts";
import { fold } from "@caravan/gazetteer/spelling";
import { isElsewhere } from "./complete-place.ts";
import { matchPlace } from "./match-place.ts";

/** Includes suburbs of a city, but not the next town. */
const SAME_CITY_KM = 25;
/** The distance of a pin without a name to its place. */
const ON_THE_PLACE_KM = 0.06;

/**
 * The place with the gazetteer's fields.
 *
 * @param among likely cities, as written
 */
export function recognisePlace(place: FoundPlace, among: readonly string[]): FoundPlace {
  const match = matchPlace({ name: place.name, city: place.city }, among);
  const point = pointOf(place);
  if (!match || isElsewhere(place, match))
    return { ...place, city: place.city ?? (point && cityAround(point)?.name) ?? null };
  const { placeId, name, city, neighborhood, lat, lng } = match;
  return {
    ...place,
    placeId,
    name,
    city,
    neighborhood: place.neighborhood ?? neighborhood,
    category: place.category ?? match.category,
    confidence: place.confidence === "low" ? "medium" : place.confidence,
    ...(point ?? { lat, lng }),
  };
}

/** Known cities that a text names, each once. */
export function citiesNamedIn(text: string): string[] {
  const words = ` ${fold(text)} `;
  const isNamed = (city: CityFacts) =>
    [city.name, city.localName ?? "", ...city.aliases].some(
      (it) => fold(it).length > 2 && words.includes(` ${fold(it)} `),
    );
  return listCities().flatMap((city) => (isNamed(city) ? [city.name] : []));
}

/** The name of the place at the position of a pin without a name. */
export function nameAt(point: { readonly lat: number; readonly lng: number }): string | null {
  const city = cityAround(point);
  const [closest] = city
    ? candidatesOf(city.id)
        .map((it) => ({ name: it.name, km: distanceKm(point, it) }))
        .sort((a, b) => a.km - b.km)
    : [];
  return closest && closest.km <= ON_THE_PLACE_KM ? closest.name : null;
}

function cityAround(point: { readonly lat: number; readonly lng: number }): CityFacts | null {
  const [closest] = listCities()
    .map((city) => ({ city, km: distanceKm(point, city) }))
    .sort((a, b) => a.km - b.km);
  return closest && closest.km <= SAME_CITY_KM ? closest.city : null;
}

const pointOf = ({ lat, lng }: FoundPlace) => (lat === null || lng === null ? null : { lat, lng });
