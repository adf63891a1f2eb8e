import { beginsName, indexOf, isCommonWord, type PlaceInCity, placesNamed, withoutArticle } from "./place-index.ts";
import { editDistance, fold, nameKey, sameDigits, slipsAllowed } from "./spelling.ts";

/** Shortest names for which one or two typing errors are accepted. */
const SHORTEST_WITH_SLIP = 7;
const SHORTEST_WITH_SLIPS = 12;
/** Shortest single-word name that is searched in all cities. */
const SHORTEST_ANYWHERE = 8;
/** A part of a name must be this long, and this share of the whole. */
const SHORTEST_PART = 5;
const LEAST_SHARE = 1 / 3;
/** Most cities that are searched with typing errors. */
const MOST_CITIES_WITH_SLIPS = 4;

/**
 * The place of that name in these cities: exact, else with typing errors, else by a part of the name that only one has
 * ("Louvre" of the Louvre Museum). Undefined when two fit equally well.
 */
export function placeIn(name: string, cityIds: readonly string[]): PlaceInCity | undefined {
  const folded = fold(name);
  const bare = withoutArticle(folded);
  const exact = new Set(cityIds.flatMap((id) => exactIn(folded, bare, id) ?? []));
  if (exact.size > 0) return only(exact);
  const tables = cityIds.flatMap((id) => indexOf(id)?.byName ?? []);
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

/** By the words that are not generic: all must be in the name of one place only. */
function byPart(words: readonly string[], cityIds: readonly string[]): PlaceInCity | undefined {
  const telling = words.filter((word) => !isCommonWord(word));
  const length = words.join("").length;
  if (telling.join("").length < SHORTEST_PART) return undefined;
  const [first, ...others] = cityIds.flatMap((id) => telling.flatMap((word) => indexOf(id)?.byWord.get(word) ?? []));
  if (!first || others.some((it) => it.found.place !== first.found.place)) return undefined;
  const isPart = words.every((word) => first.words.has(word));
  return isPart && first.lengths.some((whole) => length >= whole * LEAST_SHARE) ? first.found : undefined;
}

/**
 * The place that a name means with certainty: its own name, or all of it except generic words ("Louvre" for the Louvre
 * Museum, but not "Chiado" for a museum in that part of town). Without tolerance for typing errors.
 */
export function certainPlaceIn(name: string, cityId: string): PlaceInCity | undefined {
  const folded = fold(name);
  const bare = withoutArticle(folded);
  const exact = exactIn(folded, bare, cityId);
  if (exact) return exact;
  const index = indexOf(cityId);
  if (!index || index.areas.has(nameKey(bare))) return undefined;
  const words = bare.split(" ");
  const found = byPart(words, [cityId]);
  const known = found && words.flatMap((word) => index.byWord.get(word) ?? []);
  const all = known?.find((it) => it.found.place === found?.place)?.words ?? new Set<string>();
  return [...all].every((word) => words.includes(word) || isCommonWord(word)) ? found : undefined;
}

/** The place of exactly that name if only one city has it. Undefined for generic names such as "City Park". */
export function placeAnywhere(name: string): PlaceInCity | undefined {
  const folded = fold(name);
  const rest = withoutArticle(folded);
  if (!rest.includes(" ") && rest.length < SHORTEST_ANYWHERE) return undefined;
  if (rest.split(" ").every(isCommonWord)) return undefined;
  const found = placesNamed(folded);
  return only(new Set(found.length > 0 ? found : placesNamed(rest)));
}

/** The place of that name in a neighbourhood: "Vila Nova de Gaia" is a part of a city here. */
export function placeInDistrict(name: string, district: string): PlaceInCity | undefined {
  const found = placesNamed(name).filter((it) => nameKey(it.place.neighborhood) === nameKey(district));
  return only(new Set(found));
}

/**
 * The longest place name that these words begin with, in these cities or, with `anywhere`, in the only city that has
 * one. Without typing errors, because a sentence is full of other words.
 */
export function longestPlace(
  words: readonly string[],
  cityIds: readonly string[],
  anywhere: boolean,
): { readonly words: number; readonly found: PlaceInCity } | undefined {
  let longest: { readonly words: number; readonly found: PlaceInCity } | undefined;
  let written = "";
  for (const [index, word] of words.entries()) {
    const folded = fold(word);
    if (folded === "") break;
    written = written === "" ? folded : `${written} ${folded}`;
    if (!beginsName(written)) break;
    const key = nameKey(written);
    const here = new Set(cityIds.flatMap((id) => indexOf(id)?.byName.get(key) ?? []));
    const found = only(here) ?? (here.size === 0 && anywhere ? placeAnywhere(written) : undefined);
    if (found) longest = { words: index + 1, found };
  }
  return longest;
}

function exactIn(folded: string, bare: string, cityId: string): PlaceInCity | undefined {
  const index = indexOf(cityId);
  const found = index?.byName.get(folded.replaceAll(" ", "")) ?? index?.byName.get(bare.replaceAll(" ", ""));
  if (found) return found;
  // With the name of the city after it: "Time Out Market Lisbon", "the aquarium in Genoa".
  const city = index?.cityNames.find((it) => bare.endsWith(` ${it}`));
  if (city === undefined) return undefined;
  const rest = bare.slice(0, -city.length - 1).replace(/ (?:in|de|di|of|do|da)$/, "");
  return index?.byName.get(rest.replaceAll(" ", ""));
}

function slipsIn(length: number): number {
  if (length < SHORTEST_WITH_SLIP) return 0;
  return Math.min(slipsAllowed(length), length < SHORTEST_WITH_SLIPS ? 1 : 2);
}

function only(found: ReadonlySet<PlaceInCity>): PlaceInCity | undefined {
  if (found.size === 0) return undefined;
  const [first, ...others] = found;
  return others.every((it) => it.place === first?.place) ? first : undefined;
}
