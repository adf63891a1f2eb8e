import { readdirSync, readFileSync } from "node:fs";
import type { City, DayPart, Diet, Place, PlaceCategory, Week } from "./city-file-schema.ts";

/** A city whose places we know. Coordinates are WGS 84 degrees. */
export interface CitySummary {
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timezone: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface CityFacts extends CitySummary {
  readonly aliases: readonly string[];
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  /** Usual spend of one person in `currency`, decimal strings. */
  readonly mealCost: { readonly lunch: string; readonly dinner: string };
  /** Where to label neighbourhoods on a map: the centre of their places. */
  readonly neighborhoods: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly places: number;
  }[];
}

/** A place for the planner: the domain's `Candidate`, repeated here because the gazetteer imports no other package. */
export interface CandidatePlace {
  /** `city/place`. */
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly category: PlaceCategory;
  readonly tags: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly neighborhood: string;
  readonly fame: 1 | 2 | 3 | null;
  readonly visitMinutes: number;
  readonly hours: Readonly<Week> | null;
  readonly priceLevel: number | null;
  readonly entryPrice: { readonly amount: string; readonly currency: string } | null;
  readonly bookingAdvised: boolean | null;
  readonly stepFree: "yes" | "partial" | "no" | null;
  readonly setting: "indoor" | "outdoor" | "both";
  readonly goodFor: readonly DayPart[];
  readonly meals: readonly ("breakfast" | "lunch" | "dinner")[];
  readonly diets: readonly Diet[];
  readonly bestMonths: readonly number[] | null;
  readonly verified: boolean;
  readonly provenance: "gazetteer";
  readonly wantedBy: readonly string[];
}

interface LoadedCity {
  readonly facts: CityFacts;
  readonly candidates: readonly CandidatePlace[];
}

const folder = new URL("../data/cities/", import.meta.url);
const loaded = new Map<string, LoadedCity>();
let ids: ReadonlySet<string> | undefined;

/** Ids of all the cities, in alphabetical order; each is the name of its file under `data/cities/`. */
export function cityIds(): ReadonlySet<string> {
  ids ??= new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => file.slice(0, -".json".length))
      .sort(),
  );
  return ids;
}

/** All the cities whose places we know, in alphabetical order. */
export function listCities(): readonly CityFacts[] {
  return [...cityIds()].flatMap((id) => cityById(id) ?? []);
}

/** Facts of one city; undefined when there is none of that id. */
export function cityById(id: string): CityFacts | undefined {
  return load(id)?.facts;
}

/** The places of a city in the order of its file; empty when we do not know the city. */
export function candidatesOf(cityId: string): readonly CandidatePlace[] {
  return load(cityId)?.candidates ?? [];
}

/** A place by its full id `city/place`. */
export function placeById(id: string): CandidatePlace | undefined {
  const [cityId = ""] = id.split("/");
  return candidatesOf(cityId).find((it) => it.id === id);
}

/** Reads a city at its first use and caches it. A test checks the files against the schema. */
function load(id: string): LoadedCity | undefined {
  const known = loaded.get(id);
  if (known) return known;
  // Only listed ids become paths.
  if (!cityIds().has(id)) return undefined;
  const city = JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8")) as City;
  const fresh = { facts: factsOf(city), candidates: city.places.map((place) => candidateOf(city, place)) };
  loaded.set(id, fresh);
  return fresh;
}

function factsOf(city: City): CityFacts {
  return {
    id: city.id,
    name: city.name,
    localName: city.local_name,
    aliases: city.aliases,
    country: city.country,
    countryCode: city.country_code,
    lat: city.lat,
    lng: city.lng,
    timezone: city.timezone,
    currency: city.currency,
    bounds: city.bounds,
    mealCost: city.meal_cost,
    neighborhoods: neighborhoodsOf(city.places),
  };
}

function neighborhoodsOf(places: readonly Place[]): CityFacts["neighborhoods"] {
  const groups = Map.groupBy(places, (it) => it.neighborhood);
  const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length;
  return [...groups].map(([name, members]) => ({
    name,
    lat: mean(members.map((it) => it.lat)),
    lng: mean(members.map((it) => it.lng)),
    places: members.length,
  }));
}

function candidateOf(city: City, place: Place): CandidatePlace {
  return {
    id: `${city.id}/${place.id}`,
    name: place.name,
    localName: place.local_name,
    category: place.category,
    tags: place.tags,
    lat: place.lat,
    lng: place.lng,
    neighborhood: place.neighborhood,
    fame: place.fame,
    visitMinutes: place.visit_minutes,
    hours: place.hours,
    priceLevel: place.price_level,
    entryPrice: place.entry_price,
    bookingAdvised: place.booking_advised,
    stepFree: place.step_free,
    setting: place.setting,
    goodFor: place.good_for,
    meals: place.meals,
    diets: place.diets,
    bestMonths: place.best_months,
    verified: place.verified,
    provenance: "gazetteer",
    wantedBy: [],
  };
}
