import type { FoundPlace } from "./found-place.ts";

/** What one page says, before anybody asked the gazetteer. */
export interface ParsedPage {
  /** Places that it names in structured data. */
  readonly places: readonly FoundPlace[];
  /** Headings of its parts in their order: the places of a list, perhaps. */
  readonly headings: readonly PageHeading[];
  /** The page as one place: what its title says that it is about. */
  readonly itself: FoundPlace | null;
  /** What it is called, for the cities that are named there. */
  readonly titles: readonly string[];
}

export interface PageHeading {
  readonly text: string;
  /** It stood as "3. …" or "3) …" on the page; the number is not part of `text`. */
  readonly number: number | null;
  /** What is written below it. */
  readonly blurb: string | null;
}
