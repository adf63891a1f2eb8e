import type { PlaceCategory } from "../../field-choices.ts";
import { isCapital, tokenize, type Word } from "./tokenize.ts";
import { adverbs, afterthoughts, leads, momentLeads, moments, occasions, plain, visits } from "./vocabulary.ts";

export interface Trimmed {
  /** A span of the text; empty when nothing is left. */
  readonly text: string;
  /** The category of a lead-in such as "dinner at". */
  readonly category: PlaceCategory | null;
}

/** Removes words around a name: "then dinner at Ramiro on Sunday" becomes "Ramiro". */
export function trimAroundName(text: string): Trimmed {
  const words = tokenize(text);
  const { from, category } = leadIn(words, 0);
  const to = endOf(words, from);
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return { text: "", category };
  return { text: text.slice(openedAt(text, first, words[from - 1]), closedAt(text, last, words[to])), category };
}

/** Most words of a lead-in. */
const LONGEST_LEAD = 8;

/** The end of the lead-in words from `at` on. */
export function leadIn(
  words: readonly Word[],
  at: number,
): { readonly from: number; readonly category: PlaceCategory | null } {
  let from = at;
  let category: PlaceCategory | null = null;
  while (from < Math.min(words.length, at + LONGEST_LEAD)) {
    const word = words[from] as Word;
    const key = plain(word.text);
    if (adverbs.has(key) && words.length > from + 1) from += 1;
    else if (visits.has(key) && words.length > from + 1) from = behindLeads(words, from + 1);
    else if (Object.hasOwn(occasions, key)) {
      const next = behindLeads(words, from + 1);
      if (next === from + 1) break;
      category ??= occasions[key] ?? null;
      from = next;
    } else break;
  }
  return { from, category };
}

/** Skips small words such as "the", but never the last word. */
function behindLeads(words: readonly Word[], at: number): number {
  let from = at;
  while (from < Math.min(words.length - 1, at + LONGEST_LEAD) && isSmall(words[from] as Word, leads)) from += 1;
  return from;
}

function isSmall({ text }: Word, of: ReadonlySet<string>): boolean {
  return !isCapital(text) && of.has(plain(text));
}

function endOf(words: readonly Word[], from: number): number {
  let to = words.length;
  while (to > from + 1 && isSmall(words[to - 1] as Word, afterthoughts)) to -= 1;
  let cut = to;
  while (cut > from + 1 && isMoment(words[cut - 1] as Word)) cut -= 1;
  return cut < to && cut > from + 1 && isSmall(words[cut - 1] as Word, momentLeads) ? cut - 1 : to;
}

function isMoment({ text }: Word): boolean {
  return moments.has(plain(text)) || /^\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h|st|nd|rd|th)?$/i.test(text);
}

/** The apostrophe of "'s-Hertogenbosch" is part of the name; a quotation mark is not. */
function openedAt(text: string, first: Word, before: Word | undefined): number {
  const gap = text.slice(before?.end ?? 0, first.start);
  const quote = /['’]$/.exec(gap);
  return quote && /^[stn]/.test(first.text) ? first.start - 1 : first.start;
}

function closedAt(text: string, last: Word, next: Word | undefined): number {
  const gap = text.slice(last.end, next?.start ?? text.length);
  // "M+" and "C++" keep their sign.
  const sign = /^[+#]{1,2}(?=[\s.,;:]|$)/.exec(gap);
  return last.end + (sign?.[0].length ?? 0);
}
