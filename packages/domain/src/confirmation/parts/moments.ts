import type { ClockAtom, DateAtom } from "../atoms/atom.ts";
import { within } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Concept, Facet } from "../structure/lexicon/lexicon.ts";
import { facetOf, means, type Pair } from "../structure/pairs.ts";
import type { Page } from "./page.ts";

/** What a label says about when: its dates and clocks, in the order of the text. */
export interface Mark extends Span {
  readonly concept: Concept;
  readonly facet: Facet | null;
  readonly line: number;
  readonly lastLine: number;
  readonly how: Pair["how"];
  readonly dates: readonly DateAtom[];
  readonly clocks: readonly ClockAtom[];
}

/** A value in prose stands near its label. */
const nearInProse = 60;

/** The marks of labels that may mean `concept`, in order. Labels that say no time are left out. */
export function marksOf(page: Page, concept: Concept, accepts: (pair: Pair) => boolean = () => true): Mark[] {
  const marks: Mark[] = [];
  const { pairs } = page.document;
  for (let at = 0; at < pairs.length; ) {
    const first = pairs[at] as Pair;
    let after = at;
    while (after < pairs.length && pairs[after]?.label.start === first.label.start) after += 1;
    const ofLabel = pairs.slice(at, after);
    at = after;
    if (!means(first, concept) || !accepts(first)) continue;
    const mark = markOf(page, ofLabel, concept);
    if (mark) marks.push(mark);
  }
  return marks;
}

function markOf(page: Page, pairs: readonly Pair[], concept: Concept): Mark | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  let dates: DateAtom[] = [];
  let clocks: ClockAtom[] = [];
  let last = first;
  for (const pair of pairs) {
    const window = windowOf(page.document, pair);
    const limit = pair.how === "inline" ? pair.label.end + nearInProse : window.end;
    const foundDates = within(page.atoms.dates, window).filter((it) => it.start < limit);
    const foundClocks = within(page.atoms.clocks, window).filter((it) => it.start < limit + 20);
    if (dates.length === 0 && foundDates.length > 0) {
      dates = foundDates;
      last = pair;
      // The clocks beside the date count more than those of an earlier candidate.
      if (foundClocks.length > 0) clocks = foundClocks;
    }
    if (clocks.length === 0) clocks = foundClocks;
    if (dates.length > 0 && clocks.length > 0) break;
  }
  if (dates.length === 0 && clocks.length === 0) return undefined;
  const atoms = [...dates, ...clocks];
  const end = Math.max(...atoms.map((it) => it.end));
  return {
    start: first.label.start,
    end,
    concept,
    facet: facetOf(first, concept),
    line: first.line,
    lastLine: last.valueLine,
    how: last.how,
    dates,
    clocks,
  };
}

/** How many more lines belong to a value that fills its line. */
const linesOfValue = 3;

/** The value and the lines under it, up to an empty line or the next label. */
export function windowOf(document: Document, pair: Pair): Span {
  const { value } = pair;
  let end = value.end;
  if (pair.how === "inline") return { start: value.start, end };
  const { lines } = document;
  const line = lines[pair.valueLine];
  if (!line || end < line.end - 1 || (pair.how === "column" && line.cells.length > 1))
    return { start: value.start, end };
  for (let at = pair.valueLine + 1; at <= pair.valueLine + linesOfValue; at += 1) {
    const next = lines[at];
    if (!next || next.isBlank || next.isHeader || hasLabelAtStart(document, next)) break;
    end = next.end;
  }
  return { start: value.start, end };
}

/** Whether a label begins the line: a pair starts at its first word. */
export function hasLabelAtStart(document: Document, line: Span): boolean {
  const { pairs } = document;
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle] as Pair).label.start < line.start) low = middle + 1;
    else high = middle;
  }
  const pair = pairs[low];
  if (!pair || pair.label.start > line.start + 12 || pair.label.start >= line.end) return false;
  return pair.how !== "inline" && !(pair.how === "lead" && /^(?:time|to|from|end|date)$/.test(pair.concept ?? ""));
}

/** `YYYY-MM-DDTHH:MM` or the date alone. */
export function written(date: DateAtom, clock: ClockAtom | null | undefined): string {
  return clock ? `${date.date}T${clock.clock}` : date.date;
}
