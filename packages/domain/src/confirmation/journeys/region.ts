import { addDays, daysBetween } from "../../calendar.ts";
import type { DateAtom } from "../atoms/atom.ts";
import type { Span } from "../reading.ts";
import { arrivalDate } from "./arrival.ts";
import type { Leg } from "./leg.ts";
import { type Place, samePlace } from "./places.ts";
import type { ClockToken, DateToken, NumberToken, PlaceToken, Token } from "./tokens.ts";

/** A stretch of tokens that may be one leg, and what speaks for it. */
export interface Region {
  readonly score: number;
  /** Made when it is needed: most stretches are only compared. */
  readonly leg: () => Leg | null;
}

interface Ends {
  readonly from: PlaceToken | null;
  readonly to: PlaceToken | null;
  readonly cost: number;
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
  if (plain[0]) return { date: plain[0].date, own: true };
  if (heading) return { date: heading, own: false };
  if (arrival?.date) return { date: arrival.date, own: true };
  return null;
}

/** The two ends of the way, from how the places lie around the clocks; labels decide when there are any. */
function endsOf(places: readonly PlaceToken[], departure: ClockToken | null, arrival: ClockToken | null): Ends {
  const labelledFrom = places.find((it) => it.role === "from") ?? null;
  const labelledTo = places.find((it) => it.role === "to") ?? null;
  if (labelledFrom && labelledTo && !samePlace(labelledFrom.place, labelledTo.place)) {
    return { from: labelledFrom, to: labelledTo, cost: 0 };
  }
  const options = optionsOf(places, departure, arrival).filter(
    ({ from, to }) =>
      (!labelledFrom || (from !== null && samePlace(from.place, labelledFrom.place))) &&
      (!labelledTo || (to !== null && samePlace(to.place, labelledTo.place))),
  );
  let best: Ends | null = null;
  for (const option of options) {
    const votes = options.filter((it) => agree(it, option)).length;
    const cost = option.cost - 30 * (votes - 1);
    if (!best || cost < best.cost) best = { ...option, cost };
  }
  if (best) return { from: labelledFrom ?? best.from, to: labelledTo ?? best.to, cost: Math.max(0, best.cost) };
  if (labelledFrom || labelledTo) return { from: labelledFrom, to: labelledTo, cost: 20 };
  return { from: null, to: null, cost: 0 };
}

function agree(one: Ends, other: Ends): boolean {
  return (
    one.from !== null &&
    one.to !== null &&
    other.from !== null &&
    other.to !== null &&
    samePlace(one.from.place, other.from.place) &&
    samePlace(one.to.place, other.to.place)
  );
}

function optionsOf(all: readonly PlaceToken[], departure: ClockToken | null, arrival: ClockToken | null): Ends[] {
  const options: Ends[] = [];
  const places =
    departure && haveOwnPlaces(all, departure, arrival) ? all.filter((it) => it.place.route === undefined) : all;
  const add = (from: PlaceToken | undefined, to: PlaceToken | undefined, cost: number): void => {
    if (from && to && from !== to && !samePlace(from.place, to.place)) options.push({ from, to, cost });
  };
  if (!departure) {
    const first = places[0];
    if (first)
      add(
        first,
        places.find((it) => !samePlace(it.place, first.place)),
        10,
      );
    return options;
  }
  // A way named as such above the clocks, where nothing stands beside them.
  for (const [index, one] of places.entries()) {
    const other = places[index + 1];
    if (!other || !isWay(one, other)) continue;
    add(one, other, 6 + 0.2 * Math.min(gap(other, departure), gap(one, departure)));
  }
  const before = places.filter((it) => it.end <= departure.start);
  const lastBefore = before.at(-1);
  const otherBefore = lastBefore && before.findLast((it) => !samePlace(it.place, lastBefore.place));
  if (lastBefore && otherBefore) add(otherBefore, lastBefore, 12 + gap(lastBefore, departure) * 0.5);
  if (!arrival) {
    const after = places.filter((it) => it.start >= departure.end);
    const [first] = after;
    const next = first && after.find((it) => !samePlace(it.place, first.place));
    add(first, next, 12 + gap(departure, first ?? departure) * 0.5);
    add(lastBefore, first, 12 + gap(departure, first ?? departure));
    return options;
  }
  const [early, late] = departure.start < arrival.start ? [departure, arrival] : [arrival, departure];
  const swapped = early !== departure;
  const between = places.filter((it) => it.start >= early.end && it.end <= late.start);
  const after = places.filter((it) => it.start >= late.end);
  const beforeEarly = places.filter((it) => it.end <= early.start).at(-1);
  const pair = (one: PlaceToken | undefined, two: PlaceToken | undefined, cost: number): void =>
    swapped ? add(two, one, cost) : add(one, two, cost);
  pair(
    beforeEarly,
    between.at(-1),
    beforeEarly && between.length > 0 ? regular(gap(beforeEarly, early), gap(between.at(-1) as PlaceToken, late)) : 0,
  );
  pair(between[0], after[0], between[0] && after[0] ? regular(gap(early, between[0]), gap(late, after[0])) : 0);
  const apart = early.line === late.line ? 8 : 30;
  pair(
    beforeEarly,
    after[0],
    apart + (beforeEarly ? gap(beforeEarly, early) : 0) + (after[0] ? gap(late, after[0]) : 0),
  );
  const first = between[0];
  const second = first && between.find((it) => !samePlace(it.place, first.place));
  add(first, second, 10 + (first ? gap(early, first) : 0) + (second ? gap(second, late) : 0));
  const next = after[0];
  const other = next && after.find((it) => !samePlace(it.place, next.place));
  add(next, other, 16 + (next ? gap(late, next) : 0) * 0.5);
  return options;
}

/** Two places that stand together as the ends of a way: "Harwich - Hoek van Holland", "NEW YORK to WASHINGTON". */
function isWay(one: PlaceToken, other: PlaceToken): boolean {
  if (one.place.route !== undefined) return one.place.route === other.place.route;
  return other.role === "to" && one.role !== "to" && one.line === other.line && other.start - one.end <= 8;
}

/** Rows of a table, each with its place before its clock: the way beside them is the line's, not the traveller's. */
function haveOwnPlaces(places: readonly PlaceToken[], departure: ClockToken, arrival: ClockToken | null): boolean {
  const hasOwn = (clock: ClockToken): boolean =>
    places.some((it) => it.place.route === undefined && it.line === clock.line && it.end <= clock.start);
  return arrival !== null && departure.line !== arrival.line && (hasOwn(departure) || hasOwn(arrival));
}

/** What is written twice in the same way stands apart equally. */
function regular(one: number, other: number): number {
  return Math.abs(one - other) + 0.3 * (one + other);
}

/** How far apart two tokens stand, a line counting as much as a long word. */
function gap(one: Token, other: Token): number {
  const characters = Math.min(40, Math.max(0, other.start - one.end, one.start - other.end));
  return Math.abs(one.line - other.line) * 16 + characters * (one.line === other.line ? 0.4 : 0.1);
}

function strangers(places: readonly PlaceToken[], ends: Ends): number {
  if (!ends.from || !ends.to) return 0;
  const { from, to } = ends;
  return places.filter(
    (it) => it.place.route === undefined && !samePlace(it.place, from.place) && !samePlace(it.place, to.place),
  ).length;
}

/** "JFK" in one line and "New York" in another: the code says which airport the words mean. */
function withCodes(ends: Ends, places: readonly PlaceToken[]): Ends {
  const coded = (end: PlaceToken | null): PlaceToken | null => {
    if (!end || end.place.airports.length < 2) return end;
    const codes = places.filter((it) => it.place.stated && samePlace(it.place, end.place));
    const [only] = codes;
    if (!only || codes.some((it) => it.place.airports[0]?.iata !== only.place.airports[0]?.iata)) return end;
    return { ...end, place: { ...end.place, airports: only.place.airports } };
  };
  return { ...ends, from: coded(ends.from), to: coded(ends.to) };
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
