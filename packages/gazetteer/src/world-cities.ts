import { createRequire } from "node:module";
import zoneOf from "@photostructure/tz-lookup";
import countryToCurrency from "country-to-currency";
import { type TownRecord, townsNamed } from "./small-towns.ts";
import { fold, nameKey } from "./spelling.ts";

/** A city of which we know the position and no places. */
export interface WorldCity {
  readonly id: null;
  readonly name: string;
  /** Province or state, to distinguish cities of one name. */
  readonly region: string | null;
  readonly country: string;
  /** ISO 3166-1 alpha-2; null for the few territories that have none. */
  readonly countryCode: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string | null;
  readonly currency: string | null;
  readonly population: number;
}

const require = createRequire(import.meta.url);

/** A row of the `city-timezones` package. */
interface Row {
  readonly city: string;
  readonly city_ascii: string;
  readonly lat: number;
  readonly lng: number;
  readonly pop: number;
  readonly country: string;
  readonly iso2: string;
  readonly iso3: string;
  readonly province: string | null;
  /** United States only. */
  readonly state_ansi?: string;
  readonly timezone: string | null;
}

/** Other names of countries, by ISO 3166-1 alpha-2. */
const countryNames: Record<string, readonly string[]> = {
  AE: ["uae", "emirates"],
  BA: ["bosnia"],
  CD: ["dr congo", "drc"],
  CI: ["ivory coast"],
  CZ: ["czechia", "czech republic"],
  DE: ["deutschland"],
  ES: ["espana"],
  GB: ["uk", "england", "scotland", "wales", "great britain", "britain", "northern ireland"],
  IT: ["italia"],
  KR: ["korea", "south korea"],
  LA: ["laos"],
  MK: ["macedonia"],
  MM: ["burma"],
  NL: ["holland", "the netherlands"],
  RU: ["russia"],
  TR: ["turkiye", "turkey"],
  US: ["usa", "us", "america", "united states"],
  VA: ["vatican"],
  VN: ["vietnam"],
};

interface World {
  readonly cities: readonly WorldCity[];
  readonly byName: ReadonlyMap<string, readonly WorldCity[]>;
  readonly byRegion: ReadonlyMap<string, readonly WorldCity[]>;
  /** Country keys to alpha-2 codes. */
  readonly countries: ReadonlyMap<string, string>;
  /** Alpha-2 codes to English names. */
  readonly countryNames: ReadonlyMap<string, string>;
  /** States of the United States by their letters. */
  readonly states: ReadonlyMap<string, string>;
}

let world: World | undefined;

/** 7,329 cities, read when first needed because they are 2 MB of JSON. */
function load(): World {
  if (world) return world;
  const rows = require("city-timezones/data/cityMap.json") as readonly Row[];
  const byName = new Map<string, WorldCity[]>();
  const byRegion = new Map<string, WorldCity[]>();
  const countries = new Map<string, string>();
  const namesOfCountries = new Map<string, string>();
  const states = new Map<string, string>();
  const add = (index: Map<string, WorldCity[]>, name: string, city: WorldCity) => {
    const key = nameKey(name);
    const list = index.get(key);
    if (!list) index.set(key, [city]);
    else if (!list.includes(city)) list.push(city);
  };
  const cities = rows.map((row) => {
    const city = cityOf(row);
    add(byName, row.city, city);
    add(byName, row.city_ascii, city);
    if (row.province) add(byRegion, row.province, city);
    if (row.state_ansi && row.province) states.set(row.state_ansi, row.province);
    if (city.countryCode) {
      namesOfCountries.set(city.countryCode, city.country);
      for (const name of [row.country, row.iso2, row.iso3]) countries.set(nameKey(name), city.countryCode);
    }
    return city;
  });
  for (const [code, names] of Object.entries(countryNames)) {
    for (const name of names) countries.set(nameKey(name), code);
  }
  world = { cities, byName, byRegion, countries, countryNames: namesOfCountries, states };
  return world;
}

function cityOf(row: Row): WorldCity {
  const countryCode = /^[A-Z]{2}$/.test(row.iso2) ? row.iso2 : null;
  return {
    id: null,
    name: row.city,
    region: row.province,
    country: row.country === "United States of America" ? "United States" : row.country,
    countryCode,
    lat: row.lat,
    lng: row.lng,
    timezone: row.timezone,
    currency: countryCode ? currencyOf(countryCode) : null,
    population: row.pop,
  };
}

/** Smaller towns of that name, most of which {@link worldCitiesNamed} does not know; largest first. */
export function smallTownsNamed(name: string): readonly WorldCity[] {
  return townsNamed(name).map(townOf);
}

function townOf(town: TownRecord): WorldCity {
  const { name, countryCode, lat, lng, population } = town;
  return {
    id: null,
    name,
    region: countryCode === "US" ? (load().states.get(town.adminCode) ?? null) : null,
    country: load().countryNames.get(countryCode) ?? countryCode,
    countryCode,
    lat,
    lng,
    timezone: timezoneAt(lat, lng),
    currency: currencyOf(countryCode),
    population,
  };
}

/** IANA name of the zone in which a point lies; null outside the world. */
export function timezoneAt(lat: number, lng: number): string | null {
  try {
    return zoneOf(lat, lng);
  } catch {
    return null;
  }
}

/** ISO 4217 code of the usual currency of a country. */
export function currencyOf(countryCode: string): string | null {
  return (countryToCurrency as Readonly<Record<string, string>>)[countryCode] ?? null;
}

/** Cities of that name, largest first. */
export function worldCitiesNamed(name: string): readonly WorldCity[] {
  return bySize(load().byName.get(nameKey(name)) ?? []);
}

/** Cities of a province, state or island of that name, largest first. */
export function worldCitiesIn(region: string): readonly WorldCity[] {
  return bySize(load().byRegion.get(nameKey(region)) ?? []);
}

/** Alpha-2 code of a country written out, abbreviated or as its code. */
export function countryCodeOf(text: string): string | undefined {
  return load().countries.get(nameKey(text));
}

export function worldCitiesOfCountry(countryCode: string): readonly WorldCity[] {
  return bySize(load().cities.filter((it) => it.countryCode === countryCode));
}

/** True when `qualifier` is the country or the region that the city lies in. */
export function liesIn(
  city: { countryCode: string | null; country: string; region?: string | null },
  qualifier: string,
): boolean {
  const code = countryCodeOf(qualifier);
  if (code !== undefined && code === city.countryCode) return true;
  const wanted = fold(qualifier);
  return wanted === fold(city.country) || (city.region != null && wanted === fold(city.region));
}

export function allWorldCities(): readonly WorldCity[] {
  return load().cities;
}

function bySize(cities: readonly WorldCity[]): readonly WorldCity[] {
  return [...cities].sort((a, b) => b.population - a.population);
}
