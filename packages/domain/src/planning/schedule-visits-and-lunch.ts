import type { Meal } from "../places/meal-times.ts";
import { openSpans } from "../places/opening-hours.ts";
import { distanceKm, type Leg, legBetween, type Point } from "../places/travel-time.ts";
import type { Restaurants, Table, TableQuery } from "./choose-restaurant.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { costOfDropping, MIDDAY, NO_LUNCH, PER_KM, RestOfDay, RIDE } from "./rest-of-day.ts";
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
  /** It replaces a table that the budget does not allow. */
  readonly isForBudget?: boolean;
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
  /** Its cost, in equivalent minutes of travel. */
  readonly cost: number;
}

/** Costs, in equivalent minutes of travel. */
const WAITING = 0.25;
const WRONG_PART_OF_DAY = 30;
const OFF_BEST_TIME = 20;
const NOT_AT_SUNRISE = 60;
const LUNCH_OFF_TIME = 0.1;
const QUICK_LUNCH = 45;
/** Minutes from the earliest lunch to the usual one. */
const AFTER_OPENING = 45;
/** The bit beside those of the visits. */
const LUNCH_LEFT = 1 << 30;

interface State {
  readonly time: number;
  readonly at: Point | null;
  readonly started: boolean;
  readonly cost: number;
}

/** Which restaurants may be used on a day. */
type TableUse = Pick<TableQuery, "reuseOf" | "tiredOf">;

/** The schedule of a day with these visits, of which those that find no time are left out. */
export function scheduleVisitsAndLunch(
  capacity: DayCapacity,
  visits: readonly Visit[],
  restaurants: Restaurants,
  use: TableUse,
): DaySchedule {
  return search(capacity, visits, restaurants, use, false) ?? { stops: [], dropped: visits, cost: 0 };
}

/** The schedule of a day with all of these visits, and no busier than `mostBusy` minutes; undefined if there is none. */
export function scheduleAllVisitsAndLunch(
  capacity: DayCapacity,
  visits: readonly Visit[],
  restaurants: Restaurants,
  use: TableUse,
  mostBusy: number,
): DaySchedule | undefined {
  const least = visits.reduce((sum, it) => sum + it.minutes, 0);
  if (least + busyMinutes(capacity, []) > mostBusy) return undefined;
  const schedule = search(capacity, visits, restaurants, use, true);
  return schedule && busyMinutes(capacity, schedule.stops) <= mostBusy ? schedule : undefined;
}

/**
 * Finds the best order of a day's visits and lunch. Every order is tried, except those that can't become better than
 * the best complete one or than another way to the same state. Each visit lies within its opening hours and between
 * the fixed activities, with time for the way.
 */
function search(
  capacity: DayCapacity,
  visits: readonly Visit[],
  restaurants: Restaurants,
  use: TableUse,
  mustHoldAll: boolean,
): DaySchedule | undefined {
  const { frame } = capacity;
  const needsLunch = frame.lunch && !capacity.blocks.some((it) => it.meal === "lunch");
  let best: { readonly cost: number; readonly last: Chain | null; readonly left: number } | undefined;
  const windows = visits.map((it) =>
    windowsOf(it, frame.date).map(({ start, end }) => ({ start: Math.max(start, frame.start), end })),
  );
  const fed = visits.map(isFed);
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
      ...use,
    });
    tables.set(near, found);
    return found;
  };

  const passed = new Map<number, Map<Point | null, State[]>>();
  const isBehind = (state: State, left: number, lunch: boolean): boolean => {
    const key = lunch ? left | LUNCH_LEFT : left;
    const places = passed.get(key) ?? new Map<Point | null, State[]>();
    passed.set(key, places);
    const others = places.get(state.at) ?? [];
    places.set(state.at, others);
    for (const it of others)
      if (it.time <= state.time && it.cost + WAITING * (state.time - it.time) <= state.cost) return true;
    others.push(state);
    return false;
  };

  const before = stateBefore(capacity, [], frame.start);
  const lunchFrom = Math.max(frame.meals.lunch.from, frame.start);
  const hasRest = capacity.blocks.some((it) => it.isRest && it.end < frame.end);
  const lunchAt = (table: Table, state: Omit<State, "cost">) =>
    scheduleMeal(capacity, state, table, "lunch", lunchFrom, frame.meals.lunch.to) ??
    // Lunch before a rest is a little shorter.
    (hasRest && table.minutes > QUICK_LUNCH
      ? scheduleMeal(capacity, state, { ...table, minutes: QUICK_LUNCH }, "lunch", lunchFrom, frame.meals.lunch.to)
      : undefined);
  const canEat = needsLunch && lunchNear(before.at ?? visits[0]?.point ?? null).some((it) => lunchAt(it, before));
  const rest = new RestOfDay(capacity, visits, windows, before.at, canEat ? lunchNear : null);
  /** `left` has a bit for each visit that is still to come. */
  const step = (state: State, left: number, lunch: boolean, last: Chain | null): void => {
    if (mustHoldAll && rest.isTooLong(state, left, lunch)) return;
    if (last?.before && isBehind(state, left, lunch)) return;
    const next: Next[] = [];
    const add = (stop: Stop, reached: State, stillLeft: number, stillLunch: boolean) => {
      const least = reached.cost + rest.leastCost(stillLeft, stillLunch);
      next.push({ stop, state: reached, left: stillLeft, lunch: stillLunch, least });
    };
    for (let index = 0; index < visits.length; index++) {
      if ((left & (1 << index)) === 0) continue;
      const visit = visits[index] as Visit;
      const placed = firstFit(capacity, state, visit.point, visit.minutes, windows[index] ?? [], frame.end);
      if (!placed) continue;
      const part = dayPartAt(placed.start);
      const wrong = (visit.goodFor.includes(part) ? 0 : WRONG_PART_OF_DAY) + offBestTime(visit, part);
      const stop: Stop = { kind: "visit", visit, table: null, point: visit.point, ...placed };
      const eatsThere = lastsOverLunch(fed[index] as boolean, stop);
      const fromStay = last === null && state.at === null ? wayCost(frame, frame.morning, visit.point) : 0;
      add(stop, after(state, stop, wrong + fromStay), left & ~(1 << index), lunch && !eatsThere);
    }
    if (lunch) {
      const first = visits[31 - Math.clz32(left & -left)];
      for (const table of lunchNear(state.at ?? first?.point ?? null)) {
        const stop = lunchAt(table, state);
        if (!stop) continue;
        const cost = table.penalty + LUNCH_OFF_TIME * Math.abs(stop.start - frame.meals.lunch.from - AFTER_OPENING);
        add(stop, after(state, stop, cost), left, false);
      }
    }
    // The most promising first, so that the others are given up early.
    next.sort((a, b) => a.least - b.least);
    for (const it of next) {
      if (best && it.least >= best.cost) break;
      step(it.state, it.left, it.lunch, { stop: it.stop, before: last });
    }
    if (next.length > 0 || (mustHoldAll && (left !== 0 || (lunch && canEat)))) return;
    const missing = visits.reduce((sum, it, index) => sum + (left & (1 << index) ? costOfDropping(it) : 0), 0);
    const home = last ? wayCost(frame, state.at, frame.night) : 0;
    const cost = state.cost + missing + (lunch ? NO_LUNCH : 0) + home;
    if (!best || cost < best.cost) best = { cost, last, left };
  };

  step({ ...before, cost: 0 }, (1 << visits.length) - 1, needsLunch, null);
  if (!best) return undefined;
  const { cost, last, left } = best;
  return { stops: stopsOf(last), dropped: visits.filter((_, index) => left & (1 << index)), cost };
}

interface Next {
  readonly stop: Stop;
  readonly state: State;
  readonly left: number;
  readonly lunch: boolean;
  /** A lower bound for the cost of the whole day. */
  readonly least: number;
}

/** Stops of a search, the last one first. */
interface Chain {
  readonly stop: Stop;
  readonly before: Chain | null;
}

function stopsOf(last: Chain | null): readonly Stop[] {
  const stops: Stop[] = [];
  for (let it = last; it; it = it.before) stops.unshift(it.stop);
  return stops;
}

/** The penalty for a place that is best in the morning, before the crowds, at a later time. */
function offBestTime({ candidate }: Visit, part: DayPart): number {
  const best = candidate?.insight?.bestTime;
  if (!best || best === "golden-hour" || best === "evening" || best === "night") return 0;
  if (best === "sunrise") return part === "morning" ? 0 : NOT_AT_SUNRISE;
  return best === part ? 0 : OFF_BEST_TIME;
}

/** Whether a visit lasts over midday and includes lunch, as cooking classes do, and tours with lunch in their name. */
export function includesLunch(stop: Pick<Stop, "start" | "end" | "visit">): boolean {
  return lastsOverLunch(stop.visit !== null && isFed(stop.visit), stop);
}

function isFed({ candidate, title }: Visit): boolean {
  return (candidate?.tags.includes("cooking-class") && /cook/i.test(title)) || /\blunch\b/i.test(title);
}

function lastsOverLunch(fed: boolean, { start, end }: Pick<Stop, "start" | "end">): boolean {
  if (fed && start <= FED.from && end >= FED.to) return true;
  return start <= MIDDAY.from && end >= MIDDAY.to;
}

const FED = { from: 11 * 60 + 30, to: 13 * 60 };

const NO_PAUSE = 60;
/** A night out does not count as busy time. */
const NIGHT = 22 * 60;
const early = (minutes: number) => Math.min(minutes, NIGHT);

/** Minutes of stops and ways until the night, without pauses. */
export function busyMinutes(capacity: DayCapacity, stops: readonly Stop[]): number {
  const fixed = capacity.blocks.reduce((sum, it) => sum + (it.isRest ? 0 : it.end - it.start), 0);
  // A cooking class has no separate pause for lunch.
  const pause = (it: Stop) => (it.visit?.candidate?.tags.includes("cooking-class") ? NO_PAUSE : 0);
  return stops.reduce((sum, it) => sum + early(it.end) - early(it.start) + (it.leg?.minutes ?? 0) + pause(it), fixed);
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
  const { blocks } = capacity;
  let { time, at, started } = state;
  const leaveFor = (block: Block) =>
    block.start - legBetween(point, block.entry ?? point, walkingLimitKm).minutes - slack;
  for (let index = 0; index <= blocks.length; index++) {
    // After the last one, until the end of the day.
    const block = blocks[index];
    if (block && block.end <= state.time) continue;
    const leg = started ? legBetween(at, point, walkingLimitKm) : null;
    const arrival = roundUp(time + (leg ? leg.minutes + slack : 0));
    // After a rest there may be less time than the way takes.
    const next = block?.isRest ? blocks.find((it) => !it.isRest && it.start >= block.end) : undefined;
    const until = block ? Math.min(leaveFor(block), next ? leaveFor(next) : latestEnd) : latestEnd;
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
