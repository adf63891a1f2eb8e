import { listCities } from "./cities.ts";
import { citiesByKey, keyOfWorldCity } from "./cities-named.ts";
import type { CityFacts } from "./city-facts.ts";
import { type FoundCity, knownCity, MOST_CANDIDATES, worldCity } from "./found-city.ts";
import { editDistance, nameKey, slipsAllowed } from "./spelling.ts";
import { allWorldCities, type WorldCity } from "./world-cities.ts";

/** Smallest city that is suggested for a typing error. */
const SUGGESTED_POPULATION = 100_000;

/** Names of cities that are a few slips from this one, the most alike first. */
export function similarTo(name: string): readonly FoundCity[] {
  const key = nameKey(name);
  const limit = slipsAllowed(key.length);
  if (limit === 0) return [];
  const slipsOf = new Map<CityFacts, number>();
  for (const [known, cities] of citiesByKey()) {
    const slips = editDistance(key, known, limit);
    if (slips <= limit) for (const city of cities) slipsOf.set(city, Math.min(slips, slipsOf.get(city) ?? slips));
  }
  const known = listCities().flatMap((city) => {
    const slips = slipsOf.get(city);
    return slips === undefined ? [] : [{ found: knownCity(city), slips, population: Number.POSITIVE_INFINITY }];
  });
  const world = suggestedCities()
    .map((city) => ({ city, slips: editDistance(key, keyOfWorldCity(city), limit) }))
    .filter((it) => it.slips <= limit)
    .map(({ city, slips }) => ({ found: worldCity(city), slips, population: city.population }));
  return [...known, ...world]
    .sort((a, b) => a.slips - b.slips || (a.population === b.population ? 0 : b.population - a.population))
    .slice(0, MOST_CANDIDATES)
    .map((it) => it.found);
}

let suggested: readonly WorldCity[] | undefined;

/** The cities besides those with a plan that are suggested for a typing error. */
function suggestedCities(): readonly WorldCity[] {
  suggested ??= allWorldCities().filter(
    (city) => city.population >= SUGGESTED_POPULATION && !citiesByKey().has(keyOfWorldCity(city)),
  );
  return suggested;
}
