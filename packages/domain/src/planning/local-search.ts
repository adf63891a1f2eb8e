import { distanceKm, type Point } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import type { DaySchedule, Stop } from "./schedule-visits-and-lunch.ts";
import { ShortestPaths } from "./shortest-path.ts";
import { stopWeight, type Visit } from "./visit.ts";

/** The days of a plan draft between which visits can be exchanged. */
export interface ExchangeableDays {
  readonly capacities: readonly DayCapacity[];
  /** The day's schedule with its cost. */
  schedule(day: number): DaySchedule;
  stopsOf(day: number): readonly Stop[];
  visitsOf(day: number): readonly Visit[];
  /** Where the day has lunch; null when that is anywhere. */
  lunchOf(day: number): Point | null;
  /** The day with these visits instead; undefined when it does not hold them all, with lunch and within the pace. */
  tryDay(day: number, visits: readonly Visit[]): DaySchedule | undefined;
  set(day: number, stops: readonly Stop[]): void;
}

/** Smallest gain of a move, in minutes of a day's cost. */
const GAIN = 0.5;
/** Smallest estimated gain of a move, in kilometres. */
const WORTH_TRYING_KM = 0.15;
/** Most schedules to compute, for each day and in all. */
const TRIES_A_DAY = 60;
const MOST_TRIES = 1_200;
/** How many near days are tried for a visit. */
const NEAREST_DAYS = 6;
/** Moves tried between two days before one of them changes. */
const MOST_OF_A_PAIR = 6;
const FEWEST = 2;
/** Most visits on a day: all orders are tried. */
export const MOST_STOPS = 6;

/**
 * Moves visits to other days and swaps them while that shortens the routes of the real schedules, with opening hours
 * and lunches. A local search, most promising move first, until no move helps or the tries are used up. Deterministic.
 */
export function localSearch(exchange: ExchangeableDays): void {
  const moves = new PromisingMoves(exchange);
  let tries = Math.min(MOST_TRIES, TRIES_A_DAY * exchange.capacities.length);
  for (let move = moves.best(); move && tries > 0; move = moves.best()) {
    tries -= 1;
    if (carryOut(exchange, move)) moves.renew([move.a, move.b]);
    else moves.refuse(move);
  }
}

interface Move {
  readonly a: number;
  readonly b: number;
  readonly membersA: readonly Visit[];
  readonly membersB: readonly Visit[];
  /** Estimated kilometres saved. */
  readonly saves: number;
}

function carryOut(exchange: ExchangeableDays, { a, b, membersA, membersB }: Move): boolean {
  const before = exchange.schedule(a).cost + exchange.schedule(b).cost;
  return tryBoth(exchange, { a, b, membersA, membersB }, (cost) => before - cost >= GAIN) !== undefined;
}

/** Reschedules two days with other visits if both fit and the total cost is accepted; undefined if not. */
export function tryBoth(
  exchange: ExchangeableDays,
  { a, b, membersA, membersB }: Omit<Move, "saves">,
  accepts: (cost: number) => boolean,
): readonly [DaySchedule, DaySchedule] | undefined {
  const former = exchange.stopsOf(a);
  const first = exchange.tryDay(a, membersA);
  if (!first) return undefined;
  // The first day takes its restaurant before the second searches.
  exchange.set(a, first.stops);
  const second = exchange.tryDay(b, membersB);
  if (second && accepts(first.cost + second.cost)) {
    exchange.set(b, second.stops);
    return [first, second];
  }
  exchange.set(a, former);
  return undefined;
}

/** Moves that would shorten the routes of two days, estimated, by pair of days, best first. */
class PromisingMoves {
  private readonly exchange: ExchangeableDays;
  private readonly paths: ShortestPaths;
  private readonly byPair = new Map<string, Move[]>();

  constructor(exchange: ExchangeableDays) {
    this.exchange = exchange;
    this.paths = new ShortestPaths(exchange);
    this.renew([...exchange.capacities.keys()]);
  }

  best(): Move | undefined {
    let best: Move | undefined;
    for (const [move] of this.byPair.values()) if (move && (!best || move.saves > best.saves)) best = move;
    return best;
  }

  /** Drops a move that does not fit. */
  refuse({ a, b }: Move): void {
    this.byPair.get(pairOf(a, b))?.shift();
  }

  /** Recomputes the moves of changed days. */
  renew(days: readonly number[]): void {
    for (const day of days) {
      const others = new Set(this.neighbours(day));
      for (const pair of this.byPair.keys()) {
        const [a = 0, b = 0] = pair.split("/").map(Number);
        if (a === day) others.add(b);
        if (b === day) others.add(a);
      }
      for (const other of others) {
        const [a, b] = day < other ? [day, other] : [other, day];
        this.byPair.set(pairOf(a, b), this.between(a, b));
      }
    }
  }

  /** The other days with visits nearest to this day's visits. */
  private neighbours(day: number): readonly number[] {
    return this.exchange.visitsOf(day).flatMap(({ point }) => {
      if (!point) return [];
      const km = (other: number) =>
        Math.min(...this.exchange.visitsOf(other).map((it) => (it.point ? distanceKm(point, it.point) : 0)));
      return [...this.exchange.capacities.keys()]
        .filter((other) => other !== day)
        .map((other) => ({ other, km: km(other) }))
        .sort((x, y) => x.km - y.km || x.other - y.other)
        .slice(0, NEAREST_DAYS)
        .map((it) => it.other);
    });
  }

  private between(a: number, b: number): Move[] {
    const [from, to] = [this.exchange.visitsOf(a), this.exchange.visitsOf(b)];
    const [capacityA, capacityB] = [
      this.exchange.capacities[a] as DayCapacity,
      this.exchange.capacities[b] as DayCapacity,
    ];
    const now = this.paths.km(a, from) + this.paths.km(b, to);
    const moves: Move[] = [];
    const consider = (membersA: readonly Visit[], membersB: readonly Visit[]) => {
      if (!isOfPace(capacityA, membersA, from) || !isOfPace(capacityB, membersB, to)) return;
      const saves = now - this.paths.km(a, membersA) - this.paths.km(b, membersB);
      if (saves >= WORTH_TRYING_KM) moves.push({ a, b, membersA, membersB, saves });
    };
    for (const visit of from) consider(without(from, visit), [...to, visit]);
    for (const visit of to) consider([...from, visit], without(to, visit));
    for (const visit of from) {
      for (const back of to) consider([...without(from, visit), back], [...without(to, back), visit]);
    }
    return moves.sort((x, y) => y.saves - x.saves).slice(0, MOST_OF_A_PAIR);
  }
}

/** Whether a day with these visits is neither too empty nor fuller than its pace or than before. */
export function isOfPace(capacity: DayCapacity, members: readonly Visit[], before: readonly Visit[]): boolean {
  const fewest = Math.min(before.length, capacity.frame.kind === "full" ? FEWEST : 1);
  if (members.length < fewest || members.length > MOST_STOPS) return false;
  return weight(members) <= Math.max(capacity.stops, weight(before));
}

function pairOf(a: number, b: number): string {
  return `${a}/${b}`;
}

export function without(members: readonly Visit[], visit: Visit): readonly Visit[] {
  return members.filter((it) => it !== visit);
}

export function weight(members: readonly Visit[]): number {
  return members.reduce((sum, it) => sum + stopWeight(it), 0);
}
