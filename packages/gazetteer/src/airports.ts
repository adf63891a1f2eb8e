import { readFileSync } from "node:fs";
import zoneOf from "@photostructure/tz-lookup";
import { parse } from "csv-parse/sync";
import { listCities } from "./cities.ts";
import { cityNames, knownCityOf } from "./find-known-city.ts";
import { fold } from "./spelling.ts";

/** An airport with scheduled flights, or a closed one that older tickets name. */
export interface AirportFacts {
  readonly iata: string;
  readonly name: string;
  /** The city that it serves, wherever the runways lie: Milan for Malpensa. */
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timezone: string;
  readonly large: boolean;
}

interface Row {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country_code: string;
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly type: string;
}

interface IndexedAirport {
  readonly facts: AirportFacts;
  readonly name: ReadonlySet<string>;
  /** All words that a text about it may contain. */
  readonly words: ReadonlySet<string>;
  /** Words of which a text must contain one: of its name and its city, not its country. */
  readonly own: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
}

interface AirportIndex {
  readonly byCode: ReadonlyMap<string, IndexedAirport>;
  readonly byWord: ReadonlyMap<string, readonly IndexedAirport[]>;
}

/** Closed airports that are still on tickets. */
const closed: readonly Row[] = [
  closedAirport("TXL", "Berlin Tegel Airport", "Berlin", "DE", "Germany", "52.5597", "13.2877"),
  closedAirport("SXF", "Berlin Schönefeld Airport", "Berlin", "DE", "Germany", "52.3800", "13.5225"),
  closedAirport("ISL", "Istanbul Atatürk Airport", "Istanbul", "TR", "Turkey", "40.9769", "28.8146"),
];

/** Generic words in airport names, in several languages. */
const generic = new Set(
  (
    "airport airports intl international internacional internazionale flughafen aeroport aeroporto aeropuerto luchthaven " +
    "lufthavn flygplats lentoasema letiste lotnisko havalimani apt arpt regional municipal de do da del di of the la le"
  ).split(" "),
);

/** Shortest beginning of a word that stands for it: departure boards cut names off. */
const SHORTEST_CUT = 5;

let index: AirportIndex | undefined;

export function airportByCode(iata: string): AirportFacts | undefined {
  return load().byCode.get(iata.toUpperCase())?.facts;
}

/**
 * The airports that a text may mean: those of that city first, large ones first. Every word must belong to the
 * airport, its city or its country.
 */
export function airportsNamed(text: string): readonly AirportFacts[] {
  const all = new Set(fold(text).split(" "));
  const words = [...all].filter((word) => word !== "" && !generic.has(word));
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const { byWord } = load();
  const shortest = words
    .map((word) => byWord.get(word) ?? [])
    .filter((found) => found.length > 0)
    .sort((a, b) => a.length - b.length)[0];
  const key = words.join(" ");
  const meant = (shortest ?? []).filter(
    (it) => words.every((word) => isNamedBy(it, word)) && words.some((word) => it.own.has(word)),
  );
  // "Brussels Airport" is the name of one of the two airports of Brussels.
  const [exact, another] = meant.filter((it) => it.name.size > 1 && it.name.isSubsetOf(all));
  if (exact && !another) return [exact.facts];
  return meant
    .map((it) => ({ facts: it.facts, isCity: it.cities.has(key) }))
    .sort((a, b) => Number(b.isCity) - Number(a.isCity) || Number(b.facts.large) - Number(a.facts.large))
    .map((it) => it.facts);
}

/** Most words of a name with city and country. */
const MOST_WORDS = 12;

function isNamedBy({ words }: IndexedAirport, word: string): boolean {
  if (words.has(word)) return true;
  if (word.length < SHORTEST_CUT) return false;
  for (const own of words) if (own.startsWith(word)) return true;
  return false;
}

function load(): AirportIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): AirportIndex {
  const file = readFileSync(new URL("../data/airports.csv", import.meta.url), "utf8");
  const rows = [...(parse(file, { columns: true }) as Row[]), ...closed];
  const namesOfCity = new Map(
    listCities().flatMap((city) =>
      cityNames(city).map((name) => [`${city.countryCode} ${fold(name)}`, cityNames(city)] as const),
    ),
  );
  const byCode = new Map<string, IndexedAirport>();
  const byWord = new Map<string, IndexedAirport[]>();
  for (const row of rows) {
    const cities = new Set([row.city, ...(namesOfCity.get(`${row.country_code} ${fold(row.city)}`) ?? [])].map(fold));
    const name = new Set(fold(row.name).split(" "));
    const own = new Set([...name, ...[...cities].flatMap((city) => city.split(" "))]);
    const states = row.country_code === "US" || row.country_code === "CA" ? statesOfNorthAmerica : [];
    const words = new Set([...own, ...fold(row.country).split(" "), fold(row.country_code), fold(row.iata), ...states]);
    const indexed = {
      facts: factsOf(row),
      name,
      words,
      own: new Set([...own].filter((it) => !generic.has(it))),
      cities,
    };
    byCode.set(row.iata, indexed);
    for (const word of indexed.words) {
      const sameWord = byWord.get(word);
      if (sameWord) sameWord.push(indexed);
      else byWord.set(word, [indexed]);
    }
  }
  return { byCode, byWord };
}

function factsOf(row: Row): AirportFacts {
  const [lat, lng] = [Number(row.lat), Number(row.lng)];
  let city: string | undefined;
  return {
    iata: row.iata,
    name: row.name,
    get city() {
      city ??= cityServed(row, lat, lng);
      return city;
    },
    country: row.country,
    lat,
    lng,
    // Looked up on demand: for all airports it would take longer than reading the file.
    get timezone() {
      return zoneOf(lat, lng);
    },
    large: row.type === "large",
  };
}

/** In degrees, about 100 km: Beauvais is that far from Paris. */
const FARTHEST_SERVED = 1;

/** The city served: the list names the municipality of the runways, as "Ferno (VA)" or "Paris (Orly, Val-de-Marne)". */
function cityServed({ name, city, country_code }: Row, lat: number, lng: number): string {
  const words = name.split(/[\s–-]+/);
  for (const text of [city, ...[3, 2, 1].map((count) => words.slice(0, count).join(" "))]) {
    const known = knownCityOf(text);
    if (known?.countryCode !== country_code) continue;
    const east = (known.lng - lng) * Math.cos((lat * Math.PI) / 180);
    if (Math.hypot(known.lat - lat, east) <= FARTHEST_SERVED) return known.name;
  }
  // "Gatwick, Surrey" and "Hunnan, Shenyang": the part that the airport's name begins with.
  const parts = city.replace(/\s*\(.*\)/, "").split(/\s*,\s*/);
  return parts.find((part) => fold(name).startsWith(fold(part))) ?? parts[0] ?? city;
}

/** State codes after the city on American tickets. The data has no states, so any is accepted. */
const statesOfNorthAmerica = (
  "al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri " +
  "sc sd tn tx ut vt va wa wv wi wy dc ab bc mb nb nl ns on pe qc sk usa"
).split(" ");

function closedAirport(
  iata: string,
  name: string,
  city: string,
  country_code: string,
  country: string,
  lat: string,
  lng: string,
): Row {
  return { iata, name, city, country_code, country, lat, lng, type: "large" };
}
