import { addDays, daysBetween } from "../../calendar.ts";
import type { DateAtom } from "../atoms/atom.ts";
import type { Span } from "../reading.ts";
import { arrivalDate } from "./arrival.ts";
import { type Ends, endsOf, strangers, withCodes } from "./ends.ts";
import type { Leg } from "./leg.ts";
import type { Place } from "./places.ts";
import type { ClockToken, DateToken, NumberToken, PlaceToken, Token } from "./token.ts";

/** A stretch of tokens that may be one leg, and what speaks for it. */
export interface Region {
  readonly score: number;
  /** Made when it is needed: most stretches are only compared. */
  readonly leg: () => Leg | null;
}

const nothing: Region = { score: 0, leg: () => null };

/**
 * Reads one leg out of `tokens[start..end)`. `heading` is the last date before the stretch: itineraries name a day once and
 * the clocks of that day below it.
 */
export function readRegion(
  tokens: readonly Token[],
  start: number,
  end: number,
  number: NumberToken | null,
  heading: DateAtom | null,
  kind: Leg["kind"],
): Region {
  const clocks: ClockToken[] = [];
  const dates: DateToken[] = [];
  const places: PlaceToken[] = [];
  for (let index = start; index < end; index++) {
    const token = tokens[index] as Token;
    if (token.type === "clock" && token.role !== "other" && (token.clock.sure || token.role !== null || token.date))
      clocks.push(token);
    else if (token.type === "date" && token.role !== "other") dates.push(token);
    else if (token.type === "place" && token.role !== "other") places.push(token);
  }
  const { departure, arrival, spare } = clocksOf(clocks);
  const ends = endsOf(places, departure, arrival);
  const day = dayOf(departure, arrival, dates, heading);
  if (!day) return nothing;
  const named = kind === "flight" || (ends.from?.role === "from" && ends.to?.role === "to");
  if (!departure && !(ends.from && ends.to && dates.length > 0 && named)) return nothing;

  // Without a number, one clock that nothing calls a departure is not enough to believe in a journey.
  if (!number && (!departure || (!arrival && departure.role !== "from") || !ends.from || !ends.to)) return nothing;
  // A flight that a hotel or a car waits for is mentioned with one clock and no way.
  if (!ends.from && !ends.to && !arrival) return nothing;
  let score = 0;
  if (departure) score += 2;
  if (arrival) score += 2;
  if (departure?.role === "from") score += 0.5;
  if (arrival?.role === "to") score += 0.5;
  if (ends.from) score += 1.5;
  if (ends.to) score += 1.5;
  if (ends.from?.role === "from") score += 0.2;
  if (ends.to?.role === "to") score += 0.2;
  if (departure && arrival && arrival.start < departure.start) score -= 1.5;
  score += day.own ? 1 : 0.3;
  score -= Math.min(3, 1.5 * spare);
  score -= Math.min(2, ends.cost / 150);
  score -= Math.min(1.5, 0.7 * strangers(places, ends));
  const anchor = number ?? departure;
  if (anchor) {
    for (const token of [departure, arrival, ends.from, ends.to]) {
      if (token) score -= Math.min(1, Math.abs(token.line - anchor.line) * 0.04);
    }
  }
  return { score, leg: () => legOf(kind, number, departure, arrival, withCodes(ends, places), day.date, dates, score) };
}

function clocksOf(clocks: readonly ClockToken[]): {
  departure: ClockToken | null;
  arrival: ClockToken | null;
  spare: number;
} {
  const leaving = clocks.filter((it) => it.role === "from");
  const coming = clocks.filter((it) => it.role === "to");
  const plain = clocks.filter((it) => it.role === null);
  // "Départ / Arrivée" above two clocks labels neither.
  if (plain.length === 0 && leaving.length + coming.length > 1 && (leaving.length === 0 || coming.length === 0)) {
    return clocksOf(clocks.map((it) => ({ ...it, role: null })));
  }
  let departure = leaving[0] ?? null;
  let arrival = coming.find((it) => !departure || it.start > departure.start) ?? coming[0] ?? null;
  let used = 0;
  if (!departure) {
    const candidate = arrival ? plain.find((it) => it.start < (arrival as ClockToken).start) : plain[0];
    if (candidate) {
      departure = candidate;
      used += 1;
    }
  }
  if (!arrival && departure) {
    const after = plain.find((it) => it !== departure && it.start > (departure as ClockToken).start);
    if (after) {
      arrival = after;
      used += 1;
    }
  }
  const doubled = Math.max(0, leaving.length - 1) + Math.max(0, coming.length - 1);
  return { departure, arrival, spare: Math.max(0, plain.length - used) * 0.6 + doubled * 2 };
}

/** The day of departure: beside its clock, above it, elsewhere in the stretch, or in the heading. */
function dayOf(
  departure: ClockToken | null,
  arrival: ClockToken | null,
  dates: readonly DateToken[],
  heading: DateAtom | null,
): { date: DateAtom; own: boolean } | null {
  if (departure?.date) return { date: departure.date, own: true };
  const leaving = dates.find((it) => it.role === "from");
  if (leaving) return { date: leaving.date, own: true };
  const plain = dates.filter((it) => it.role !== "to");
  const at = departure?.start ?? Number.POSITIVE_INFINITY;
  const before =
    plain.findLast((it) => it.start < at) ?? plain.find((it) => it.start > at && it.start < (arrival?.start ?? 0));
  if (before) return { date: before.date, own: true };
  // What follows some lines after the clocks is of something else, where a day stands above them.
  const isLate = arrival !== null && plain[0] !== undefined && plain[0].line > arrival.line + 1;
  if (plain[0] && !(isLate && heading)) return { date: plain[0].date, own: true };
  if (heading) return { date: heading, own: false };
  if (arrival?.date) return { date: arrival.date, own: true };
  return null;
}

function legOf(
  kind: Leg["kind"],
  number: NumberToken | null,
  departure: ClockToken | null,
  arrival: ClockToken | null,
  ends: Ends,
  day: DateAtom,
  dates: readonly DateToken[],
  score: number,
): Leg {
  const from = ends.from?.place ?? null;
  const to = ends.to?.place ?? null;
  const { value, date } = arrivalOf(departure, arrival, day, dates, from, to);
  const spans = [number, departure, arrival, ends.from, ends.to].filter((it) => it !== null);
  return {
    kind,
    start: Math.min(...spans.map((it) => it.start)),
    end: Math.max(...spans.map((it) => it.end)),
    number: number?.number.number ?? null,
    numberSpans: number ? [spanOf(number)] : [],
    airline: number?.number.airline ?? null,
    from,
    to,
    departure: departure ? `${day.date}T${departure.clock.clock}` : day.date,
    departureSpans: departure ? [spanOf(day), spanOf(departure)] : [spanOf(day)],
    arrival: value,
    arrivalSpans: arrival ? [...(date ? [spanOf(date)] : []), spanOf(arrival)] : [],
    score,
  };
}

function arrivalOf(
  departure: ClockToken | null,
  arrival: ClockToken | null,
  day: DateAtom,
  dates: readonly DateToken[],
  from: Place | null,
  to: Place | null,
): { value: string | null; date: DateAtom | null } {
  if (!departure || !arrival) return { value: null, date: null };
  const { clock } = arrival.clock;
  const stated =
    arrival.date ??
    dates.find((it) => it.role === "to")?.date ??
    dates.find((it) => it.role === null && it.start > departure.end && it.end <= arrival.start && it.date !== day)
      ?.date ??
    null;
  const plausible = stated !== null && Math.abs(daysBetween(day.date, stated.date)) <= 3;
  if (stated && plausible && `${stated.date}T${clock}` >= `${addDays(day.date, -1)}T00:00`) {
    const shifted =
      arrival.clock.dayShift !== null && stated.date === day.date
        ? addDays(stated.date, arrival.clock.dayShift)
        : stated.date;
    return { value: `${shifted}T${clock}`, date: stated };
  }
  if (arrival.clock.dayShift !== null)
    return { value: `${addDays(day.date, arrival.clock.dayShift)}T${clock}`, date: null };
  const labelled = arrival.role === "to";
  const computed = arrivalDate(day.date, departure.clock.clock, clock, { from, to, labelled });
  return { value: computed && `${computed}T${clock}`, date: null };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
