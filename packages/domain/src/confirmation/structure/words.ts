import { folded } from "../atoms/fold.ts";
import type { Span } from "../reading.ts";

export interface Word extends Span {
  /** As the lexicon writes it: see `bare`. */
  readonly bare: string;
}

/** Runs of letters and digits; where the script changes between Japanese and the rest a new word begins. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,200}|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]{1,200}/gv;

/** Longer runs are no words of a language. */
const longest = 40;

/** The words of a folded text, their offsets moved by `offset`. */
export function words(text: string, offset = 0): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(word)) {
    const start = offset + match.index;
    const end = start + match[0].length;
    found.push({ start, end, bare: match[0].length > longest ? "" : bare(match[0]) });
  }
  return found;
}

/**
 * One spelling for the ways in which a folded word is written: "rueckgabe" is "ruckgabe", "strasse" is "strase" (folding
 * keeps lengths, so that "ß" is "s" and "æ" is "a").
 */
function bare(word: string): string {
  return word
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1")
    .replace(/ss/g, "s");
}

/** The words of a name in the lexicon. */
export function wordsOfName(name: string): string[] {
  return words(folded(name)).map((it) => it.bare);
}
