import { truncate } from "../../truncate.ts";
import type { FoundPlace } from "../found-place.ts";
import { headingOf } from "./heading.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Around, type NamedPlace, readEntry } from "./list-entry.ts";
import { readsAsSentence } from "./looks-like-a-name.ts";
import type { KnownNames } from "./place-lookup.ts";
import { readSentence } from "./places-in-sentence.ts";

/** More than anybody looks through at once. */
export const mostPlaces = 40;
const LONGEST_BLURB = 500;

export interface TextReading {
  /** In the order of the text, each once. */
  readonly places: readonly FoundPlace[];
  /** Entries of a list that do not read like places. */
  readonly passedOver: readonly string[];
}

/**
 * The places that a text names: lists with any kind of bullets, "a, b and c", headings with a city, notes behind a dash,
 * sentences. Every name is a span of the text: nothing is invented, completed or translated. Known names are found wherever
 * they stand; unknown ones only where a list or the sentence says that they are places, and with low confidence.
 */
export function splitText(text: string, known: KnownNames): TextReading {
  const lines = linesOf(text);
  const places = new Map<string, FoundPlace>();
  const passedOver: string[] = [];
  let heading: Pick<Around, "city" | "category"> = { city: null, category: null };
  for (const line of lines) {
    if (places.size >= mostPlaces) break;
    const found = headingOf(line.body, known);
    if (found?.rest === "") {
      heading = { city: found.city ?? heading.city, category: found.category };
      continue;
    }
    const around = { city: found?.city ?? heading.city, category: found?.category ?? heading.category };
    const named = readLine({ ...line, body: found?.rest ?? line.body }, around, known);
    if (named.length === 0 && line.marked) passedOver.push(line.body);
    for (const it of named) {
      const key = it.name.toLowerCase();
      if (places.size < mostPlaces && !places.has(key)) places.set(key, foundPlace(it));
    }
  }
  return { places: [...places.values()], passedOver };
}

/** A line that says nothing as a list may still be a sentence, whatever it begins with. */
function readLine(
  { body, marked }: Line,
  around: Pick<Around, "city" | "category">,
  known: KnownNames,
): readonly NamedPlace[] {
  const how = { ...around, inList: marked };
  const entry = readsAsSentence(body) ? [] : readEntry(body, how, known);
  return entry.length > 0 ? entry : readSentence(body, how, known);
}

function foundPlace({ name, city, category, blurb, known }: NamedPlace): FoundPlace {
  return {
    name,
    // "Belém" may be what the text says; the place is in Lisbon all the same.
    city: known?.city ?? city,
    neighborhood: known?.neighborhood ?? null,
    category: known?.category ?? category,
    blurb: blurb === null ? null : truncate(blurb, LONGEST_BLURB),
    confidence: known ? (known.sure ? "high" : "medium") : "low",
    placeId: known?.placeId ?? null,
    lat: known?.lat ?? null,
    lng: known?.lng ?? null,
    pictureUrl: null,
  };
}
