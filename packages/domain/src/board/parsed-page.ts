import type { FoundPlace } from "./found-place.ts";

/** What was read from a web page, before the gazetteer is asked. */
export interface ParsedPage {
  /** Places in its structured data. */
  readonly places: readonly FoundPlace[];
  /** Its headings in order: perhaps the places of a list. */
  readonly headings: readonly PageHeading[];
  /** The page as one place, from its title. */
  readonly itself: FoundPlace | null;
  /** Its titles, which may name cities. */
  readonly titles: readonly string[];
}

export interface PageHeading {
  readonly text: string;
  /** Its number in "3. …" or "3) …"; not part of `text`. */
  readonly number: number | null;
  /** What is written below it. */
  readonly blurb: string | null;
}
