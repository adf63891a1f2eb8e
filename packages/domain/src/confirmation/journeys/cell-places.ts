import { type Atoms, firstFrom, within } from "../atoms/index.ts";
import type { Span, TravelData } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import type { Mode } from "./mode.ts";
import { placeFrom } from "./place-words.ts";
import { type Place, tidyName } from "./places.ts";
import type { Roles } from "./roles.ts";
import type { ClockToken, DateToken, NumberToken } from "./token.ts";

/** What places are looked for in, and what is known already. */
export interface Sources {
  readonly document: Document;
  readonly atoms: Atoms;
  readonly data: TravelData;
  readonly mode: Mode;
  readonly roles: Roles;
  readonly lineAt: (offset: number) => number;
  readonly times: readonly (ClockToken | DateToken)[];
  readonly numbers: readonly NumberToken[];
}

/** As far from a clock or a number as the places of a journey stand. */
const NEAR_LINES = 9;
const LONGEST_CELL = 240;
const LONGEST_PIECE = 90;
/** Cells of one line that are looked at: a page without line breaks is prose. */
const MOST_CELLS = 40;

/** Cells on the lines around clocks and numbers, each once. */
export function cellsNear({ document, atoms, times, numbers }: Sources): Span[] {
  const wanted = new Set<number>();
  for (const { line } of [...times.filter((it) => it.type === "clock" && it.role !== "other"), ...numbers]) {
    for (let near = line - NEAR_LINES; near <= line + NEAR_LINES; near++) wanted.add(near);
  }
  const cells: Span[] = [];
  const headings = new Set(document.pairs.flatMap((it) => (it.how === "column" ? [it.line] : [])));
  const isHeading = (line: Span & { readonly index: number }): boolean =>
    headings.has(line.index) && !within(atoms.clocks, line).some((it) => it.sure);
  for (const line of document.lines) {
    if (!wanted.has(line.index) || line.isHeader || line.isBlank || isHeading(line)) continue;
    for (const cell of line.cells.slice(0, MOST_CELLS)) if (cell.end - cell.start <= LONGEST_CELL) cells.push(cell);
  }
  return cells;
}

/**
 * Among flights the stations of a train, and the other way round: the nearest number within a few lines says which. Only
 * where a text has both.
 */
export function modeFinder({ mode, numbers }: Pick<Sources, "mode" | "numbers">): (line: number) => Mode {
  const kinds = new Map(numbers.map((it) => [it.line, it.kind]));
  if (new Set(kinds.values()).size < 2) return () => mode;
  return (line) => {
    for (let far = 0; far <= NEAR_LINES; far++) {
      const kind = kinds.get(line - far) ?? kinds.get(line + far);
      if (kind) return kind;
    }
    return mode;
  };
}

/** Parts of a cell that are neither clock, date, number nor label. */
export function piecesOutside(cell: Span, taken: readonly Span[], { document, atoms }: Sources): Span[] {
  const solid = [
    ...within(taken, { start: cell.start - 1, end: cell.end + 3 }),
    ...within(atoms.dates, cell),
    ...within(atoms.clocks, cell).filter((it) => it.sure),
    ...within(atoms.flights, cell).filter((it) => it.airline !== null),
    ...within(atoms.trains, cell),
  ].sort((a, b) => a.start - b.start);
  const parts: Span[] = [];
  let at = cell.start;
  for (const { start, end } of [...solid, { start: cell.end, end: cell.end }]) {
    if (start - at > 1 && /\p{L}{2}/u.test(document.text.slice(at, start))) parts.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return parts;
}

const leadingWords =
  /^[\s,;:.|/>→•*()-]*(?:(?:h|uhr|hrs?|uur|hs|ore|local time|kl|at|in|from|von|van|de|da|desde|to|nach|naar|à|a|vers|para|bis|al|per|dep|arr|ab|an|departs?|arrives?|partenza|arrivo|depart|arrivee|salida|llegada|partida|chegada|vertrek|aankomst|lv|ar|abfahrt|ankunft|abflug|odjezd|prijezd|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)(?:\.|:)?(?=[\s:,(])[\s,:|/-]*){0,3}/i;
const splitters =
  / {0,3}(?:→| \/ |->|=>|–>|—>| - | – | — |>|\||•| to | nach | naar | a | à | vers | para | bis | al ) {0,3}/;

/** Places that a cell names: as a whole, or the two ends of a route. */
export function placesInCell(cell: Span, taken: readonly Span[], sources: Sources): Place[] {
  const { document, data, mode } = sources;
  const labels = document.labels;
  const places: Place[] = [];
  if (document.text.charAt(cell.end - 1) === ":") return places;
  for (const part of piecesOutside(cell, taken, sources)) {
    const text = document.text.slice(part.start, part.end);
    if (text.length > LONGEST_PIECE) continue;
    const lead = leadingWords.exec(text)?.[0].length ?? 0;
    const whole = { start: part.start + lead, end: part.end };
    const label = within(labels, whole)[0];
    if (label && label.end - label.start >= tidyName(text.slice(lead)).length) continue;
    if (label && label.start - whole.start < 2 && ofTickets.has(label.concept)) continue;
    const span = besideColon(whole, sources);
    if (span.end < whole.end && label && label.start < span.end && label.end >= span.end - 1) continue;
    const words = document.text.slice(span.start, span.end);
    const one = placeFrom(span, words, mode, data) ?? runBesideClock(whole, sources);
    const ends = words.split(splitters);
    if (ends.length === 2 && (!one || one.airports.length === 0)) {
      const [first, second] = ends as [string, string];
      const from = placeFrom({ start: span.start, end: span.start + first.length }, first, mode, data);
      const to = placeFrom({ start: span.end - second.length, end: span.end }, second, mode, data);
      if (from && to && (mode !== "flight" || (from.airports.length > 0 && to.airports.length > 0))) {
        places.push({ ...from, route: span.start }, { ...to, route: span.start });
        continue;
      }
    }
    if (one) places.push(one);
  }
  return places;
}

/** Labels with whose values no place begins. */
const ofTickets = new Set<Concept>([
  "confirmation",
  "ticket_number",
  "customer_number",
  "passenger",
  "traveller",
  "seat",
  "coach",
  "class",
  "fare",
  "price",
  "booked_on",
  "issued_on",
  "status",
]);

/** "München Hbf: Abfahrt neu": the place of what follows; "Crossing: Harwich - Hoek": what follows an unknown label. */
function besideColon(span: Span, { document }: Sources): Span {
  const text = document.text.slice(span.start, span.end);
  const colon = text.search(/[:：]/);
  if (colon < 0) return span;
  const after = document.labels[firstFrom(document.labels, span.start + colon)];
  const gap = text.slice(colon + 1).search(/\S/);
  if (after && gap >= 0 && after.start === span.start + colon + 1 + gap)
    return { start: span.start, end: span.start + colon };
  return gap < 0 ? span : { start: span.start + colon + 1 + gap, end: span.end };
}

/** "New time: departs": words that begin with a label are no name. */
function beginsWithLabel(document: Document, span: Span): boolean {
  const label = document.labels[firstFrom(document.labels, span.start)];
  return label !== undefined && label.start === span.start;
}

const run =
  /(?:\p{Lu}[\p{L}.'’-]*(?:\([^()]{1,20}\)[\p{L}.]{0,6})?(?: (?:de|di|du|del|la|le|am|an der|hl\.n\.|\([\p{L} .]{2,20}\)))?(?: |$)){1,6}/gu;

/** In a sentence, the words with capital letters next to a clock: "and reaches Roma Termini at 12:10". */
function runBesideClock(part: Span, { document, atoms, mode, data }: Sources): Place | null {
  const text = document.text.slice(part.start, part.end);
  const clockAfter = within(atoms.moments, { start: part.end, end: part.end + 30 }).some(
    (it) => !document.text.slice(part.end, it.start).includes("\n"),
  );
  const clockBefore = within(atoms.clocks, { start: part.start - 18, end: part.start + 1 }).length > 0;
  if (!clockAfter && !clockBefore) return null;
  // Of several sentences the one beside the clock.
  const stops = [...text.matchAll(/\p{L}{2}[.!?] (?=\p{Lu})/gu)];
  const from = clockAfter ? (stops.at(-1)?.index ?? 0) : 0;
  const sentence = clockAfter ? text.slice(from) : text.slice(0, (stops[0]?.index ?? text.length) + 2);
  const runs = [...sentence.matchAll(run)].filter((it) => it[0].trim().length > 2 && !/^(?:Uhr|Hrs) $/.test(it[0]));
  const chosen = clockAfter ? runs.at(-1) : runs[0];
  if (!chosen || runs.length > 3) return null;
  const start = part.start + from + chosen.index;
  const span = { start, end: start + chosen[0].trimEnd().length };
  if (beginsWithLabel(document, span)) return null;
  return placeFrom(span, chosen[0], mode, data);
}
