import { foldTitle } from "../fold-text.ts";

/** The parts of a place name without case, accents and punctuation: "Lisbon, Portugal" is lisbon and portugal. */
export interface PlaceName {
  readonly key: string;
  readonly city: string;
  /** Region and country. A name with any is qualified. */
  readonly rest: readonly string[];
}

/** Most parts that are read. */
const MOST_PARTS = 8;

export function parsePlaceName(name: string): PlaceName {
  const parts = name.split(",", MOST_PARTS).map(bare).filter(Boolean);
  // A name of commas only stays as it is.
  const [city = name, ...rest] = parts;
  return { key: [city, ...rest].join(","), city, rest };
}

/** The same for all spellings of a name; "Lisbon" and "Lisbon, Portugal" have two, see {@link samePlace}. */
export function placeKey(name: string): string {
  return parsePlaceName(name).key;
}

/**
 * Whether two names may mean the same place: the same spelling, or the same city and one without region and country.
 */
export function samePlace(a: string, b: string): boolean {
  const [one, other] = [parsePlaceName(a), parsePlaceName(b)];
  return one.key === other.key || (one.city === other.city && (one.rest.length === 0 || other.rest.length === 0));
}

/**
 * Whether a veto covers a place. One word covers every place in that city, region or country. With more, the city must
 * be the same and nothing may contradict: "Paris, Texas" covers a plain "Paris".
 */
export function vetoCovers(veto: PlaceName, place: PlaceName): boolean {
  if (veto.rest.length === 0 && place.rest.includes(veto.city)) return true;
  if (veto.city !== place.city) return false;
  return within(veto.rest, place.rest) || within(place.rest, veto.rest);
}

function within(few: readonly string[], many: readonly string[]): boolean {
  return few.every((it) => many.includes(it));
}

function bare(part: string): string {
  return foldTitle(part).replaceAll(" ", "") || part.trim();
}
