import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";
import { houseWords } from "./names.ts";

export interface Lodging {
  /** Whether the text is about a place to sleep in. */
  readonly isLodging: boolean;
  /** Whether it is about flights or trains too, so that "arrival" and "departure" are theirs. */
  readonly hasJourneys: boolean;
}

const lodgingLabels = ["nights", "room", "rooms", "hotel", "board"] as const;

/** What the text is about, by its labels first. */
export function lodgingOf(page: Page): Lodging {
  const { document, atoms } = page;
  const labelled = new Set<string>();
  let leaves = false;
  let arrives = false;
  for (const pair of document.pairs) {
    const isSure = pair.how !== "inline" && pair.how !== "lead";
    if (means(pair, "checkout") && !means(pair, "departure")) leaves ||= true;
    if (means(pair, "checkin") && !means(pair, "arrival")) arrives ||= true;
    if (!isSure && !pair.exact) continue;
    for (const concept of lodgingLabels) if (means(pair, concept)) labelled.add(concept);
  }
  const hasHouse = houseWords.test(document.folded.slice(0, 200_000));
  const hasNights = /(?<![\d.,:])\d{1,2} ?(?:nights?|nachte?|nuits?|noches?|notti?|noites?|nachten|泊)/.test(
    document.folded.slice(0, 200_000),
  );
  const hasJourneys = atoms.flights.length > 0 || atoms.trains.length > 0;
  const signs =
    labelled.size + (leaves ? 2 : 0) + (arrives && leaves ? 1 : 0) + (hasHouse ? 1 : 0) + (hasNights ? 1 : 0);
  return { isLodging: signs >= (hasJourneys ? 3 : 2), hasJourneys };
}
