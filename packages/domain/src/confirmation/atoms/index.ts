import type { Span, TravelData } from "../reading.ts";
import { findAirports } from "./airports.ts";
import { findAmounts } from "./amounts.ts";
import type { AirportAtom, AmountAtom, ClockAtom, DateAtom, MomentAtom, NumberAtom } from "./atom.ts";
import { findClocks } from "./clocks.ts";
import { folded as fold } from "./fold.ts";
import { findMoments } from "./moments.ts";
import { findFlights } from "./numbers.ts";
import { type DateContext, settledDates } from "./settled-dates.ts";
import { findTrains } from "./train-numbers.ts";
import { type WrittenDate, writtenDates } from "./written-dates.ts";

/** What a text consists of, as far as single words go. Every list is in the order of the text. */
export interface Atoms {
  /** The text, folded, as long as it was. */
  readonly folded: string;
  readonly dates: readonly DateAtom[];
  readonly clocks: readonly ClockAtom[];
  readonly moments: readonly MomentAtom[];
  readonly amounts: readonly AmountAtom[];
  readonly flights: readonly NumberAtom[];
  readonly trains: readonly NumberAtom[];
  readonly airports: readonly AirportAtom[];
}

export interface AtomOptions extends DateContext {
  readonly data: TravelData;
  /** Parts that hold no travel, such as mail headers: nothing is found in them. */
  readonly except?: readonly Span[];
}

/** Finds the atoms of a text, in time linear in its length. */
export function findAtoms(text: string, options: AtomOptions): Atoms {
  const source = blanked(text, options.except ?? []);
  const folded = fold(source);
  const allClocks = findClocks(folded);
  const written = writtenDates(folded, source, options.language);
  const believed = withoutDoubtful(written, allClocks).filter((it) => !isOfStreet(folded, it));
  const dates = settledDates(believed, folded, options);
  const flights = findFlights(folded, source, options.data);
  const trains = findTrains(folded, source);
  const clocks = outside(allClocks, believed).filter((it) => it.sure || !(over(flights, it) || over(trains, it)));
  return {
    folded,
    dates,
    clocks,
    moments: findMoments(folded, dates, clocks),
    amounts: findAmounts(folded, source, options.language),
    flights,
    trains,
    airports: findAirports(source, options.data),
  };
}

/** Those of a sorted list that lie inside `span`. */
export function within<T extends Span>(sorted: readonly T[], span: Span): T[] {
  const found: T[] = [];
  for (let index = firstFrom(sorted, span.start); index < sorted.length; index++) {
    const atom = sorted[index] as T;
    if (atom.start >= span.end) break;
    if (atom.end <= span.end) found.push(atom);
  }
  return found;
}

/** Where in a sorted list those begin that start at `position` or later. */
export function firstFrom(sorted: readonly Span[], position: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Span).start < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of a sorted list without overlaps lies over a spot. */
function over(sorted: readonly Span[], spot: Span): boolean {
  const near = sorted[firstFrom(sorted, spot.end) - 1];
  return near !== undefined && near.end > spot.start;
}

function blanked(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, " "));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

/** As far as a clock may stand from `15.7` or `5/3` to make a date of it. */
const BESIDE = 8;

/** Numbers that look as much like a fraction as like a date are dates when a sure clock stands beside them. */
function withoutDoubtful(written: readonly WrittenDate[], clocks: readonly ClockAtom[]): WrittenDate[] {
  return written.filter((date) => {
    if (!date.weak) return true;
    const after = clocks[firstFrom(clocks, date.end)];
    if (after?.sure && after.start - date.end <= BESIDE) return true;
    const before = clocks[firstFrom(clocks, date.start) - 1];
    return before?.sure === true && before.end <= date.start && date.start - before.end <= 3;
  });
}

/** "Rua 1º de Dezembro 123", "Via 4 Novembre", "Avenida del Mar 3": a street, no day. */
function isOfStreet(folded: string, { start }: Span): boolean {
  return streetBefore.test(folded.slice(Math.max(0, start - 24), start));
}

const streetBefore =
  /(?<![a-z])(?:rua|rue|via|viale|calle|c\/|avenida|av\.|avda\.?|avenue|boulevard|bd|plaza|piazza|praca|paseo|corso|largo|travessa|place|placa|carrer|ulica|ul\.|ulice|strasse des|platz des) (?:(?:del|de|do|da|du|di|la|le|des|el) ){0,2}$/;

/** `14.05` in `14.05.2026` is no clock, `2026` no 20:26; a sure clock (`T0935`) may touch a date. */
function outside(clocks: readonly ClockAtom[], dates: readonly WrittenDate[]): ClockAtom[] {
  return clocks.filter((clock) => {
    const near = dates[firstFrom(dates, clock.end) - 1];
    return !near || near.end <= clock.start;
  });
}
