import { type CityFacts, candidatesOf, listCities } from "./cities.ts";
import type { CandidatePlace } from "./destination-file.ts";
import { cityNames } from "./find-known-city.ts";
import { fold, nameKey } from "./spelling.ts";

/** A place with the city that it is in. */
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

export interface PlaceIndex {
  /** By city, the name keys of its places; names of two places are left out. */
  readonly byCity: ReadonlyMap<string, ReadonlyMap<string, PlaceInCity>>;
  /** By city, its own names, folded. */
  readonly cityNames: ReadonlyMap<string, readonly string[]>;
  /** By city and word, the places that have it in one of their names. */
  readonly byWord: ReadonlyMap<string, ReadonlyMap<string, readonly PlaceWords[]>>;
  readonly everywhere: ReadonlyMap<string, readonly PlaceInCity[]>;
  /** All beginnings of names, word by word, to stop a search early. */
  readonly beginnings: ReadonlySet<string>;
  /** Number of cities in which a word is part of a place's name. */
  readonly citiesWithWord: ReadonlyMap<string, number>;
}

/** Articles, which people leave out: "the Rijksmuseum". */
const articles = new Set("a an the la le les l el los las il lo i gli o os as der die das de het den det".split(" "));
/** Shortest name without its article. */
const SHORTEST_REST = 4;

let index: PlaceIndex | undefined;

/** Built at the first look-up, out of all the cities, and kept. */
export function placeIndex(): PlaceIndex {
  index ??= build();
  return index;
}

/** A folded name without its article, unless hardly anything is left. */
export function withoutArticle(folded: string): string {
  const space = folded.indexOf(" ");
  const rest = folded.slice(space + 1);
  return space > 0 && articles.has(folded.slice(0, space)) && rest.length >= SHORTEST_REST ? rest : folded;
}

function build(): PlaceIndex {
  const byCity = new Map<string, Map<string, PlaceInCity>>();
  const byWord = new Map<string, Map<string, PlaceWords[]>>();
  const everywhere = new Map<string, PlaceInCity[]>();
  const beginnings = new Set<string>();
  const wordCities = new Map<string, Set<string>>();
  for (const city of listCities().filter((it) => it.region === null)) {
    const ownWords = new Map<string, PlaceWords[]>();
    const own = new Map<string, PlaceInCity | null>();
    for (const place of candidatesOf(city.id)) {
      const found = { place, city };
      const names = [...namesOf(place)];
      const words = new Set(names.flatMap((name) => name.split(" ")));
      const lengths = names.map((name) => name.replaceAll(" ", "").length);
      const entry = { found, words, lengths };
      for (const word of words) listIn(ownWords, word).push(entry);
      for (const name of names) {
        const key = nameKey(name);
        own.set(key, own.has(key) && own.get(key)?.place !== place ? null : found);
        const words = name.split(" ");
        for (let count = 1; count <= words.length; count++) beginnings.add(words.slice(0, count).join(" "));
        for (const word of words) wordCities.set(word, (wordCities.get(word) ?? new Set()).add(city.id));
      }
    }
    const settled = new Map([...own].flatMap(([key, found]) => (found ? [[key, found] as const] : [])));
    for (const [key, found] of settled) listIn(everywhere, key).push(found);
    byCity.set(city.id, settled);
    byWord.set(city.id, ownWords);
  }
  const citiesWithWord = new Map([...wordCities].map(([word, cities]) => [word, cities.size]));
  const namesOfCities = new Map(listCities().map((city) => [city.id, cityNames(city).map(fold)]));
  return { byCity, cityNames: namesOfCities, byWord, everywhere, beginnings, citiesWithWord };
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const known = lists.get(key) ?? [];
  if (known.length === 0) lists.set(key, known);
  return known;
}

/** Folded, with and without an article. */
function namesOf(place: CandidatePlace): ReadonlySet<string> {
  const written = [place.name, ...(place.localName === null ? [] : [place.localName])].map(fold);
  return new Set([...written, ...written.map(withoutArticle)].filter((it) => it !== ""));
}
