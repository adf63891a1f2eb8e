import { distanceKm, type Point } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import type { DaySchedule, Stop } from "./schedule-visits-and-lunch.ts";
import { ShortestPaths } from "./shortest-path.ts";
import { stopWeight, type Visit } from "./visit.ts";

/** The days of a plan in the making, as far as exchanging visits between them goes. */
export interface ExchangeableDays {
  readonly rooms: readonly DayCapacity[];
  /** The day as it stands, with what there is to be said against it. */
  schedule(day: number): DaySchedule;
  stopsOf(day: number): readonly Stop[];
  visitsOf(day: number): readonly Visit[];
  /** Where the day has lunch; null when that is anywhere. */
  lunchOf(day: number): Point | null;
  /** The day with these visits instead; undefined when it does not hold them all, with lunch and within the pace. */
  tryDay(day: number, visits: readonly Visit[]): DaySchedule | undefined;
  set(day: number, stops: readonly Stop[]): void;
}

/** A better way must save at least this many minutes of a day's cost. */
const GAIN = 0.5;
/** And promise at least this many kilometres less before it is worked out in full. */
const PROMISE_KM = 0.15;
/** Full schedules that may be worked out, for each day of the trip and in all. */
const TRIES_A_DAY = 60;
const MOST_TRIES = 1_200;
/** Days to which a visit may go: those with something nearest to it. */
const NEAREST_DAYS = 6;
/** Moves that are worked out in full between two days before one of them changes. */
const MOST_OF_A_PAIR = 6;
const FEWEST = 2;
/** However short: more would be a list and not a day, and too many orders to try. */
export const MOST_STOPS = 6;

/**
 * Moves visits to other days and swaps them between days as long as that shortens the ways of the plan as it really is:
 * with its opening hours, lunches and what was filled in last. A local search over neighbours, most promising first; it ends
 * where no move helps or its tries are used up. Deterministic.
 */
export function localSearch(exchange: ExchangeableDays): void {
  const moves = new PromisingMoves(exchange);
  let tries = Math.min(MOST_TRIES, TRIES_A_DAY * exchange.rooms.length);
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
  /** Kilometres, on paper. */
  readonly saves: number;
}

function carryOut(exchange: ExchangeableDays, { a, b, membersA, membersB }: Move): boolean {
  const before = exchange.schedule(a).cost + exchange.schedule(b).cost;
  return tryBoth(exchange, { a, b, membersA, membersB }, (cost) => before - cost >= GAIN) !== undefined;
}

/** Gives two days other visits if both hold them and what that costs together is accepted; undefined when not. */
export function tryBoth(
  exchange: ExchangeableDays,
  { a, b, membersA, membersB }: Omit<Move, "saves">,
  accepts: (cost: number) => boolean,
): readonly [DaySchedule, DaySchedule] | undefined {
  const former = exchange.stopsOf(a);
  const first = exchange.tryDay(a, membersA);
  if (!first) return undefined;
  // The first day has its table before the second looks for one.
  exchange.set(a, first.stops);
  const second = exchange.tryDay(b, membersB);
  if (second && accepts(first.cost + second.cost)) {
    exchange.set(b, second.stops);
    return [first, second];
  }
  exchange.set(a, former);
  return undefined;
}

/** The moves that would shorten the ways of their two days on paper, kept by pair of days, the best of each pair first. */
class PromisingMoves {
  private readonly exchange: ExchangeableDays;
  private readonly paths: ShortestPaths;
  private readonly byPair = new Map<string, Move[]>();

  constructor(exchange: ExchangeableDays) {
    this.exchange = exchange;
    this.paths = new ShortestPaths(exchange);
    this.renew([...exchange.rooms.keys()]);
  }

  best(): Move | undefined {
    let best: Move | undefined;
    for (const [move] of this.byPair.values()) if (move && (!best || move.saves > best.saves)) best = move;
    return best;
  }

  /** A move that does not hold; the next of its pair has its turn. */
  refuse({ a, b }: Move): void {
    this.byPair.get(pairOf(a, b))?.shift();
  }

  /** Works out anew what concerns days that have changed. */
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

  /** For each visit of a day the other days that have something nearest to it. */
  private neighbours(day: number): readonly number[] {
    return this.exchange.visitsOf(day).flatMap(({ point }) => {
      if (!point) return [];
      const km = (other: number) =>
        Math.min(...this.exchange.visitsOf(other).map((it) => (it.point ? distanceKm(point, it.point) : 0)));
      return [...this.exchange.rooms.keys()]
        .filter((other) => other !== day)
        .map((other) => ({ other, km: km(other) }))
        .sort((x, y) => x.km - y.km || x.other - y.other)
        .slice(0, NEAREST_DAYS)
        .map((it) => it.other);
    });
  }

  private between(a: number, b: number): Move[] {
    const [from, to] = [this.exchange.visitsOf(a), this.exchange.visitsOf(b)];
    const [roomA, roomB] = [this.exchange.rooms[a] as DayCapacity, this.exchange.rooms[b] as DayCapacity];
    const now = this.paths.km(a, from) + this.paths.km(b, to);
    const moves: Move[] = [];
    const consider = (membersA: readonly Visit[], membersB: readonly Visit[]) => {
      if (!isOfPace(roomA, membersA, from) || !isOfPace(roomB, membersB, to)) return;
      const saves = now - this.paths.km(a, membersA) - this.paths.km(b, membersB);
      if (saves >= PROMISE_KM) moves.push({ a, b, membersA, membersB, saves });
    };
    for (const visit of from) consider(without(from, visit), [...to, visit]);
    for (const visit of to) consider([...from, visit], without(to, visit));
    for (const visit of from) {
      for (const back of to) consider([...without(from, visit), back], [...without(to, back), visit]);
    }
    return moves.sort((x, y) => y.saves - x.saves).slice(0, MOST_OF_A_PAIR);
  }
}

/** Whether a day with these members is neither emptier than it should be nor fuller than its pace or than it was. */
export function isOfPace(room: DayCapacity, members: readonly Visit[], before: readonly Visit[]): boolean {
  const fewest = Math.min(before.length, room.frame.kind === "full" ? FEWEST : 1);
  if (members.length < fewest || members.length > MOST_STOPS) return false;
  return weight(members) <= Math.max(room.stops, weight(before));
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
