import { rememberByText } from "../fold-text.ts";
import { type Clause, clausesOf, foldClause } from "./clauses.ts";
import { backByWords, type Journey, journeyOf } from "./journey.ts";
import { type Rhythm, rhythmOf } from "./rhythm.ts";
import { type RouteWish, routeWishOf } from "./route.ts";
import { type TakenHours, takenHoursOf } from "./taken-hours.ts";

/** A traveller's wishes, parsed as far as that does not depend on the destination. */
export interface ReadWishes {
  /** Single words and short phrases: "museums", "street food". */
  readonly keywords: readonly string[];
  /** The parts of all sentences. */
  readonly clauses: readonly Clause[];
  /** The whole text without negated parts, folded: for words about the way of travelling. */
  readonly positive: string;
  readonly rhythm: Rhythm;
  readonly route: RouteWish;
  readonly journey: Journey;
  /** Hours of their own: work, a wedding; a rest is part of the rhythm. */
  readonly taken: readonly TakenHours[];
}

/** A text with more words is a sentence. */
const LONGEST_PHRASE = 4;

export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length > LONGEST_PHRASE;
}

const cache = new WeakMap<readonly string[], ReadWishes>();

/** Reads keywords and sentences. Results are cached by list, and by their texts: each read of a trip has a list of its own. */
export function readWishes(texts: readonly string[]): ReadWishes {
  const known = cache.get(texts);
  if (known) return known;
  const read = readJson(JSON.stringify(texts));
  cache.set(texts, read);
  return read;
}

const readJson = rememberByText((texts) => readAll(JSON.parse(texts) as readonly string[]));

function readAll(texts: readonly string[]): ReadWishes {
  const sentences = texts.filter(isSentence);
  const clauses = sentences.length === 0 ? [] : clausesOf(sentences.join(". "));
  const folded = foldClause(sentences.join(". "));
  // "Back in Tokyo by 19:00" on the last day is no hour of every evening.
  const all = foldClause(texts.map((it) => it.replace(backByWords(it) ?? "", " ")).join(". "));
  const rhythm = rhythmOf(all);
  const { restSpan } = rhythm;
  return {
    keywords: texts.filter((it) => !isSentence(it)),
    clauses,
    positive: [
      ...texts.filter((it) => !isSentence(it)).map(foldClause),
      ...clauses.filter((it) => !it.isRefused).map((it) => it.text),
    ].join(". "),
    rhythm,
    route: routeWishOf(folded),
    journey: journeyOf(texts),
    taken: takenHoursOf(texts).filter((it) => it.isWork || it.start !== restSpan?.start || it.end !== restSpan.end),
  };
}
