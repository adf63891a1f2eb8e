import type { Label } from "./labels.ts";
import { isFiller, isVerb, pairOf, type ReadLine } from "./line-pairs.ts";
import type { Line } from "./lines.ts";
import { longestValue, type Pair } from "./pairs.ts";
import { type Piece, pieceOf } from "./piece.ts";
import type { Word } from "./words.ts";

/** How many lines below a label, blank ones included, its value may stand. */
const reach = 5;
/** Rows read below one row of labels. */
const rowsRead = 12;

/** The pairs whose value stands on a line below their label. */
export function pairsBelow(lines: readonly ReadLine[], text: string, folded: string): Pair[] {
  const heads = lines.map((it) => headsOf(it, folded));
  const pairs: Pair[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const row = heads[at] as Heads;
    if (row.labels.length === 0) {
      pairs.push(...codeBelowSentence(lines, heads, at, text));
      continue;
    }
    if (row.labels.length >= 2) pairs.push(...tableBelow(lines, heads, at, text));
    else if (row.isWhole) {
      const run = runFrom(lines, heads, at);
      if (at === 0 || run.start === at) pairs.push(...columnsBelow(lines, heads, run, text));
    }
    if (row.labels.length === 1 || row.labels.length * 2 <= (lines[at] as ReadLine).line.cells.length)
      pairs.push(...valueBelow(lines, heads, at, text));
  }
  return pairs;
}

interface Head {
  readonly cell: Piece;
  readonly label: Label;
}

interface Heads {
  /** The cells that are labels and nothing else. */
  readonly labels: readonly Head[];
  /** Whether the line is that label and nothing else. */
  readonly isWhole: boolean;
}

const none: Heads = { labels: [], isWhole: false };

/** How many unknown words a label may have: whose code it is, how a total is paid. */
function sparesOf(label: Label, covered: number, cell: Piece): number {
  if (/\d/.test(cell.text)) return 0;
  if (label.concept === "price" && label.start === cell.start) return 3;
  return label.concept === "confirmation" && covered >= 2 ? 1 : 0;
}

const joins = /^ ?(?:[/|(&-]|and|und|et|y|e|en|or|oder|ou|o|of) ?$/;

function headsOf({ line, labels, words }: ReadLine, folded: string): Heads {
  if (labels.length === 0 || line.isHeader) return none;
  const heads: Head[] = [];
  let at = 0;
  let word = 0;
  for (const cell of line.cells) {
    while (at < labels.length && (labels[at] as Label).start < cell.start) at += 1;
    while (word < words.length && (words[word]?.start ?? 0) < cell.start) word += 1;
    let covered = 0;
    let first: Label | undefined;
    let end = 0;
    for (; at < labels.length && (labels[at] as Label).start < cell.end; at += 1) {
      const label = labels[at] as Label;
      // "Voo / Flight", "Date and time" are one; "Hostal Plaza" is not a label with another behind it.
      if (first && !joins.test(folded.slice(end, label.start))) covered -= 100;
      covered += label.after - label.first;
      first ??= label;
      end = label.end;
    }
    let count = 0;
    let fillers = 0;
    for (; word < words.length && (words[word]?.start ?? 0) < cell.end; word += 1) {
      count += 1;
      if (isFiller(words[word] as Word) || isVerb(words[word] as Word)) fillers += 1;
    }
    if (!first || cell.text.length > 60) continue;
    // "Acme booking code": whose code it is may stand before it.
    const spare = sparesOf(first, covered, cell);
    if (count - covered <= fillers + spare && covered > 0) heads.push({ cell, label: first });
  }
  return { labels: heads, isWhole: heads.length === 1 && line.cells.length === 1 };
}

/** The value of a label that ends its line: the next line that is not empty and no label itself. */
function valueBelow(lines: readonly ReadLine[], heads: readonly Heads[], at: number, text: string): Pair[] {
  const { line } = lines[at] as ReadLine;
  const row = heads[at] as Heads;
  const head = row.labels.at(-1) as Head;
  if (line.end - head.cell.end > 2) return [];
  const below = nextContent(lines, at);
  if (below === undefined) return [];
  const { line: values } = lines[below] as ReadLine;
  const [first] = values.cells;
  if (!first || (heads[below] as Heads).labels.some((it) => it.cell.start === first.start)) return [];
  // A label at the end of a longer line takes the first cell of the next; one alone takes the line.
  if (line.cells.length > 1) return [pairOf(head.label, first, line, "below", true, text, below)];
  if ((heads[below] as Heads).labels.length > 0) return [];
  const value = lineValue((lines[below] as ReadLine).line, text);
  return value ? [pairOf(head.label, value, line, "below", true, text, below)] : [];
}

/** "Thank you for booking, your booking reference is:" and the code on the next line. */
function codeBelowSentence(lines: readonly ReadLine[], heads: readonly Heads[], at: number, text: string): Pair[] {
  const { line, labels, words } = lines[at] as ReadLine;
  const label = labels.at(-1);
  if (label?.concept !== "confirmation" || line.isHeader || text.charAt(line.end - 1) !== ":") return [];
  if (!words.slice(label.after).every((it) => isVerb(it) || isFiller(it))) return [];
  const below = nextContent(lines, at);
  if (below === undefined || (heads[below] as Heads).labels.length > 0) return [];
  const { line: value } = lines[below] as ReadLine;
  const [only] = value.cells;
  if (!only || value.cells.length > 1 || /\s/.test(only.text)) return [];
  return [pairOf(label, only, line, "below", true, text, below)];
}

/** The index of the next line with content within reach. */
function nextContent(lines: readonly ReadLine[], at: number): number | undefined {
  for (let next = at + 1; next <= at + reach && next < lines.length; next += 1) {
    const { line } = lines[next] as ReadLine;
    if (line.cells.length > 0) return line.isHeader ? undefined : next;
  }
  return undefined;
}

function lineValue(line: Line, text: string): Piece | undefined {
  const [first] = line.cells;
  if (!first) return undefined;
  const last = line.cells.at(-1) as Piece;
  return pieceOf(text, first.start, Math.min(last.end, first.start + longestValue));
}

/** A row of labels over rows of cells: by number where there are as many, else by where they stand. */
function tableBelow(lines: readonly ReadLine[], heads: readonly Heads[], at: number, text: string): Pair[] {
  const { line } = lines[at] as ReadLine;
  const row = heads[at] as Heads;
  if (row.labels.length * 2 < line.cells.length) return [];
  const pairs: Pair[] = [];
  let next = at;
  for (let count = 0; count < rowsRead; count += 1) {
    const below = nextContent(lines, next);
    if (below === undefined || (heads[below] as Heads).labels.length > 0) break;
    const values = (lines[below] as ReadLine).line;
    if (count > 0 && values.cells.length < 2) break;
    for (const head of row.labels) {
      const value = cellUnder(head.cell, line, values);
      if (value) pairs.push(pairOf(head.label, value, line, "column", true, text, below));
    }
    next = below;
  }
  return pairs;
}

function cellUnder(head: Piece, line: Line, values: Line): Piece | undefined {
  const index = line.cells.indexOf(head);
  if (values.cells.length === line.cells.length) return values.cells[index];
  const column = head.start - line.margin;
  const following = line.cells[index + 1];
  const until = following ? following.start - line.margin : Number.POSITIVE_INFINITY;
  return values.cells.find((cell) => {
    const from = cell.start - values.margin;
    return from < until - 1 && cell.end - values.margin > column && from >= column - 4;
  });
}

interface Run {
  readonly start: number;
  /** One for each label line, in order; what two languages say in two lines is one. */
  readonly members: readonly { readonly at: number; readonly label: Label }[];
  readonly after: number;
  readonly isSpaced: boolean;
}

const longestRun = 12;

/** Lines that are one label each, following each other. */
function runFrom(lines: readonly ReadLine[], heads: readonly Heads[], start: number): Run {
  const before = previousContent(lines, start);
  if (before !== undefined && (heads[before] as Heads).isWhole)
    return { start: before, members: [], after: start, isSpaced: false };
  const members: { at: number; label: Label }[] = [];
  let at: number | undefined = start;
  let after = start;
  let isSpaced = false;
  let previous = start;
  while (at !== undefined && (heads[at] as Heads).isWhole && members.length <= longestRun) {
    const label = (heads[at] as Heads).labels[0]?.label as Label;
    const last = members.at(-1);
    const isTranslation =
      last &&
      at === previous + 1 &&
      label.meanings.some((it) =>
        last.label.meanings.some((other) => other.concept === it.concept && other.facet === it.facet),
      );
    if (!isTranslation) {
      if (last && at > previous + 1) isSpaced = true;
      members.push({ at, label });
    }
    previous = at;
    after = at;
    at = nextContent(lines, at);
  }
  return { start, members, after, isSpaced };
}

function previousContent(lines: readonly ReadLine[], at: number): number | undefined {
  for (let before = at - 1; before >= at - reach && before >= 0; before -= 1) {
    const { line } = lines[before] as ReadLine;
    if (line.cells.length > 0) return line.isHeader ? undefined : before;
  }
  return undefined;
}

/** k label lines, then k lines (or paragraphs, where the labels were such) of values. */
function columnsBelow(lines: readonly ReadLine[], heads: readonly Heads[], run: Run, text: string): Pair[] {
  if (run.members.length < 2 || run.members.length > longestRun) return [];
  const values: Piece[] = [];
  const places: number[] = [];
  let at: number | undefined = nextContent(lines, run.after);
  while (at !== undefined && values.length < run.members.length) {
    if ((heads[at] as Heads).labels.length > 0) return [];
    const value = lineValue((lines[at] as ReadLine).line, text);
    if (value) {
      values.push(value);
      places.push(at);
    }
    if (run.isSpaced) while (at + 1 < lines.length && (lines[at + 1] as ReadLine).line.cells.length > 0) at += 1;
    at = nextContent(lines, at);
  }
  if (values.length < run.members.length) return [];
  return run.members.map(({ at: labelAt, label }, index) =>
    pairOf(label, values[index] as Piece, (lines[labelAt] as ReadLine).line, "column", true, text, places[index]),
  );
}
