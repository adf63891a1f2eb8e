import { foldTitle } from "../fold-text.ts";

/** The parts of a name of a place, each without case, accents, punctuation and spacing: "Lisbon, Portugal" is lisbon and portugal. */
export interface PlaceName {
  readonly key: string;
  readonly city: string;
  /** What stands after the city: a region, a country. A name with any is a qualified one. */
  readonly rest: readonly string[];
}

/** City, region, country and some to spare; a name of nothing but commas is not read to its end. */
const MOST_PARTS = 8;

export function parsePlaceName(name: string): PlaceName {
  const parts = name.split(",", MOST_PARTS).map(bare).filter(Boolean);
  // Nothing but commas is a name as good as any.
  const [city = name, ...rest] = parts;
  return { key: [city, ...rest].join(","), city, rest };
}

/** The same for all spellings of a name; "Lisbon" and "Lisbon, Portugal" have two, see {@link samePlace}. */
export function placeKey(name: string): string {
  return parsePlaceName(name).key;
}

/**
 * Whether two names may mean one place, when no others are around: they differ at most in spelling and in one
 * of them saying nothing but the city.
 */
export function samePlace(a: string, b: string): boolean {
  const [one, other] = [parsePlaceName(a), parsePlaceName(b)];
  return one.key === other.key || (one.city === other.city && (one.rest.length === 0 || other.rest.length === 0));
}

/**
 * Whether a veto meets a place. One word meets what has that city, region or country. With more, the city must be the same
 * and one name say nothing that the other contradicts: who rules out "Paris, Texas" may mean the "Paris" of which
 * nobody has said where it is.
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
