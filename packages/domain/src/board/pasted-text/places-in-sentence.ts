import type { LineContext, NamedPlace } from "./list-entry.ts";
import { looksLikeName } from "./looks-like-a-name.ts";
import type { PlaceLookup } from "./place-lookup.ts";
import { isCapital, tokenize, type Word } from "./tokenize.ts";
import { leadIn } from "./trim-around-name.ts";
import { connectors, moments, plain } from "./vocabulary.ts";

/** Words of the longest name that is looked for. */
const LONGEST = 12;
/** Shortest known name that is accepted in lower case. */
const SHORTEST_SMALL = 8;

/**
 * The places in a sentence: known ones anywhere, unknown ones only after a phrase such as "dinner at". Other
 * capitalised words may be people or months.
 */
export function placesInSentence(
  text: string,
  { city, category }: LineContext,
  known: PlaceLookup,
): readonly NamedPlace[] {
  const words = tokenize(text);
  const places: NamedPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const found = knownAt(text, words, at, city, known) ?? unknownAt(text, words, at, city, known);
    if (found) places.push({ category, ...found.place });
    at = found ? found.next : at + 1;
  }
  return places;
}

interface Found {
  readonly place: Omit<NamedPlace, "category"> & Partial<Pick<NamedPlace, "category">>;
  readonly next: number;
}

function knownAt(
  text: string,
  words: readonly Word[],
  at: number,
  city: string | null,
  known: PlaceLookup,
): Found | null {
  const run = untilClosed(words, at, LONGEST);
  const found = known.longest(
    run.map((it) => it.text),
    city,
  );
  if (!found) return null;
  const name = spanOf(text, run.slice(0, found.words));
  const isWritten = run.slice(0, found.words).some((it) => isCapital(it.text));
  if (!isWritten && (found.words < 2 || name.length < SHORTEST_SMALL)) return null;
  return { place: { name, city, blurb: null, known: found.place }, next: at + found.words };
}

function unknownAt(
  text: string,
  words: readonly Word[],
  at: number,
  city: string | null,
  known: PlaceLookup,
): Found | null {
  const lead = leadIn(words, at);
  if (lead.from === at || words.slice(at, lead.from).some((it) => it.closes)) return null;
  const run = capitals(untilClosed(words, lead.from, LONGEST));
  if (run.length === 0) return null;
  const name = spanOf(text, run);
  const next = lead.from + run.length;
  const place = known.place(name, city);
  if (place) return { place: { name, city, blurb: null, known: place }, next };
  const isTold = run.length > 1 || lead.category !== null;
  if (!isTold || known.isCity(name) || !looksLikeName(name, false) || moments.has(plain(name))) return null;
  return { place: { name, city, blurb: null, known: null, category: lead.category }, next };
}

function untilClosed(words: readonly Word[], at: number, most: number): readonly Word[] {
  const run: Word[] = [];
  for (const word of words.slice(at, at + most)) {
    if (word.opens && run.length > 0) break;
    run.push(word);
    if (word.closes) break;
  }
  return run;
}

/** Capitalised words with connectors between them: "Museum of the Orient", but not "Ramiro and then". */
function capitals(words: readonly Word[]): readonly Word[] {
  let length = 0;
  for (const [index, { text }] of words.entries()) {
    if (isCapital(text)) length = index + 1;
    else if (length === 0 || text === "and" || !connectors.has(plain(text))) break;
  }
  return words.slice(0, length);
}

function spanOf(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}
