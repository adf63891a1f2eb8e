import { listCities } from "./cities.ts";
import type { CityFacts } from "./city-facts.ts";
import { cityNames } from "./find-known-city.ts";
import { type DestinationLookup, type FoundCity, knownCity, MOST_CANDIDATES, worldCity } from "./found-city.ts";
import { nameKey } from "./spelling.ts";
import { liesIn, smallTownsNamed, type WorldCity, worldCitiesNamed } from "./world-cities.ts";

/** A city of the same name that is this many times smaller is not meant. */
const MUCH_LARGER = 5;
/** For small towns the factor is higher: the famous Óbidos is half as large as the one on the Amazon. */
const MUCH_LARGER_TOWN = 20;
const TOWN_POPULATION = 50_000;

/** Cities of that name in every place that the qualifiers name; known ones first, then by size. */
export function matching(name: string, qualifiers: readonly string[]): readonly FoundCity[] {
  const key = nameKey(name);
  const known = (citiesByKey().get(key) ?? []).filter((city) => qualifiers.every((it) => liesIn(city, it)));
  const world = worldCitiesNamed(name).filter(
    (city) => qualifiers.every((it) => liesIn(city, it)) && !known.some((it) => it.countryCode === city.countryCode),
  );
  // If only small towns have the name, the list of all towns is searched too.
  const isSmall = known.length === 0 && world.length > 0 && world.every((it) => it.population < TOWN_POPULATION);
  const towns = isSmall ? townsBeside(world, name, qualifiers) : [];
  const bySize = [...world, ...towns].sort((a, b) => b.population - a.population);
  return [...known.map(knownCity), ...bySize.map(worldCity)];
}

/** Small towns of that name that are not already among the cities; the two lists differ by some kilometres. */
export function townsBeside(
  cities: readonly WorldCity[],
  name: string,
  qualifiers: readonly string[],
): readonly WorldCity[] {
  const isSame = (a: WorldCity, b: WorldCity) => Math.abs(a.lat - b.lat) < 0.3 && Math.abs(a.lng - b.lng) < 0.3;
  return smallTownsNamed(name).filter(
    (town) => qualifiers.every((it) => liesIn(town, it)) && !cities.some((it) => isSame(it, town)),
  );
}

/** One city if it is known or much larger than the others, several if not, undefined for none. */
export function oneOrAmbiguous(found: readonly FoundCity[]): DestinationLookup | undefined {
  const [first, second] = found;
  if (!first) return undefined;
  if (!second || (first.known && !second.known)) return first;
  if (!first.known && !second.known && standsOut(first.city.population, second.city.population)) return first;
  return { kind: "ambiguous", candidates: found.slice(0, MOST_CANDIDATES) };
}

function standsOut(population: number, next: number): boolean {
  return population >= (population < TOWN_POPULATION ? MUCH_LARGER_TOWN : MUCH_LARGER) * next;
}

const worldKeys = new WeakMap<WorldCity, string>();

export function keyOfWorldCity(city: WorldCity): string {
  const known = worldKeys.get(city) ?? nameKey(city.name);
  worldKeys.set(city, known);
  return known;
}

let byKey: ReadonlyMap<string, readonly CityFacts[]> | undefined;

/** The known cities by all their names, folded. */
export function citiesByKey(): ReadonlyMap<string, readonly CityFacts[]> {
  if (byKey) return byKey;
  const made = new Map<string, CityFacts[]>();
  for (const city of listCities()) {
    for (const key of new Set(cityNames(city).map(nameKey))) made.set(key, [...(made.get(key) ?? []), city]);
  }
  byKey = made;
  return made;
}
