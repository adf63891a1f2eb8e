import type { ClockAtom, DateAtom } from "../atoms/atom.ts";
import { firstFrom, within } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Concept, Facet } from "../structure/lexicon/lexicon.ts";
import { type Line, lineAt } from "../structure/lines.ts";
import { facetOf, means, type Pair } from "../structure/pairs.ts";
import { isHeading as isHeadingLine } from "./old-parts.ts";
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
    if (!means(first, concept) || !accepts(first) || isPast(page, first, concept)) continue;
    const mark = markOf(page, ofLabel, concept);
    if (mark) marks.push(mark);
  }
  return marks.some((it) => it.dates.length > 0) ? marks : [...marks, ...headings(page, concept, accepts)];
}

/** How many lines a heading's section has at most. */
const linesOfSection = 8;

/**
 * Marks of labels that begin a line and say no time themselves, the first date of the lines under them taken: "Pick-up at
 * Munich Airport", two lines further "Friday, 29 March at 13:30".
 */
function headings(page: Page, concept: Concept, accepts: (pair: Pair) => boolean): Mark[] {
  const { labels, lines, pairs } = page.document;
  const marks: Mark[] = [];
  for (const label of labels) {
    if (!label.meanings.some((it) => it.concept === concept)) continue;
    const line = lineAt(lines, label.start);
    const head = lines[line];
    if (!head || head.isHeader || label.start - head.start > 14 || head.text.length > 80) continue;
    const pair = pairOfLabel(pairs, label.start);
    if (pair && pair.label.start === label.start && !accepts(pair)) continue;
    if (isPast(page, { label: { ...label, text: "" }, meanings: label.meanings }, concept)) continue;
    const end = endOfSection(page, line, concept);
    const [date] = within(page.atoms.dates, { start: label.end, end });
    // "Check-in from 15:00" says what it has to say.
    const saysHour = within(page.atoms.clocks, { start: label.end, end: head.end }).some((it) => it.sure);
    if (!date || (saysHour && date.start > head.end)) continue;
    const around = lines[lineAt(lines, date.start)] as Line;
    const next = lines[lineAt(lines, date.start) + 1];
    const clocks = ownClocks(page, date, {
      start: Math.max(label.end, around.start),
      end: Math.min(end, next && !next.isBlank ? next.end : around.end),
    });
    const facet = label.meanings.find((it) => it.concept === concept)?.facet ?? null;
    marks.push({
      start: label.start,
      end: Math.max(date.end, ...clocks.map((it) => it.end)),
      concept,
      facet,
      line,
      lastLine: around.index,
      how: "below",
      dates: [date],
      clocks,
    });
    if (marks.length >= 60) break;
  }
  return marks;
}

function endOfSection(page: Page, line: number, concept: Concept): number {
  const { lines, labels } = page.document;
  let seen = 0;
  let end = (lines[line] as Line).end;
  for (let at = line + 1; at < lines.length && seen < linesOfSection; at += 1) {
    const next = lines[at] as Line;
    if (next.isBlank) continue;
    const label = labels[firstFrom(labels, next.start)];
    const turnsAway =
      label &&
      label.start - next.start <= 14 &&
      label.start < next.end &&
      turns.has(label.concept) &&
      label.concept !== concept;
    if (turnsAway || next.isHeader) break;
    end = next.end;
    seen += 1;
  }
  return end;
}

const isNew = /^(?:new|neue?[rs]?|nouve(?:au|lle|l)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?) /;

/** What may stand before the first word of a heading. */
const leads =
  /^(?:[|*#.-] ?|(?:your|the|ihre?[nr]?|die|das|der|votre|vos|les|la|le|su|sus|tu|tus|las|los|il|i|suas?|tuas?|as|os|uw|de|het|je) )*$/;

/** A heading reaches this far down. */
const reach = 600;

/** Whether a label says how it was before a change: "Old check-in", or under "Previous dates" while there are new ones. */
function isPast(page: Page, { label: own, meanings }: Pick<Pair, "label" | "meanings">, concept: Concept): boolean {
  const says = (it: Concept) => meanings.some((meaning) => meaning.concept === it);
  if (concept === "old_value" || concept === "new_value" || says("new_value")) return false;
  if (says("old_value")) return true;
  if (isNew.test(page.document.folded.slice(own.start, own.end))) return false;
  const { labels } = page.document;
  // "Pick-up before: ..." as well as "Old pick-up: ...".
  const after = labels[firstFrom(labels, own.end)];
  const isClosed = after && /^ {0,2}:/.test(page.document.folded.slice(after.end, after.end + 3));
  if (isClosed && after.start - own.end <= 1) {
    if (after.concept === "new_value") return false;
    if (after.concept === "old_value") return true;
  }
  for (let at = firstFrom(labels, own.start) - 1; at >= 0; at -= 1) {
    const label = labels[at] as (typeof labels)[number];
    if (own.start - label.end > reach) return false;
    if (label.concept !== "old_value" && label.concept !== "new_value") continue;
    const isBeside = own.start - label.end <= 2 && !page.document.text.slice(label.end, own.start).includes("\n");
    const line = page.document.lines[lineAt(page.document.lines, label.start)];
    const isHeading =
      line !== undefined &&
      line.text.length < 50 &&
      leads.test(page.document.folded.slice(line.start, label.start)) &&
      isHeadingLine(page, label, line) &&
      !/[.!]$/.test(line.text) &&
      // "Original booking number: 84413972" says no more than that.
      !/:\s*\S/.test(line.text);
    if (isBeside || isHeading) return label.concept === "old_value";
  }
  return false;
}

function markOf(page: Page, pairs: readonly Pair[], concept: Concept): Mark | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  let dates: DateAtom[] = [];
  let clocks: ClockAtom[] = [];
  let last = first;
  for (const pair of pairs) {
    const window = overLineEnd(page.document, pair, windowOf(page.document, pair));
    const inProse = pair.how === "inline" || pair.how === "lead";
    const limit = Math.min(
      pair.how === "inline" ? pair.label.end + nearInProse : window.end,
      inProse ? nextTurn(page.document, pair) : window.end,
    );
    // "Leaving on 31 January.": the full stop may be the date's.
    const foundDates = within(page.atoms.dates, { start: window.start, end: window.end + 1 }).filter(
      (it) => it.start < limit,
    );
    const foundClocks = ownClocks(page, foundDates[0], window).filter(
      (it) => it.start < (pair.how === "inline" ? Math.min(limit + 20, nextTurn(page.document, pair)) : limit),
    );
    if (dates.length === 0 && foundDates.length > 0) {
      dates = foundDates;
      last = pair;
      // The clocks beside the date count more than those of an earlier candidate.
      if (foundClocks.length > 0) clocks = foundClocks;
    }
    // A clock further down than the date belongs to something else.
    if (clocks.length === 0 && (dates.length === 0 || pair.valueLine <= last.valueLine + 1)) clocks = foundClocks;
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

/** What has hours of its own beside those of a label: "breakfast from 7:30", "reception 24 h". */
const otherHours =
  /(?<![a-z])(?:breakfast|dinner|lunch|spa|wellness|pool|gym|parking|reception|front desk|restaurant|bar|fruhstuck|abendessen|rezeption|petit[ -]dejeuner|diner|accueil|desayuno|cena|recepcion|colazione|pequeno[ -]almoco|cafe da manha|jantar|rececao|ontbijt|receptie|open|geoffnet|ouverte?|abiert[oa]|apert[oa]|abert[oa])(?![a-z])[^\n]{0,40}$/;

/** The clocks of a value: those on its date's line where there are some, and none of what has hours of its own. */
function ownClocks(page: Page, date: DateAtom | undefined, window: Span): ClockAtom[] {
  const { folded } = page.document;
  // "by 5pm.": the full stop may be the clock's.
  const clocks = within(page.atoms.clocks, { start: window.start, end: window.end + 1 }).filter(
    (it) => !otherHours.test(folded.slice(Math.max(window.start, it.start - 60), it.start)),
  );
  const line = date && page.document.lines[lineAt(page.document.lines, date.start)];
  const beside = line ? clocks.filter((it) => it.start >= line.start && it.end <= line.end) : [];
  return beside.some((it) => it.sure) ? beside : clocks;
}

/** Lines shorter than this end where the writer ended them. */
const fullLine = 90;

/** A sentence goes on in the next line: "arriving Thursday", under it "9th July 2026". */
function overLineEnd(document: Document, pair: Pair, window: Span): Span {
  if (pair.how !== "inline") return window;
  const line = document.lines[pair.valueLine];
  const next = document.lines[pair.valueLine + 1];
  if (!line || !next || next.isBlank || next.isHeader || line.cells.length > 1) return window;
  if (line.text.length < fullLine || window.end < line.end || /[.!?:;]$/.test(line.text)) return window;
  return { start: window.start, end: Math.min(next.end, pair.label.end + nearInProse) };
}

/** Labels that speak of another time than the one before them. */
const turns: ReadonlySet<Concept> = new Set<Concept>([
  "checkin",
  "checkout",
  "pickup",
  "dropoff",
  "departure",
  "arrival",
  "cancel_until",
  "booked_on",
  "payment_date",
  "valid_until",
  "opening",
  "boarding",
]);

/** Where the text after a label turns to another time. */
function nextTurn(document: Document, pair: Pair): number {
  const { labels } = document;
  const from = firstFrom(labels, pair.label.end);
  for (let at = from; at < Math.min(labels.length, from + 20); at += 1) {
    const label = labels[at] as (typeof labels)[number];
    // "ab", "an": what a journey does at a time, and what leads to any other time.
    const isWord = label.end - label.start <= 2;
    if (!isWord && turns.has(label.concept) && !label.meanings.some((it) => it.concept === pair.concept))
      return label.start;
  }
  return Number.POSITIVE_INFINITY;
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

/** The first pair whose label begins at `start` or later. */
function pairOfLabel(pairs: readonly Pair[], start: number): Pair | undefined {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle] as Pair).label.start < start) low = middle + 1;
    else high = middle;
  }
  return pairs[low];
}

/** Whether a label begins the line: a pair starts at its first word. */
export function hasLabelAtStart(document: Document, line: Span): boolean {
  const pair = pairOfLabel(document.pairs, line.start);
  if (!pair || pair.label.start > line.start + 12 || pair.label.start >= line.end) return false;
  return (
    pair.how !== "inline" &&
    !(pair.how === "lead" && /^(?:time|to|from|end|date|via|seat|stops|attendees)$/.test(pair.concept ?? ""))
  );
}

/** `YYYY-MM-DDTHH:MM` or the date alone. */
export function written(date: DateAtom, clock: ClockAtom | null | undefined): string {
  return clock ? `${date.date}T${clock.clock}` : date.date;
}
