import { isCapital } from "./tokenize.ts";
import { connectors, errands, plain, talk } from "./vocabulary.ts";

const LONGEST = 80;
const MOST_WORDS = 8;
/** Longest name in scripts without spaces. */
const MOST_UNSPACED = 20;
const control = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** Whether a text may be shown as a name. */
export function isShowable(text: string): boolean {
  return text.length <= LONGEST && /\p{L}|\p{N}/u.test(text) && !control.test(text);
}

/**
 * Whether words look like the name of an unknown place. In a list a capital at the beginning is enough ("Boat trip"),
 * elsewhere all main words need one ("Cervejaria Ramiro").
 */
export function looksLikeName(text: string, inList: boolean): boolean {
  if (!isShowable(text) || !/\p{L}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => plain(word) !== "");
  const [first = ""] = words;
  if (
    text.length < 2 ||
    words.length === 0 ||
    words.length > MOST_WORDS ||
    !isCapital(first.replace(/^\P{L}+/u, "") || first)
  )
    return false;
  if (unspaced.test(text) && text.length > MOST_UNSPACED) return false;
  if (isTalk(words)) return false;
  const small = words.slice(1).filter((word) => !isCapital(word) && !connectors.has(plain(word)));
  return inList ? small.length <= 3 : small.length === 0;
}

/** Whether the words are talk: "I like it", "Pack sunscreen". */
function isTalk(words: readonly string[]): boolean {
  const [first = "", second] = words;
  if (talk.has(plain(first)) || words.some((word) => !isCapital(word) && talk.has(plain(word)))) return true;
  return errands.has(plain(first)) && second !== undefined && !isCapital(second);
}

/** Whether a line is a sentence, for places-in-sentence.ts. */
export function looksLikeSentence(text: string): boolean {
  const words = text.split(/\s+/);
  if (/[.!?。！？](?:\s+\S|$)/.test(text) && words.length > MOST_WORDS) return true;
  if (/\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(text)) return true;
  return words.some((word, index) => talk.has(plain(word)) && (index === 0 || !isCapital(word)));
}
