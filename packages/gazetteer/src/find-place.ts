import { type PlaceInCity, placeIndex, withoutArticle } from "./place-index.ts";
import { editDistance, fold, nameKey, slipsAllowed } from "./spelling.ts";

/** Shorter names of places are too much alike for a slip to be told from another place. */
const SHORTEST_WITH_SLIP = 7;
const SHORTEST_WITH_SLIPS = 12;
/** Shorter names that one city has are words that any city may use. */
const SHORTEST_ANYWHERE = 8;
/** A part of a name says which place is meant when it is at least so long, and so much of the whole. */
const SHORTEST_PART = 5;
const LEAST_SHARE = 1 / 3;
/** Among the places of more, something or other is always similar. */
const MOST_CITIES_WITH_SLIPS = 4;
/** A word that so many cities have in the names of their places says nothing of which is meant. */
const COMMON_WORD_CITIES = 5;

/**
 * The place of that name in one of these cities: in its own spelling, else with slips of the pen, else by a part of the name
 * that only one has ("Louvre" of the Louvre Museum). Nothing when two fit equally well.
 */
export function placeIn(name: string, cityIds: readonly string[]): PlaceInCity | undefined {
  const folded = fold(name);
  const bare = withoutArticle(folded);
  const exact = new Set(cityIds.flatMap((id) => exactIn(folded, bare, id) ?? []));
  if (exact.size > 0) return only(exact);
  const tables = cityIds.flatMap((id) => placeIndex().byCity.get(id) ?? []);
  const slipped = tables.length <= MOST_CITIES_WITH_SLIPS ? withSlips(bare.replaceAll(" ", ""), tables) : undefined;
  return slipped ?? byPart(bare.split(" "), cityIds);
}

function withSlips(key: string, tables: readonly ReadonlyMap<string, PlaceInCity>[]): PlaceInCity | undefined {
  const limit = slipsIn(key.length);
  if (limit === 0) return undefined;
  let least = limit;
  let nearest = new Set<PlaceInCity>();
  for (const [known, found] of tables.flatMap((table) => [...table])) {
    if (slipsIn(known.length) === 0) continue;
    const slips = editDistance(key, known, least);
    if (slips > least || !sameDigits(key, known)) continue;
    if (slips < least) nearest = new Set();
    least = slips;
    nearest.add(found);
  }
  return only(nearest);
}

/** Words like "market" say nothing; of the rest, all have to be in the name of one place and no other. */
function byPart(words: readonly string[], cityIds: readonly string[]): PlaceInCity | undefined {
  const { byWord, citiesWithWord } = placeIndex();
  const telling = words.filter((word) => (citiesWithWord.get(word) ?? 0) < COMMON_WORD_CITIES);
  const length = words.join("").length;
  if (telling.join("").length < SHORTEST_PART) return undefined;
  const [first, ...others] = cityIds.flatMap((id) => telling.flatMap((word) => byWord.get(id)?.get(word) ?? []));
  if (!first || others.some((it) => it.found.place !== first.found.place)) return undefined;
  const isPart = words.every((word) => first.words.has(word));
  return isPart && first.lengths.some((whole) => length >= whole * LEAST_SHARE) ? first.found : undefined;
}

/**
 * The place of exactly that name where only one city of all has one. Nothing for what could be anywhere: "City Park" is
 * no more Budapest's than that of a hundred cities that we do not know.
 */
export function placeAnywhere(name: string): PlaceInCity | undefined {
  const folded = fold(name);
  const rest = withoutArticle(folded);
  if (!rest.includes(" ") && rest.length < SHORTEST_ANYWHERE) return undefined;
  const { everywhere, citiesWithWord } = placeIndex();
  const found = everywhere.get(nameKey(folded)) ?? everywhere.get(nameKey(rest)) ?? [];
  const says = rest.split(" ").some((word) => (citiesWithWord.get(word) ?? 0) < COMMON_WORD_CITIES);
  return says ? only(new Set(found)) : undefined;
}

/** Places so named in the part of a city that is so called: "Vila Nova de Gaia" is none of our cities, but part of one. */
export function placeInDistrict(name: string, district: string): PlaceInCity | undefined {
  const found = placeIndex().everywhere.get(nameKey(name)) ?? [];
  return only(new Set(found.filter((it) => nameKey(it.place.neighborhood) === nameKey(district))));
}

/**
 * How many of these words, from the first on, write the longest known name in these cities (or, in `anywhere`, of the
 * only city that has one), and which place that is. Slips are not allowed for: a sentence is full of other words.
 */
export function longestPlace(
  words: readonly string[],
  cityIds: readonly string[],
  anywhere: boolean,
): { readonly words: number; readonly found: PlaceInCity } | undefined {
  const { beginnings, byCity } = placeIndex();
  let longest: { readonly words: number; readonly found: PlaceInCity } | undefined;
  let written = "";
  for (const [index, word] of words.entries()) {
    const folded = fold(word);
    if (folded === "") break;
    written = written === "" ? folded : `${written} ${folded}`;
    if (!beginnings.has(written)) break;
    const key = nameKey(written);
    const here = new Set(cityIds.flatMap((id) => byCity.get(id)?.get(key) ?? []));
    const found = only(here) ?? (here.size === 0 && anywhere ? placeAnywhere(written) : undefined);
    if (found) longest = { words: index + 1, found };
  }
  return longest;
}

function exactIn(folded: string, bare: string, cityId: string): PlaceInCity | undefined {
  const { byCity, cityNames } = placeIndex();
  const table = byCity.get(cityId);
  const found = table?.get(folded.replaceAll(" ", "")) ?? table?.get(bare.replaceAll(" ", ""));
  if (found) return found;
  // "Time Out Market Lisbon", "the aquarium in Genoa": the name of the city behind that of the place.
  const city = cityNames.get(cityId)?.find((it) => bare.endsWith(` ${it}`));
  if (city === undefined) return undefined;
  const rest = bare.slice(0, -city.length - 1).replace(/ (?:in|de|di|of|do|da)$/, "");
  return table?.get(rest.replaceAll(" ", ""));
}

function slipsIn(length: number): number {
  if (length < SHORTEST_WITH_SLIP) return 0;
  return Math.min(slipsAllowed(length), length < SHORTEST_WITH_SLIPS ? 1 : 2);
}

/** "Pier 39" and "Pier 35" are two places, however alike. */
function sameDigits(a: string, b: string): boolean {
  return a.replace(/\P{N}/gu, "") === b.replace(/\P{N}/gu, "");
}

function only(found: ReadonlySet<PlaceInCity>): PlaceInCity | undefined {
  if (found.size === 0) return undefined;
  const [first, ...others] = found;
  return others.every((it) => it.place === first?.place) ? first : undefined;
}
