import { airportByCode } from "./airports.ts";
import { cityById, guideFor, listCities } from "./cities.ts";
import type { CityFacts, CitySummary } from "./city-facts.ts";
import { cityNames } from "./find-known-city.ts";
import { canBeRoute, routeFacts } from "./routes.ts";
import { editDistance, fold, nameKey, slipsAllowed } from "./spelling.ts";
import {
  allWorldCities,
  countryCodeOf,
  liesIn,
  smallTownsNamed,
  type WorldCity,
  worldCitiesIn,
  worldCitiesNamed,
  worldCitiesOfCountry,
} from "./world-cities.ts";

/** `known` says whether we know the city's places (then it has an id) or only where it is. */
export type FoundCity =
  | {
      readonly kind: "city";
      readonly known: true;
      readonly city: CitySummary;
      /** Other cities of the text, of which we know no places. */
      readonly without?: readonly string[];
    }
  | { readonly kind: "city"; readonly known: false; readonly city: WorldCity };

export type DestinationLookup =
  | FoundCity
  /**
   * Several are equally likely: cities of one name, a whole country, or two cities in one text. The best guess comes
   * first.
   */
  | { readonly kind: "ambiguous"; readonly candidates: readonly FoundCity[] }
  /** `suggestions` are cities of a similar spelling. */
  | { readonly kind: "unknown"; readonly suggestions: readonly FoundCity[] };

/** A city of the same name that is this many times smaller is not meant. */
const MUCH_LARGER = 5;
/** For small towns the factor is higher: the famous Óbidos is half as large as the one on the Amazon. */
const MUCH_LARGER_TOWN = 20;
const TOWN_POPULATION = 50_000;
const MOST_CANDIDATES = 6;
/** No name of a place has more words; each word is tried as the end of a name. */
const MOST_WORDS = 12;
/** Smallest city that is suggested for a typing error. */
const SUGGESTED_POPULATION = 100_000;

/**
 * The destination that a text means: "Lisbon", "lisboa", "Paris, France", "Rome Italy", "Shibuya, Tokyo". Case,
 * accents and spacing do not matter.
 */
export function findDestination(text: string): DestinationLookup {
  return named(text) ?? { kind: "unknown", suggestions: similarTo(partsOf(text)[0] ?? "") };
}

/** The only city that a text names exactly, without typing errors. */
export function cityNamed(text: string): CitySummary | WorldCity | undefined {
  const found = named(text);
  return found?.kind === "city" ? found.city : undefined;
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/[,;/&+()|→]|\s[-–]\s|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== "");
}

function named(text: string): DestinationLookup | undefined {
  const parts = partsOf(text);
  const [head] = parts;
  if (head === undefined) return undefined;
  const qualifiers = parts.slice(1);
  const isJoined = /\band\b|[&+]/i.test(text);
  return (
    byAirportCode(text.trim()) ??
    oneOrAmbiguous(matching(head, qualifiers)) ??
    qualifiedByLastWords(parts) ??
    // "Paris, Texas" is a small town, not two cities.
    (qualifiers.length > 0 ? smallTown(head, qualifiers) : undefined) ??
    routeOf(parts, isJoined) ??
    amongParts(parts, isJoined) ??
    oneOrAmbiguous(matching(head.replace(/^(?:the\s+)?city\s+of\s+|\s+city$/i, ""), qualifiers)) ??
    regionOrCountry(head, qualifiers) ??
    smallTown(head, qualifiers) ??
    withoutCompass(text) ??
    withOrWithoutArticle(head, qualifiers)
  );
}

/** "La Antigua Guatemala", "Réunion Island" for La Réunion. */
function withOrWithoutArticle(head: string, qualifiers: readonly string[]): DestinationLookup | undefined {
  const bare = head.replace(/^(?:la|le|les|el|los|las)\s+/i, "").replace(/\s+islands?$/i, "");
  for (const name of [bare, `La ${bare}`]) {
    if (fold(name) === fold(head)) continue;
    const found = oneOrAmbiguous(matching(name, qualifiers)) ?? regionOrCountry(name, qualifiers);
    if (found) return found;
  }
  return undefined;
}

/** "Northern Oman", "the south of Laos", where that is no name of its own. */
function withoutCompass(text: string): DestinationLookup | undefined {
  const rest = text.replace(compass, "").trim();
  return rest === text.trim() || rest === "" ? undefined : named(rest);
}

const compass =
  /^(?:the\s+)?(?:(?:north|south|east|west|northern|southern|eastern|western|central|upper|lower)[\s-]+){1,2}(?:of\s+)?(?:the\s+)?/i;

/** "LIS", in capitals: a city's own code, or that of an airport of the city. */
function byAirportCode(text: string): DestinationLookup | undefined {
  if (!/^[A-Z]{3}$/.test(text) || countryCodeOf(text)) return undefined;
  // For a region and its cities, the city is meant.
  const known = listCities()
    .filter((it) => it.iata.includes(text))
    .sort((a, b) => Number(b.kind === "city") - Number(a.kind === "city"))[0];
  if (known) return knownCity(known);
  const airport = airportByCode(text);
  return airport && oneOrAmbiguous(matching(airport.city, [airport.country]));
}

/** Cities of that name in every place that the qualifiers name; known ones first, then by size. */
function matching(name: string, qualifiers: readonly string[]): readonly FoundCity[] {
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
function townsBeside(cities: readonly WorldCity[], name: string, qualifiers: readonly string[]): readonly WorldCity[] {
  const isSame = (a: WorldCity, b: WorldCity) => Math.abs(a.lat - b.lat) < 0.3 && Math.abs(a.lng - b.lng) < 0.3;
  return smallTownsNamed(name).filter(
    (town) => qualifiers.every((it) => liesIn(town, it)) && !cities.some((it) => isSame(it, town)),
  );
}

/** "Giethoorn", "Giethoorn, Netherlands", "Giethoorn Netherlands": towns that are in no list of cities. */
function smallTown(head: string, qualifiers: readonly string[]): DestinationLookup | undefined {
  const named = oneOrAmbiguous(townsBeside([], head, qualifiers).map(worldCity));
  if (named) return named;
  const words = head.split(/\s+/).slice(0, MOST_WORDS);
  for (let cut = words.length - 1; cut >= 1; cut--) {
    const where = [words.slice(cut).join(" "), ...qualifiers];
    const found = oneOrAmbiguous(townsBeside([], words.slice(0, cut).join(" "), where).map(worldCity));
    if (found) return found;
  }
  return undefined;
}

/** One city if it is known or much larger than the others, several if not, undefined for none. */
function oneOrAmbiguous(found: readonly FoundCity[]): DestinationLookup | undefined {
  const [first, second] = found;
  if (!first) return undefined;
  if (!second || (first.known && !second.known)) return first;
  if (!first.known && !second.known && standsOut(first.city.population, second.city.population)) return first;
  return { kind: "ambiguous", candidates: found.slice(0, MOST_CANDIDATES) };
}

function standsOut(population: number, next: number): boolean {
  return population >= (population < TOWN_POPULATION ? MUCH_LARGER_TOWN : MUCH_LARGER) * next;
}

/** "Rome Italy", "Portland Oregon": the last words say where. */
function qualifiedByLastWords(parts: readonly string[]): DestinationLookup | undefined {
  const [head = "", ...others] = parts;
  const words = head.split(/\s+/).slice(0, MOST_WORDS);
  for (let cut = words.length - 1; cut >= 1; cut--) {
    const where = words.slice(cut).join(" ");
    const found = oneOrAmbiguous(matching(words.slice(0, cut).join(" "), [where, ...others]));
    if (found) return found;
  }
  return undefined;
}

/**
 * "Rome, Florence and Venice", "Cusco and the Sacred Valley": known destinations that can be one trip, in the order of the text.
 * Others between them are named, and left out.
 *
 * @param joined whether the text joins its parts by "and": a region after a comma says where the city is
 */
function routeOf(said: readonly string[], joined: boolean): DestinationLookup | undefined {
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
function amongParts(parts: readonly string[], joined: boolean): DestinationLookup | undefined {
  if (parts.length < 2) return undefined;
  const all = parts.flatMap((part) => {
    const one = oneOrAmbiguous(matching(part.replace(/^the\s+/i, ""), []));
    return one?.kind === "city" && (one.known || one.city.population >= SUGGESTED_POPULATION) ? [one] : [];
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
function regionOrCountry(name: string, qualifiers: readonly string[]): DestinationLookup | undefined {
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

function similarTo(name: string): readonly FoundCity[] {
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

const worldKeys = new WeakMap<WorldCity, string>();

function keyOfWorldCity(city: WorldCity): string {
  const known = worldKeys.get(city) ?? nameKey(city.name);
  worldKeys.set(city, known);
  return known;
}

let byKey: ReadonlyMap<string, readonly CityFacts[]> | undefined;

/** The known cities by all their names, folded. */
function citiesByKey(): ReadonlyMap<string, readonly CityFacts[]> {
  if (byKey) return byKey;
  const made = new Map<string, CityFacts[]>();
  for (const city of listCities()) {
    for (const key of new Set(cityNames(city).map(nameKey))) made.set(key, [...(made.get(key) ?? []), city]);
  }
  byKey = made;
  return made;
}

function knownCity(city: CityFacts): FoundCity {
  const { id, kind, name, localName, country, countryCode, lat, lng, timezone, currency } = city;
  return {
    kind: "city",
    known: true,
    city: { id, kind, name, localName, country, countryCode, lat, lng, timezone, currency },
  };
}

function worldCity(city: WorldCity): FoundCity {
  const known = townAt(city);
  return known ? knownCity(known) : { kind: "city", known: false, city };
}

/** About 5 km. */
const SAME_TOWN = 0.05;

/** The town that we know at the place of a city, under another form of its name: "Antigua Guatemala" is our Antigua. */
function townAt({ name, countryCode, lat, lng }: WorldCity): CityFacts | undefined {
  const [first] = fold(name).split(" ");
  return listCities().find(
    (it) =>
      it.countryCode === countryCode &&
      it.kind === "city" &&
      Math.abs(it.lat - lat) < SAME_TOWN &&
      Math.abs(it.lng - lng) < SAME_TOWN &&
      fold(it.name).split(" ")[0] === first,
  );
}
