import { samePlace } from "./places.ts";
import type { ClockToken, PlaceToken, Token } from "./token.ts";

/** Where a leg begins and ends, and how far-fetched it is to say so. */
export interface Ends {
  readonly from: PlaceToken | null;
  readonly to: PlaceToken | null;
  readonly cost: number;
}

/** The two ends of the way, from how the places lie around the clocks; labels decide when there are any. */
export function endsOf(places: readonly PlaceToken[], departure: ClockToken | null, arrival: ClockToken | null): Ends {
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

/** Places that are neither end. */
export function strangers(places: readonly PlaceToken[], ends: Ends): number {
  if (!ends.from || !ends.to) return 0;
  const { from, to } = ends;
  return places.filter(
    (it) => it.place.route === undefined && !samePlace(it.place, from.place) && !samePlace(it.place, to.place),
  ).length;
}

/** "JFK" in one line and "New York" in another: the code says which airport the words mean. */
export function withCodes(ends: Ends, places: readonly PlaceToken[]): Ends {
  const coded = (end: PlaceToken | null): PlaceToken | null => {
    if (!end || end.place.airports.length < 2) return end;
    const codes = places.filter((it) => it.place.stated && samePlace(it.place, end.place));
    const [only] = codes;
    if (!only || codes.some((it) => it.place.airports[0]?.iata !== only.place.airports[0]?.iata)) return end;
    return { ...end, place: { ...end.place, airports: only.place.airports } };
  };
  return { ...ends, from: coded(ends.from), to: coded(ends.to) };
}
