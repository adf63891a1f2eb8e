import { truncate } from "../../truncate.ts";
import type { FoundPlace } from "../found-place.ts";
import { parseHeading } from "./heading.ts";
import { type Line, splitLines } from "./lines.ts";
import { type LineContext, type NamedPlace, placesInListEntry } from "./list-entry.ts";
import { looksLikeSentence } from "./looks-like-a-name.ts";
import type { PlaceLookup } from "./place-lookup.ts";
import { placesInSentence } from "./places-in-sentence.ts";

/** Most places of one text. */
export const mostPlaces = 40;
const LONGEST_BLURB = 500;

export interface PlacesInText {
  /** In the order of the text, each once. */
  readonly places: readonly FoundPlace[];
  /** Entries of a list that do not read like places. */
  readonly notPlaces: readonly string[];
}

/**
 * The places that a text names: in lists, "a, b and c", headings with a city, notes after a dash, sentences. Every
 * name is a span of the text. Known names are found anywhere; unknown ones only where a list or phrase says that they
 * are places, with low confidence.
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

/** A line without list entries may still be a sentence. */
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
    // The text may name a neighbourhood; the known place has the city.
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
