import type { Span } from "../reading.ts";
import type { Label } from "./labels.ts";
import type { Line } from "./lines.ts";
import { longestInline, longestValue, type Pair } from "./pairs.ts";
import { type Piece, pieceOf } from "./piece.ts";
import type { Word } from "./words.ts";

/** A line with what is known about its words. */
export interface ReadLine {
  readonly line: Line;
  readonly words: readonly Word[];
  readonly labels: readonly Label[];
}

/** The pairs whose label and value stand on one line. */
export function pairsOn({ line, words, labels }: ReadLine, text: string, folded: string): Pair[] {
  const pairs: Pair[] = [];
  const colons = colonsOf(line, words, folded);
  const known = new Set<number>();
  let colon = 0;
  for (const [index, label] of labels.entries()) {
    while (colon < colons.length && (colons[colon] as Colon).at < label.end) colon += 1;
    const after = colons[colon];
    const cell = cellAt(line, label.start);
    const next = labels[index + 1];
    const joins = next && isBilingual(label, next, folded);
    // "Data / Date : 02Dec2023": the pair is that of the last label of the group.
    if (joins) continue;
    const named = after && isClosedBy(label, after, words, text, folded, next);
    if (named && after) {
      known.add(after.at);
      const exact = isFirst(label, words, cell) && words[label.after - 1]?.end === lastWordBefore(words, after.at);
      const value = valueAfter(
        line,
        after.at + 1,
        labels.slice(index + 1, index + 12),
        colons.slice(colon + 1, colon + 3),
        text,
        folded,
      );
      if (value) pairs.push(pairOf(label, value, line, "colon", exact, text));
      continue;
    }
    const value = valueAfter(
      line,
      label.end,
      labels.slice(index + 1, index + 12),
      colons.slice(colon, colon + 2),
      text,
      folded,
    );
    if (!value) continue;
    const verb = verbAfter(label, words, value);
    if (verb) {
      const said = pieceOf(text, verb.end, value.end);
      if (said.text) pairs.push(pairOf(label, said, line, "colon", isFirst(label, words, cell), text));
    } else if (isFirst(label, words, cell)) {
      const isApart = value.start - label.end > 1 || cell.start !== line.cells[0]?.start;
      pairs.push(pairOf(label, value, line, "lead", isApart, text));
    } else {
      const said = clipped(value, text);
      if (said.text) pairs.push(pairOf(label, said, line, "inline", false, text));
    }
  }
  for (const { at, from } of colons) {
    if (known.has(at) || from < 0) continue;
    const value = valueAfter(line, at + 1, [], colons.filter((it) => it.at > at).slice(0, 2), text, folded);
    if (!value) continue;
    const label = pieceOf(text, from, at);
    pairs.push({
      concept: null,
      facet: null,
      meanings: [],
      label,
      value,
      line: line.index,
      valueLine: line.index,
      how: "colon",
      exact: false,
    });
  }
  return pairs;
}

export function pairOf(
  label: Span & Pick<Label, "concept" | "facet" | "meanings">,
  value: Piece,
  line: Line,
  how: Pair["how"],
  exact: boolean,
  text: string,
  valueLine = line.index,
): Pair {
  const { concept, facet, meanings, start, end } = label;
  return {
    concept,
    facet,
    meanings,
    label: { start, end, text: text.slice(start, end) },
    value,
    line: line.index,
    valueLine,
    how,
    exact,
  };
}

interface Colon {
  readonly at: number;
  /** Where the words before it begin that may be its label; -1 when they are too many. */
  readonly from: number;
}

/** Hostile lines are all colons; nobody labels that often on one line. */
const colonsRead = 400;
const wordsOfLabel = 6;

/** Colons after words: not those of clocks, addresses or ratios. */
function colonsOf(line: Line, words: readonly Word[], folded: string): Colon[] {
  const found: Colon[] = [];
  let word = 0;
  let floor = line.start;
  // Never past the line: the next colon of a long text may be at its end.
  const inLine = folded.slice(line.start, line.end);
  for (
    let offset = inLine.indexOf(":");
    offset >= 0 && found.length < colonsRead;
    offset = inLine.indexOf(":", offset + 1)
  ) {
    const at = line.start + offset;
    while (word < words.length && (words[word] as Word).end <= at) word += 1;
    if (/\d/.test(folded[at - 1] ?? "") && /\d/.test(folded[at + 1] ?? "")) continue;
    // "Reisende:r" is one word.
    if (/^[a-z]:(?:r|n|rn|in|innen)[ :]/.test(folded.slice(at - 1, at + 8))) continue;
    const cell = cellAt(line, at);
    const first = words
      .slice(Math.max(0, word - wordsOfLabel), word)
      .find((it) => it.start >= Math.max(floor, cell.start));
    const before = words[word - wordsOfLabel - 1];
    const tooMany = before !== undefined && before.start >= Math.max(floor, cell.start);
    found.push({ at, from: first && !tooMany ? first.start : -1 });
    floor = at + 1;
  }
  return found;
}

function cellAt(line: Line, at: number): Span {
  // Binary search: a hostile line can have as many cells as it has labels.
  let low = 0;
  let high = line.cells.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((line.cells[middle] as Piece).start <= at) low = middle;
    else high = middle - 1;
  }
  return line.cells[low] ?? line;
}

/** Words that may stand before a label without changing it. */
const fillers = new Set(
  "your the my our ihr ihre ihren dein deine der die das unser votre vos le la les l su sus tu el los il lo la i gli tuo tua suo sua o a os as seu sua uw je de het din ditt vas twoj new".split(
    " ",
  ),
);

export function isFiller(word: Word): boolean {
  return fillers.has(word.bare);
}

function isFirst(label: Label, words: readonly Word[], cell: Span): boolean {
  for (let at = label.first - 1; at >= 0 && at >= label.first - 3; at -= 1) {
    const word = words[at] as Word;
    if (word.start < cell.start) return true;
    if (!fillers.has(word.bare)) return false;
  }
  return label.first <= 3 || (words[label.first - 4] as Word).start < cell.start;
}

function lastWordBefore(words: readonly Word[], at: number): number | undefined {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).end <= at) low = middle + 1;
    else high = middle;
  }
  return words[low - 1]?.end;
}

/** Whether the colon closes this label: few words without digits between, and no other label. */
function isClosedBy(
  label: Label,
  colon: Colon,
  words: readonly Word[],
  text: string,
  folded: string,
  next: Label | undefined,
): boolean {
  if (colon.at - label.end > 60) return false;
  if (next && next.end <= colon.at && !isInBrackets(label, next, folded) && !leadsOn(next)) return false;
  const between = folded.slice(label.end, colon.at);
  if (/[.!?;,] /.test(between.trimEnd())) return false;
  // "Réservation PGCXWM confirmée :" names its value before the colon.
  if (/[\p{Lu}\d]{4}/u.test(text.slice(label.end, colon.at)) && /\p{Ll}/u.test(text.slice(label.start, label.end)))
    return false;
  // "Passenger 1:" counts its values, "Traveller (1):" as well.
  if (/\d/.test(between) && !/^\s*(?:\([^()]*\)|\d{1,2}) {0,2}$/.test(between)) return false;
  let count = 0;
  for (let at = label.after; at < words.length && (words[at] as Word).start < colon.at; at += 1) count += 1;
  return count <= 5;
}

/** Labels that leave the one before them as it is: "Numero di prenotazione originale: ...", "the reference at the desk: ...". */
function leadsOn(label: Label): boolean {
  return label.concept === "old_value" || label.end - label.start <= 2;
}

function isInBrackets(label: Label, next: Label, folded: string): boolean {
  return /^\s*\($/.test(folded.slice(label.end, Math.min(next.start, label.end + 4)));
}

/** "Passageiro / Passenger", "Abflug (Departure)": two names of one thing. */
function isBilingual(label: Label, next: Label, folded: string): boolean {
  const gap = folded.slice(label.end, Math.min(next.start, label.end + 6));
  if (next.start - label.end > 5 || !/^\s*[/|(]\s*$/.test(gap)) return false;
  return next.meanings.some((it) => label.meanings.some((other) => other.concept === it.concept));
}

/** "Your booking reference is ABC123". */
const verbs = new Set("is are ist lautet sind est sont es son e eh sono is zijn luidt was jest je ar er on".split(" "));

export function isVerb(word: Word): boolean {
  return verbs.has(word.bare);
}

function verbAfter(label: Label, words: readonly Word[], value: Piece): Word | undefined {
  const word = words[label.after];
  // "ES-30927716" is no verb.
  const isGlued = word && /^[-–/.]/.test(value.text.slice(word.end - value.start));
  return word && word.start === value.start && !isGlued && verbs.has(word.bare) ? word : undefined;
}

/** "at", "from", "am", "alle": they lead to the value rather than being a label of their own. */
const longestPreposition = 5;

/** From `from` to the next label, unknown label, or end of its cell; the value may be the next cell. */
function valueAfter(
  line: Line,
  from: number,
  labels: readonly Label[],
  colons: readonly Colon[],
  text: string,
  folded: string,
): Piece | undefined {
  let start = from;
  while (start < line.end && " \t:-–—.)]|/=°º#".includes(text[start] as string)) start += 1;
  if (start >= line.end) return undefined;
  const cell = cellAt(line, start);
  let end = Math.min(cell.end, start + longestValue);
  for (const label of labels) {
    if (label.start >= end) break;
    const opens = colons.some((it) => it.at >= label.end && it.at - label.end <= 2);
    if (label.start < start) continue;
    // After a colon a label is the value ("Subject: Supplier workshop"); behind another label it is the next one.
    if (opens || (label.start === start && text[from - 1] !== ":" && label.end - label.start > longestPreposition)) {
      end = label.start;
      break;
    }
  }
  for (const colon of colons) {
    // One unknown word and a colon: where another value begins.
    if (colon.at >= end || folded[colon.at + 1] !== " ") continue;
    const space = folded.lastIndexOf(" ", colon.at - 2);
    if (space > start && colon.at - space < 40) end = Math.min(end, space);
  }
  const value = pieceOf(text, start, end);
  return value.text === "" ? undefined : value;
}

/** Prose: up to the end of the sentence. */
function clipped(value: Piece, text: string): Piece {
  const bounded = text.slice(value.start, Math.min(value.end, value.start + longestInline));
  const stop = /[.!?;](?=\s|$)(?<!(?:\b(?:nr|no|st|uhr|am|pm|a\.m|p\.m|str|av)|\d)\.)/i.exec(bounded);
  return pieceOf(text, value.start, value.start + (stop ? stop.index : bounded.length));
}
