import { listCities } from "./cities.ts";
import { citiesByKey, keyOfWorldCity } from "./cities-named.ts";
import type { CityFacts } from "./city-facts.ts";
import { type DestinationLookup, type FoundCity, knownCity, MOST_CANDIDATES, worldCity } from "./found-city.ts";
import { nameKey } from "./spelling.ts";
import { countryCodeOf, liesIn, type WorldCity, worldCitiesIn, worldCitiesOfCountry } from "./world-cities.ts";

/** Countries whose largest city is not the one that travellers mean. */
const mostProminent: Readonly<Record<string, string>> = {
  italia: "Rome",
  italy: "Rome",
  northernireland: "Belfast",
  scotland: "Edinburgh",
};

/**
 * A province such as "Bali" stands for its largest city. For a country its cities are offered, known ones first, then
 * by size.
 */
export function regionOrCountry(name: string, qualifiers: readonly string[]): DestinationLookup | undefined {
  const country = countryCodeOf(name);
  if (country !== undefined) {
    const bySize = worldCitiesOfCountry(country);
    const isOneOf = (city: CityFacts, other: WorldCity) =>
      citiesByKey().get(keyOfWorldCity(other))?.includes(city) ?? false;
    const rank = (city: CityFacts) => {
      const index = bySize.findIndex((it) => isOneOf(city, it));
      return index < 0 ? bySize.length : index;
    };
    const known = listCities()
      .filter((it) => it.countryCode === country)
      .sort((a, b) => rank(a) - rank(b));
    const others = bySize.filter((it) => !known.some((city) => isOneOf(city, it)));
    const isMostProminent = (it: FoundCity) => it.city.name === mostProminent[nameKey(name)];
    const candidates = [...known.map(knownCity), ...others.map(worldCity)]
      .sort((a, b) => Number(isMostProminent(b)) - Number(isMostProminent(a)))
      .slice(0, MOST_CANDIDATES);
    return candidates.length > 0 ? { kind: "ambiguous", candidates } : undefined;
  }
  const [largest] = worldCitiesIn(name).filter((city) => qualifiers.every((it) => liesIn(city, it)));
  return largest ? worldCity(largest) : undefined;
}
