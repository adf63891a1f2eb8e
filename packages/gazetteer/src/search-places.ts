import { cityById, guideFor } from "./cities.ts";
import { placeCategories } from "./destination-schema.ts";
import { knownCityOf } from "./find-known-city.ts";
import { type Matches, matchesOf, rowsWithAll, slippedMatchesOf, splitMatchesOf } from "./match-words.ts";
import { namesOf } from "./place-index.ts";
import { type SearchIndex, searchIndex } from "./search-index.ts";
import type { IndexedPlace } from "./search-line.ts";
import { fold } from "./spelling.ts";

interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface PlaceSearch {
  /** As typed so far. Empty: any place, by distance and fame. */
  readonly text: string;
  /** The destinations of the trip, whose places come first; see {@link destinationsWithin}. */
  readonly destinations: readonly string[];
  /** Near places come first; without a text, only those within an hour's drive. */
  readonly near: Point | null;
  /** Only places within so many kilometres of `near`. */
  readonly withinKm?: number | null;
  /** Only places on the way between two points. */
  readonly between: readonly [Point, Point] | null;
  readonly kinds: readonly IndexedPlace["category"][];
  /** Further conditions, asked of the best places until enough are found. */
  readonly accepts?: (place: IndexedPlace) => boolean;
  readonly limit: number;
}

/** What the place's name, its destination and its distance add, beside up to 1 for the words. */
const SAME_NAME = 0.6;
const NAME_BEGINS = 0.3;
const IN_TRIP = 1;
const IN_AREA = 0.5;
const NEARBY = 0.25;
const BY_FAME = [0, 0.05, 0.12, 0.2];

/** Of a degree of latitude. */
const KM_OF_DEGREE = 111.195;
/** Around a trip, its area is this large. */
const AREA_KM = 60;
/** At this distance, nearness counts a third. */
const NEAR_KM = 2;
/** A place that costs a longer detour than this, in km or in shares of the way, is not on the way. */
const DETOUR_KM = 0.8;
const DETOUR_SHARE = 0.3;
/** Names are compared for so many of the places with the best words. */
const COMPARED = 200;
/** So many are sorted, unless further conditions may refuse them. */
const MOST_RANKED = 400;
const MOST_WORDS = 10;
const SAME_PLACE_KM = 0.4;
/** Words that people leave out or add. */
const fillers = new Set(
  "the a an of in at on and de da do das dos del della di du des la le les el los las".split(" "),
);

/**
 * Places by name, part of town or kind, the best first: those of the trip before those near it before all others; whole names
 * before beginnings, words of the name before words elsewhere. A word with typing errors counts where nothing of the
 * trip (or, without one, nothing at all) has it as it is typed. A city at the end says where: "Time Out Market Porto".
 */
export function searchPlaces(search: PlaceSearch): readonly IndexedPlace[] {
  const index = searchIndex();
  const own = search.destinations.map(index.rowsOf);
  const isOwn = (row: number) => own.some(([from, to]) => from <= row && row < to);
  const { near, withinKm = null } = search;
  const isInReach = (row: number) => !near || withinKm === null || kmBetween(pointOf(index, row), near) <= withinKm;
  // Where the search is confined, a misspelt name there is better than the right one elsewhere.
  const [isMeant, isConfined] = withinKm === null ? [isOwn, own.length > 0] : [isInReach, true];
  const words = wordsOf(search.text);
  const found =
    words.length === 0 ? everywhere(index, search) : rowsFor(index, search.text, words, isMeant, isConfined);
  const kinds = new Set(search.kinds.map((it) => placeCategories.indexOf(it)));
  const ranked: { readonly row: number; score: number }[] = [];
  for (const [row, quality] of found) {
    if (kinds.size > 0 && !kinds.has(index.kind[row] ?? -1)) continue;
    if (!isInReach(row)) continue;
    if (search.between && !isOnTheWay(pointOf(index, row), search.between)) continue;
    ranked.push({ row, score: quality + standing(index, row, search, isOwn(row)) });
  }
  const foremost = search.accepts ? ranked : theBest(ranked, MOST_RANKED);
  foremost.sort((a, b) => b.score - a.score || a.row - b.row);
  const text = fold(search.text);
  if (text !== "") {
    for (const it of foremost.slice(0, COMPARED)) it.score += likeness(text, index.place(it.row));
    foremost.sort((a, b) => b.score - a.score || a.row - b.row);
  }
  return best(index, foremost, search);
}

/** Those with the highest scores, in any order: a letter alone finds half of all places. */
function theBest<T extends { readonly score: number }>(all: T[], most: number): T[] {
  if (all.length <= most) return all;
  const least = Float64Array.from(all, (it) => it.score).sort()[all.length - most] ?? 0;
  return all.filter((it) => it.score >= least);
}

/** The destinations whose places belong to a trip there: the cities of a route, and a region's bases. */
export function destinationsWithin(cityId: string): readonly string[] {
  const parts = cityId.split("+");
  return [
    ...new Set(
      parts.flatMap((it) => {
        const bases = guideFor(it)?.bases.flatMap((base) => base.destinationId ?? []) ?? [];
        return [cityById(it)?.region ?? it, ...bases];
      }),
    ),
  ];
}

function wordsOf(text: string): readonly string[] {
  const words = fold(text)
    .split(" ")
    .filter((it) => it !== "");
  const telling = words.filter((it, index) => !fillers.has(it) || index === words.length - 1);
  return (telling.length > 1 && fillers.has(telling.at(-1) ?? "") ? telling.slice(0, -1) : telling).slice(
    0,
    MOST_WORDS,
  );
}

type Rows = ReadonlyMap<number, number>;
type Match = (word: string) => Matches;

function rowsFor(
  index: SearchIndex,
  text: string,
  words: readonly string[],
  isOwn: (row: number) => boolean,
  hasTrip: boolean,
): Rows {
  const all = (match: Match) => rowsWithAll(words.map(match), index.count);
  const cities = partsInCity(text);
  const typed = remembered((word) => matchesOf(index, word));
  const respaced: Match = (word) => splitMatchesOf(index, word);
  const slipped = remembered((word) => slippedMatchesOf(index, word));
  const isEnough = (rows: Rows) => (hasTrip ? [...rows.keys()].some(isOwn) : rows.size > 0);
  const found = merged(all(typed), inCity(index, cities, typed));
  if (isEnough(found)) return found;
  const spaced = merged(found, all(respaced), rowsWithAll([typed(words.join(""))], index.count));
  if (isEnough(spaced)) return spaced;
  const likely = merged(spaced, all(slipped), inCity(index, cities, slipped));
  // "Time Out Market Porto" is nowhere, but the one in Lisbon may be meant.
  return likely.size > 0 || !cities ? likely : rowsWithAll(cities.words.map(typed), index.count);
}

function remembered(match: Match): Match {
  const known = new Map<string, Matches>();
  return (word) => {
    const matches = known.get(word) ?? match(word);
    known.set(word, matches);
    return matches;
  };
}

/** A text with a city: the words that are left, and the city's rows. */
interface PartsInCity {
  readonly words: readonly string[];
  readonly cityId: string;
}

/** "Time Out Market, Lisbon", "time out market lisbon", "lisbon time out market". */
function partsInCity(text: string): PartsInCity | undefined {
  const [first = "", ...rest] = text.split(",").map((it) => it.trim());
  const words = fold(text).split(" ");
  const behindCommas = [...rest, rest.join(",")].map((where) => [first, where] as const);
  const atAnEnd = [1, 2, 3].flatMap((count) => {
    const [last, begin] = [words.slice(-count), words.slice(0, count)];
    return [
      [words.slice(0, -count).join(" "), last.join(" ")] as const,
      [words.slice(count).join(" "), begin.join(" ")] as const,
    ];
  });
  for (const [what, where] of rest.length > 0 ? behindCommas : atAnEnd) {
    const named = wordsOf(what);
    const city = named.length > 0 && where !== "" ? knownCityOf(where) : undefined;
    if (city) return { words: named, cityId: city.id };
  }
  return undefined;
}

function inCity(index: SearchIndex, parts: PartsInCity | undefined, match: Match): Rows {
  if (!parts) return new Map();
  const ranges = destinationsWithin(parts.cityId).map(index.rowsOf);
  const rows = rowsWithAll(parts.words.map(match), index.count);
  const inside = [...rows].filter(([row]) => ranges.some(([from, to]) => from <= row && row < to));
  return new Map(inside.map(([row, quality]) => [row, quality + IN_AREA]));
}

function merged(...all: readonly Rows[]): Rows {
  const rows = new Map<number, number>();
  for (const [row, quality] of all.flatMap((it) => [...it])) rows.set(row, Math.max(quality, rows.get(row) ?? 0));
  return rows;
}

function everywhere(index: SearchIndex, { near, between, destinations }: PlaceSearch): Rows {
  const rows = new Map<number, number>();
  const ranges = near || between ? [[0, index.count] as const] : destinations.map(index.rowsOf);
  const isAround = (row: number) =>
    !near ||
    between ||
    // Most places are too far north or south already.
    (Math.abs((index.lat[row] ?? 0) - near.lat) * KM_OF_DEGREE <= AREA_KM &&
      kmBetween(pointOf(index, row), near) <= AREA_KM);
  for (const [from, to] of ranges) for (let row = from; row < to; row++) if (isAround(row)) rows.set(row, 0);
  return rows;
}

function standing(index: SearchIndex, row: number, { near, text }: PlaceSearch, isOwn: boolean): number {
  const fame = BY_FAME[index.fame[row] ?? 0] ?? 0;
  if (!near) return fame + (isOwn ? IN_TRIP : 0);
  const km = kmBetween(pointOf(index, row), near);
  // Without words, distance decides, and fame only between places that are about as far.
  if (text.trim() === "") return fame - Math.log2(1 + km);
  return fame + (isOwn ? IN_TRIP : km <= AREA_KM ? IN_AREA : 0) + NEARBY / (1 + (2 * km) / NEAR_KM);
}

/** How much of a name the text is. */
function likeness(text: string, { name, localName }: IndexedPlace): number {
  const key = text.replaceAll(" ", "");
  const names = namesOf(name, localName).map((it) => it.replaceAll(" ", ""));
  if (names.includes(key)) return SAME_NAME;
  const beginning = names.filter((it) => it.startsWith(key));
  // A long rest makes it less likely that this one is meant.
  return Math.max(0, ...beginning.map((it) => NAME_BEGINS * (0.5 + (0.5 * key.length) / it.length)));
}

/** Without further records of a place that is already among them: a region has some of its cities' places too. */
function best(index: SearchIndex, ranked: readonly { readonly row: number }[], search: PlaceSearch) {
  const chosen: IndexedPlace[] = [];
  for (const { row } of ranked) {
    if (chosen.length >= search.limit) break;
    const place = index.place(row);
    if (search.accepts && !search.accepts(place)) continue;
    if (!chosen.some((it) => isSamePlace(it, place))) chosen.push(place);
  }
  return chosen;
}

function isSamePlace(a: IndexedPlace, b: IndexedPlace): boolean {
  if (kmBetween(a, b) > SAME_PLACE_KM) return false;
  const names = new Set(namesOf(a.name, a.localName));
  return namesOf(b.name, b.localName).some((it) => names.has(it));
}

function isOnTheWay(place: Point, [from, to]: readonly [Point, Point]): boolean {
  const direct = kmBetween(from, to);
  return kmBetween(from, place) + kmBetween(place, to) - direct <= Math.max(DETOUR_KM, direct * DETOUR_SHARE);
}

function pointOf({ lat, lng }: SearchIndex, row: number): Point {
  return { lat: lat[row] ?? 0, lng: lng[row] ?? 0 };
}

/** As the crow flies; exact enough for near places, and far ones only have to be far. */
function kmBetween(a: Point, b: Point): number {
  const x = (((b.lng - a.lng + 540) % 360) - 180) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  const y = b.lat - a.lat;
  return Math.sqrt(x * x + y * y) * KM_OF_DEGREE;
}
