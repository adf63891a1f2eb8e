import type { SearchIndex } from "./search-index.ts";
import { bitsIn, editDistance, lettersOf, sameDigits, slipsAllowed } from "./spelling.ts";

/** How well a place has a searched word; the sum over the words decides between places. */
const EXACT = 12;
const BEGINS = 10;
const ELSEWHERE = 5;
const BEGINS_ELSEWHERE = 3;
/** With one typing error in a word of the name, and less with two. */
const SLIPPED = 6;
/** The shortest beginning of a word that finds words elsewhere than in a name. */
const SHORTEST_BEGINNING = 3;

/** For each row, how well it has the word; 0 is not at all. */
export type Matches = Readonly<Uint8Array>;

/** A cache: while somebody types, all words but the last are asked for again and again, and so are first letters. */
const MOST_KEPT = 64;
const kept = new Map<string, Matches>();

/** The places with a word that is this one, or begins with it. */
export function matchesOf(index: SearchIndex, word: string): Matches {
  const known = kept.get(word);
  const matches = known ?? searched(index, word);
  kept.delete(word);
  kept.set(word, matches);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return matches;
}

function searched(index: SearchIndex, word: string): Matches {
  const matches = new Uint8Array(index.count);
  for (let at = index.firstWordFrom(word); at < index.wordCount; at++) {
    const found = index.word(at);
    if (!found.startsWith(word)) break;
    const isWhole = found.length === word.length;
    const { named, others } = index.rowsOfWord(at);
    raise(matches, named, isWhole ? EXACT : BEGINS);
    if (isWhole || word.length >= SHORTEST_BEGINNING) raise(matches, others, isWhole ? ELSEWHERE : BEGINS_ELSEWHERE);
  }
  return matches;
}

/** The same with typing errors, by the rule for destinations; also for the beginning of a longer word. */
export function slippedMatchesOf(index: SearchIndex, word: string): Matches {
  const matches = Uint8Array.from(matchesOf(index, word));
  const limit = slipsAllowed(word.length);
  if (limit === 0) return matches;
  const letters = lettersOf(word);
  const { words, letters: all } = index.allWords();
  for (let at = 0; at < index.wordCount; at++) {
    // Each error brings at most one letter that the right word does not have.
    if (bitsIn(letters & ~(all[at] ?? 0)) > limit) continue;
    const known = words[at] ?? "";
    if (known.length < word.length - limit || !beginsAlike(word, known) || !sameDigits(word, known)) continue;
    const slips = slipsTo(word, known, limit);
    if (slips > 0 && slips <= limit) raise(matches, index.rowsOfWord(at).named, SLIPPED - 2 * (slips - 1));
  }
  return matches;
}

/** One error leaves one of the first two letters in its place or beside it. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];
}

function slipsTo(word: string, known: string, limit: number): number {
  const whole = editDistance(word, known, limit);
  if (known.length <= word.length || whole <= 1) return whole;
  const beginnings = [word.length, word.length + 1].map((length) => editDistance(word, known.slice(0, length), limit));
  return Math.min(whole, ...beginnings);
}

/** The same with "timeout" as "time out", where places have both words in a name. */
export function splitMatchesOf(index: SearchIndex, word: string): Matches {
  const matches = Uint8Array.from(matchesOf(index, word));
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const first = index.firstWordFrom(word.slice(0, cut));
    if (index.word(first) !== word.slice(0, cut)) continue;
    const rest = matchesOf(index, word.slice(cut));
    const rows = index.rowsOfWord(first).named.filter((row) => (rest[row] ?? 0) >= BEGINS);
    raise(matches, rows, BEGINS);
  }
  return matches;
}

function raise(matches: Uint8Array, rows: readonly number[], value: number): void {
  for (const row of rows) if ((matches[row] ?? 0) < value) matches[row] = value;
}

/** The rows that have all words, with the mean of how well, from 0 to 1. */
export function rowsWithAll(all: readonly Matches[], count: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const most = all.length * EXACT;
  for (let row = 0; row < count; row++) {
    let sum = 0;
    for (const matches of all) {
      const value = matches[row] ?? 0;
      if (value === 0) {
        sum = 0;
        break;
      }
      sum += value;
    }
    if (sum > 0) found.set(row, sum / most);
  }
  return found;
}
