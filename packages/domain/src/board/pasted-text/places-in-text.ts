import { truncate } from "../../truncate.ts";
import type { FoundPlace } from "../found-place.ts";
import { parseHeading } from "./heading.ts";
import { type Line, splitLines } from "./lines.ts";
import { type LineContext, type NamedPlace, placesInListEntry } from "./list-entry.ts";
import { looksLikeSentence } from "./looks-like-a-name.ts";
import type { PlaceLookup } from "./place-lookup.ts";
import { placesInSentence } from "./places-in-sentence.ts";

/** More than anybody looks through at once. */
export const mostPlaces = 40;
const LONGEST_BLURB = 500;

export interface PlacesInText {
  /** In the order of the text, each once. */
  readonly places: readonly FoundPlace[];
  /** Entries of a list that do not read like places. */
  readonly notPlaces: readonly string[];
}

/**
 * The places that a text names: lists with any kind of bullets, "a, b and c", headings with a city, notes behind a dash,
 * sentences. Every name is a span of the text: nothing is invented, completed or translated. Known names are found wherever
 * they stand; unknown ones only where a list or the sentence says that they are places, and with low confidence.
 */
export function placesInText(text: string, known: PlaceLookup): PlacesInText {
  const lines = splitLines(text);
  const places = new Map<string, FoundPlace>();
  const notPlaces: string[] = [];
  let heading: Pick<LineContext, "city" | "category"> = { city: null, category: null };
  for (const line of lines) {
    if (places.size >= mostPlaces) break;
    const found = parseHeading(line.body, known);
    if (found?.rest === "") {
      heading = { city: found.city ?? heading.city, category: found.category };
      continue;
    }
    const around = { city: found?.city ?? heading.city, category: found?.category ?? heading.category };
    const named = readLine({ ...line, body: found?.rest ?? line.body }, around, known);
    if (named.length === 0 && line.marked) notPlaces.push(line.body);
    for (const it of named) {
      const key = it.name.toLowerCase();
      if (places.size < mostPlaces && !places.has(key)) places.set(key, foundPlace(it));
    }
  }
  return { places: [...places.values()], notPlaces };
}

/** A line that says nothing as a list may still be a sentence, whatever it begins with. */
function readLine(
  { body, marked }: Line,
  around: Pick<LineContext, "city" | "category">,
  known: PlaceLookup,
): readonly NamedPlace[] {
  const how = { ...around, inList: marked };
  const entry = looksLikeSentence(body) ? [] : placesInListEntry(body, how, known);
  return entry.length > 0 ? entry : placesInSentence(body, how, known);
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
