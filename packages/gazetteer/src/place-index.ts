import { readFileSync } from "node:fs";
import { candidatesOf, cityById, placeById } from "./cities.ts";
import type { CityFacts } from "./city-facts.ts";
import type { CandidatePlace } from "./destination-file.ts";
import { cityNames } from "./find-known-city.ts";
import { fold, nameKey } from "./spelling.ts";

export interface PlaceInCity {
  readonly place: CandidatePlace;
  readonly city: CityFacts;
}

export interface PlaceWords {
  readonly found: PlaceInCity;
  readonly words: ReadonlySet<string>;
  /** Number of letters of each of its names. */
  readonly lengths: readonly number[];
}

export interface CityIndex {
  /** By name key, without names that two places have. */
  readonly byName: ReadonlyMap<string, PlaceInCity>;
  /** By word, the places that have it in one of their names. */
  readonly byWord: ReadonlyMap<string, readonly PlaceWords[]>;
  /** The city's own names, folded. */
  readonly cityNames: readonly string[];
  /** The name keys of its neighbourhoods. */
  readonly areas: ReadonlySet<string>;
}

/** Articles, which people leave out: "the Rijksmuseum". */
const articles = new Set("a an the la le les l el los las il lo i gli o os as der die das de het den det".split(" "));
/** Shortest name without its article. */
const SHORTEST_REST = 4;

/** More than there are, but for the combinations of cities in routes. */
const MOST_CITIES = 600;
const cities = new Map<string, CityIndex>();
let names: readonly string[] | undefined;
let common: ReadonlySet<string> | undefined;

/** Built at the first look-up in a city and kept; undefined for unknown cities. */
export function indexOf(cityId: string): CityIndex | undefined {
  const known = cities.get(cityId);
  if (known) return known;
  const city = cityById(cityId);
  if (!city) return undefined;
  const index = build(city);
  if (cities.size >= MOST_CITIES) cities.clear();
  cities.set(cityId, index);
  return index;
}

/** All places of that name; for two records of one place, the city's. */
export function placesNamed(name: string): readonly PlaceInCity[] {
  const key = nameKey(name);
  const [found, ...ids] = (placeNames()[firstFrom(key)] ?? "").split("\t");
  if (found !== key) return [];
  return ids.flatMap((id) => {
    const [place, city] = [placeById(id), cityById(id.split("/")[0] ?? "")];
    return place && city ? [{ place, city }] : [];
  });
}

/** Whether the name of any place begins like this. */
export function beginsName(text: string): boolean {
  const key = nameKey(text);
  return placeNames()[firstFrom(key)]?.startsWith(key) ?? false;
}

/** Whether a word is in the names of places in many cities. */
export function isCommonWord(word: string): boolean {
  common ??= new Set(readLines("common-words.txt"));
  return common.has(word);
}

/** A folded name without its article, unless hardly anything is left. */
export function withoutArticle(folded: string): string {
  const space = folded.indexOf(" ");
  const rest = folded.slice(space + 1);
  return space > 0 && articles.has(folded.slice(0, space)) && rest.length >= SHORTEST_REST ? rest : folded;
}

/** The names of a place, folded, with and without an article. */
export function namesOf(name: string, localName?: string | null): readonly string[] {
  const written = [name, ...(localName ? [localName] : [])].map(fold);
  return [...new Set([...written, ...written.map(withoutArticle)].filter((it) => it !== ""))];
}

/** Lines of `key`, tab, ids; sorted. */
function placeNames(): readonly string[] {
  names ??= readLines("place-names.txt");
  return names;
}

/** The position of the first line that is not before `key`. */
function firstFrom(key: string): number {
  const all = placeNames();
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readLines(file: string): readonly string[] {
  return readFileSync(new URL(`../data/index/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
}

function build(city: CityFacts): CityIndex {
  const byName = new Map<string, PlaceInCity | null>();
  const byWord = new Map<string, PlaceWords[]>();
  const candidates = candidatesOf(city.id);
  for (const place of candidates) {
    const found = { place, city };
    const own = namesOf(place.name, place.localName);
    const words = new Set(own.flatMap((name) => name.split(" ")));
    const entry = { found, words, lengths: own.map((name) => name.replaceAll(" ", "").length) };
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
    for (const key of new Set(own.map(nameKey))) byName.set(key, byName.has(key) ? null : found);
  }
  return {
    byName: new Map([...byName].flatMap(([key, found]) => (found ? [[key, found] as const] : []))),
    byWord,
    cityNames: cityNames(city).map(fold),
    areas: new Set(candidates.map((it) => nameKey(it.neighborhood))),
  };
}
