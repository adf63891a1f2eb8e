import { cityById, guideFor } from "./cities.ts";
import { matching, oneOrAmbiguous } from "./cities-named.ts";
import type { CityFacts } from "./city-facts.ts";
import { type DestinationLookup, type FoundCity, knownCity, MOST_CANDIDATES } from "./found-city.ts";
import { canBeRoute, routeFacts } from "./routes.ts";
import { fold } from "./spelling.ts";
import { countryCodeOf } from "./world-cities.ts";

/**
 * "Rome, Florence and Venice", "Cusco and the Sacred Valley": known destinations that can be one trip, in the order of the text.
 * Others between them are named, and left out.
 *
 * @param joined whether the text joins its parts by "and": a region after a comma says where the city is
 */
export function routeOf(said: readonly string[], joined: boolean): DestinationLookup | undefined {
  const parts = said.flatMap((part) => (countryCodeOf(part) ? [] : [part.replace(/^the\s+/i, "")]));
  const named = parts.map((part) => oneOrAmbiguous(matching(part, [])));
  const countries = new Set(named.flatMap((it) => (it?.kind === "city" && it.known ? it.city.countryCode : [])));
  const found = named.map((it) => (it?.kind === "ambiguous" ? (knownIn(countries, it.candidates) ?? it) : it));
  const cities = found.flatMap((it, index) => {
    const facts = it?.kind === "city" && it.known ? cityById(it.city.id) : undefined;
    return facts ? (townOf(facts, parts[index] ?? "") ?? facts) : [];
  });
  const without = found.flatMap((it) => (it?.kind === "city" && !it.known ? [it.city.name] : []));
  // "Canadian Rockies, Banff and Jasper" says where the two towns are.
  const towns = cities.filter((it) => cities.filter((other) => other.region === it.id).length < 2);
  const holdsAnother = found.some((it) => found.some((other) => isCity(it) && isCity(other) && isRegionOf(it, other)));
  if (cities.length + without.length < found.length || holdsAnother || !canBeRoute(towns, joined)) return undefined;
  return { ...knownCity(routeFacts(towns)), ...(without.length > 0 && { without }) };
}

/** The town of a region that goes by this other name of the region: among towns, "Petra" is Wadi Musa and not all Jordan. */
function townOf(region: CityFacts, name: string): CityFacts | undefined {
  if (region.kind === "city" || fold(name) === fold(region.name)) return undefined;
  const base = guideFor(region.id)?.bases.find((it) => ` ${fold(it.name)} `.includes(` ${fold(name)} `));
  const town = base && cityById(`${region.id}.${base.id}`);
  return town && { ...town, name };
}

/** Of several places of a name the one in the country of the others: the Córdoba of Seville and Granada. */
function knownIn(countries: ReadonlySet<string>, candidates: readonly FoundCity[]): FoundCity | undefined {
  const there = candidates.filter((it) => it.known && countries.has(it.city.countryCode));
  return there.length === 1 ? there[0] : undefined;
}

/**
 * "Shibuya, Tokyo" is Tokyo, "Florence, Tuscany" Florence, and "Florence and Tuscany" the region that has both.
 *
 * @param joined whether the text joins its parts by "and"
 */
export function amongParts(parts: readonly string[], joined: boolean): DestinationLookup | undefined {
  if (parts.length < 2) return undefined;
  const all = parts.flatMap((part) => {
    const one = oneOrAmbiguous(matching(part.replace(/^the\s+/i, ""), []));
    return one?.kind === "city" && (one.known || one.city.population >= LARGE_CITY) ? [one] : [];
  });
  const found = all.filter((it, index) => all.findIndex((other) => isSame(it, other)) === index);
  const whole = joined && found.find((it) => found.length === 2 && found.some((other) => isRegionOf(it, other)));
  if (whole) return whole;
  const cities = found.filter((it) => !found.some((other) => isRegionOf(it, other)));
  const [only] = cities;
  if (only && cities.length === 1) return only;
  return only ? { kind: "ambiguous", candidates: cities.slice(0, MOST_CANDIDATES) } : undefined;
}

const isCity = (it: DestinationLookup | undefined): it is FoundCity => it?.kind === "city";

/** "Yellowstone and Grand Teton" are one destination. */
const isSame = (a: FoundCity, b: FoundCity) => a.known && b.known && a.city.id === b.city.id;

/** "Florence, Tuscany": the region says where the city is. */
function isRegionOf(region: FoundCity, city: FoundCity): boolean {
  if (!region.known || !city.known || region === city) return false;
  return guideFor(region.city.id)?.bases.some((it) => it.destinationId === city.city.id) ?? false;
}

/** A place beside another one in a text counts as a city from this population on. */
const LARGE_CITY = 100_000;
