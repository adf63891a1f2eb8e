import type { Meal } from "../places/meal-times.ts";
import { openSpans } from "../places/opening-hours.ts";
import { distanceKm, type Leg, legBetween, type Point } from "../places/travel-time.ts";
import type { Restaurants, Table, TableQuery } from "./choose-restaurant.ts";
import type { DayCapacity } from "./day-capacity.ts";
import type { Ride } from "./ride.ts";
import { type DayPart, dayPartAt, type Visit, windowsOf } from "./visit.ts";

/** A stop on a day, with its times in minutes after midnight. */
export interface Stop {
  /** `ride`: transport of a day trip; `free`: hours that are kept free. */
  readonly kind: "visit" | "evening" | "ride" | "free" | Meal;
  /** Null for a meal and a ride. */
  readonly visit: Visit | null;
  /** Null for a visit, and for a meal without a venue. */
  readonly table: Table | null;
  readonly point: Point | null;
  readonly start: number;
  readonly end: number;
  /** The way from the stop before; null for the first one. */
  readonly leg: Leg | null;
  readonly ride?: Ride;
  /** A meal that travellers bring along. */
  readonly isPicnic?: boolean;
}

export function rideStop(ride: Ride, start: number, end: number, leg: Leg | null = null): Stop {
  return { kind: "ride", visit: null, table: null, point: ride.to.point, start, end, leg, ride };
}

/** The meal that a stop is; null for other stops. */
export function mealOf({ kind }: Stop): Meal | null {
  return kind === "breakfast" || kind === "lunch" || kind === "dinner" ? kind : null;
}

export interface DaySchedule {
  readonly stops: readonly Stop[];
  /** Visits that found no time on this day. */
  readonly dropped: readonly Visit[];
  /** Its cost, in minutes of travel that one would accept instead. */
  readonly cost: number;
}

/** Costs, in minutes of travel that one would accept instead. */
const DROPPED = 400;
const NO_LUNCH = 2000;
const WAITING = 0.25;
const WRONG_PART_OF_DAY = 30;
const OFF_BEST_TIME = 20;
const NOT_AT_SUNRISE = 60;
/** Costs of a way besides its minutes, which avoid going back and forth. */
const PER_KM = 4;
const RIDE = 6;
const LUNCH_OFF_TIME = 0.1;
/** The usual lunch starts so long after the earliest. */
const AFTER_OPENING = 45;
/** Visits that last from and to these times include lunch. */
const MIDDAY = { from: 690, to: 900 };

interface State {
  readonly time: number;
  readonly at: Point | null;
  readonly started: boolean;
  readonly cost: number;
}

/**
 * Finds the best order of a day's visits and lunch. Every order is tried, except those already worse than the best
 * complete one or than another way to the same state. Each visit lies within its opening hours and between the fixed
 * activities, with time for the way.
 */
export function scheduleVisitsAndLunch(
  capacity: DayCapacity,
  visits: readonly Visit[],
  restaurants: Restaurants,
  reuseOf: TableQuery["reuseOf"],
  tiredOf: NonNullable<TableQuery["tiredOf"]> = () => 0,
): DaySchedule {
  const { frame } = capacity;
  const needsLunch = frame.lunch && !capacity.blocks.some((it) => it.meal === "lunch");
  let best: { cost: number; stops: readonly Stop[]; left: readonly Visit[] } | undefined;
  const windows = new Map(
    visits.map((it) => [
      it.id,
      windowsOf(it, frame.date).map(({ start, end }) => ({ start: Math.max(start, frame.start), end })),
    ]),
  );
  const tables = new Map<Point | null, readonly Table[]>();
  const lunchNear = (near: Point | null) => {
    const known = tables.get(near);
    if (known) return known;
    const { date } = frame;
    const found = restaurants.tables({
      meal: "lunch",
      near,
      date,
      start: frame.meals.lunch.from,
      rested: false,
      reuseOf,
      tiredOf,
    });
    tables.set(near, found);
    return found;
  };

  const bits = new Map(visits.map((it, index) => [it, 1 << index]));
  const passed = new Map<number, Map<Point | null, State[]>>();
  const isBehind = (state: State, left: readonly Visit[], lunch: boolean): boolean => {
    const key = left.reduce((sum, it) => sum | (bits.get(it) ?? 0), lunch ? 1 << 30 : 0);
    const places = passed.get(key) ?? new Map<Point | null, State[]>();
    passed.set(key, places);
    const others = places.get(state.at) ?? [];
    places.set(state.at, others);
    if (others.some((it) => it.time <= state.time && it.cost + WAITING * (state.time - it.time) <= state.cost))
      return true;
    others.push(state);
    return false;
  };

  const step = (state: State, left: readonly Visit[], lunch: boolean, stops: readonly Stop[]): void => {
    if (best && state.cost >= best.cost) return;
    if (stops.length > 1 && isBehind(state, left, lunch)) return;
    let extended = false;
    for (const visit of left) {
      const placed = firstFit(capacity, state, visit.point, visit.minutes, windows.get(visit.id) ?? [], frame.end);
      if (!placed) continue;
      extended = true;
      const part = dayPartAt(placed.start);
      const wrong = (visit.goodFor.includes(part) ? 0 : WRONG_PART_OF_DAY) + offBestTime(visit, part);
      const stop: Stop = { kind: "visit", visit, table: null, point: visit.point, ...placed };
      const eatsThere = includesLunch(placed);
      const fromStay = stops.length === 0 && state.at === null ? wayCost(frame, frame.morning, visit.point) : 0;
      step(
        after(state, stop, wrong + fromStay),
        left.filter((it) => it !== visit),
        lunch && !eatsThere,
        [...stops, stop],
      );
    }
    if (lunch) {
      for (const table of lunchNear(state.at ?? left[0]?.point ?? null)) {
        const stop = scheduleMeal(
          capacity,
          state,
          table,
          "lunch",
          Math.max(frame.meals.lunch.from, frame.start),
          frame.meals.lunch.to,
        );
        if (!stop) continue;
        extended = true;
        const cost = table.penalty + LUNCH_OFF_TIME * Math.abs(stop.start - frame.meals.lunch.from - AFTER_OPENING);
        step(after(state, stop, cost), left, false, [...stops, stop]);
      }
    }
    if (extended) return;
    const missing = left.reduce((sum, it) => sum + DROPPED * (0.5 + it.value), 0);
    const home = wayCost(frame, state.at, frame.night);
    const cost = state.cost + missing + (lunch ? NO_LUNCH : 0) + (stops.length > 0 ? home : 0);
    if (!best || cost < best.cost) best = { cost, stops, left };
  };

  const before = stateBefore(capacity, [], frame.start);
  step({ ...before, cost: 0 }, visits, needsLunch, []);
  return { stops: best?.stops ?? [], dropped: best?.left ?? visits, cost: best?.cost ?? 0 };
}

/** The penalty for a place that is best in the morning, before the crowds, at a later time. */
function offBestTime({ candidate }: Visit, part: DayPart): number {
  const best = candidate?.insight?.bestTime;
  if (!best || best === "golden-hour" || best === "evening" || best === "night") return 0;
  if (best === "sunrise") return part === "morning" ? 0 : NOT_AT_SUNRISE;
  return best === part ? 0 : OFF_BEST_TIME;
}

/** Whether a visit lasts over midday, so that lunch is part of it. */
export function includesLunch({ start, end }: Pick<Stop, "start" | "end">): boolean {
  return start <= MIDDAY.from && end >= MIDDAY.to;
}

/** A night out is no part of a busy day. */
const NIGHT = 22 * 60;
const early = (minutes: number) => Math.min(minutes, NIGHT);

/** Minutes of stops and ways until the night, without pauses. */
export function busyMinutes(capacity: DayCapacity, stops: readonly Stop[]): number {
  const fixed = capacity.blocks.reduce((sum, it) => sum + it.end - it.start, 0);
  return stops.reduce((sum, it) => sum + early(it.end) - early(it.start) + (it.leg?.minutes ?? 0), fixed);
}

/** A meal between two times, if the restaurant is open. */
export function scheduleMeal(
  capacity: DayCapacity,
  state: Omit<State, "cost">,
  table: Table,
  meal: Meal,
  from: number,
  to: number,
): Stop | undefined {
  const open = table.place?.hours ? openSpans(table.place.hours, capacity.frame.date) : [{ start: 0, end: 1800 }];
  const windows = open.map((it) => ({ start: Math.max(it.start, from), end: Math.min(it.end, to + table.minutes) }));
  const placed = firstFit(capacity, state, table.point, table.minutes, windows, 1440);
  return placed && { kind: meal, visit: null, table, point: table.point, ...placed };
}

/** The cost of travel from or to the stay. It affects the order of a day, and takes no time from it. */
function wayCost({ walkingLimitKm }: DayCapacity["frame"], from: Point | null, to: Point | null): number {
  if (from === null || to === null) return 0;
  const { minutes, mode } = legBetween(from, to, walkingLimitKm);
  return minutes + PER_KM * distanceKm(from, to) + (mode === "transit" ? RIDE : 0);
}

function after(state: State, stop: Stop, extra: number): State {
  const way = stop.leg?.minutes ?? 0;
  const km = state.at && stop.point ? distanceKm(state.at, stop.point) : 0;
  const bother = PER_KM * km + (stop.leg?.mode === "transit" ? RIDE : 0);
  const waiting = state.started ? Math.max(0, stop.start - state.time - way) : Math.max(0, stop.start - state.time) / 2;
  return {
    time: stop.end,
    at: stop.point ?? state.at,
    started: true,
    cost: state.cost + way + bother + WAITING * waiting + extra,
  };
}

/** The first time that fits: open, between the fixed activities, with travel before and after. */
export function firstFit(
  capacity: DayCapacity,
  state: Omit<State, "cost">,
  point: Point | null,
  minutes: number,
  windows: readonly { readonly start: number; readonly end: number }[],
  latestEnd: number,
): { readonly start: number; readonly end: number; readonly leg: Leg | null } | undefined {
  const { slack, walkingLimitKm } = capacity.frame;
  let { time, at, started } = state;
  for (const block of [...capacity.blocks.filter((it) => it.end > state.time), null]) {
    const leg = started ? legBetween(at, point, walkingLimitKm) : null;
    const arrival = roundUp(time + (leg ? leg.minutes + slack : 0));
    const until = block
      ? block.start - legBetween(point, block.entry ?? point, walkingLimitKm).minutes - slack
      : latestEnd;
    for (const window of windows) {
      const start = roundUp(Math.max(arrival, window.start));
      if (start + minutes <= Math.min(window.end, until, latestEnd)) return { start, end: start + minutes, leg };
    }
    if (block) [time, at, started] = [Math.max(time, block.end), block.exit ?? at, true];
  }
  return undefined;
}

/** Rounds up to five minutes. */
export function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** The position before a time, and since when: after the last stop or fixed activity that ends by then. */
export function stateBefore(capacity: DayCapacity, stops: readonly Stop[], time: number): Omit<State, "cost"> {
  const past = [
    ...stops.map(({ end, point }) => ({ end, exit: point })),
    ...capacity.blocks.map(({ end, exit }) => ({ end, exit })),
  ]
    .filter((it) => it.end <= time)
    .sort((a, b) => a.end - b.end);
  const last = past.at(-1);
  const at = past.findLast((it) => it.exit !== null)?.exit ?? null;
  return { time: last?.end ?? 0, at, started: last !== undefined };
}
