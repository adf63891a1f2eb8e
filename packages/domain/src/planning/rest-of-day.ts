import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import type { Table } from "./choose-restaurant.ts";
import type { DayCapacity } from "./day-capacity.ts";
import type { Visit } from "./visit.ts";

/** Costs, in equivalent minutes of travel. */
export const NO_LUNCH = 2000;
const DROPPED = 400;
/** Costs of a way besides its minutes, which avoid going back and forth. */
export const PER_KM = 4;
export const RIDE = 6;
/** Visits that last from and to these times include lunch. */
export const MIDDAY = { from: 690, to: 900 };

export function costOfDropping({ value }: Visit): number {
  return DROPPED * (0.5 + value);
}

/**
 * A lower bound for the cost and time of the rest of a day: the shortest way to each visit, and the best table for
 * lunch. The search for the best order skips orders that cannot become better. Visits are the bits of a number.
 */
export class RestOfDay {
  private readonly costs: readonly number[];
  /** Minutes of each visit with its shortest way. */
  private readonly minutes: readonly number[];
  /** The shortest way to each visit, with slack. */
  private readonly ways: readonly number[];
  /** When one must set out for each visit. */
  private readonly latest: readonly number[];
  private readonly lunch: { readonly cost: number; readonly minutes: number };
  private readonly frame: DayCapacity["frame"];

  constructor(
    { frame, blocks }: DayCapacity,
    visits: readonly Visit[],
    windows: readonly (readonly { readonly end: number }[])[],
    from: Point | null,
    lunchNear: ((near: Point | null) => readonly Table[]) | null,
  ) {
    this.frame = frame;
    const points = visits.map((it) => it.point);
    const nearBy = new Set([from ?? points[0] ?? null, ...points]);
    const tables = lunchNear ? [...nearBy].flatMap((it) => lunchNear(it)) : [];
    const seesOverLunch = visits.some(
      (it) =>
        it.minutes >= MIDDAY.to - MIDDAY.from ||
        (it.candidate?.tags.includes("cooking-class") && /cook/i.test(it.title)),
    );
    this.lunch = seesOverLunch
      ? { cost: 0, minutes: 0 }
      : {
          cost: Math.min(NO_LUNCH, ...tables.map((it) => it.penalty)),
          minutes: tables.length === 0 ? 0 : frame.slack + Math.min(...tables.map((it) => it.minutes)),
        };
    const starts = [...points, ...tables.map((it) => it.point), from, ...blocks.map((it) => it.exit)];
    const ways = visits.map((it) => leastWay(starts, it.point, frame));
    this.costs = visits.map((it, index) => Math.min(costOfDropping(it), ways[index]?.cost ?? 0));
    this.ways = ways.map((it) => it.minutes + frame.slack);
    this.minutes = visits.map((it, index) => it.minutes + (this.ways[index] ?? 0));
    this.latest = visits.map((_, index) => {
      const ends = (windows[index] ?? []).map(({ end }) => Math.min(end, frame.end));
      return Math.max(0, ...ends) - (this.minutes[index] ?? 0);
    });
  }

  leastCost(left: number, lunch: boolean): number {
    let sum = lunch ? this.lunch.cost : 0;
    for (let index = 0; index < this.costs.length; index++) if (left & (1 << index)) sum += this.costs[index] as number;
    return sum;
  }

  /** Whether the day is over before all are seen. The way to the first stop of a day is not counted. */
  isTooLong(
    { time, started }: { readonly time: number; readonly started: boolean },
    left: number,
    lunch: boolean,
  ): boolean {
    if (left === 0) return false;
    let sum = started ? time : Math.max(time, this.frame.start);
    let longestWay = 0;
    for (let index = 0; index < this.minutes.length; index++) {
      if ((left & (1 << index)) === 0) continue;
      sum += this.minutes[index] as number;
      longestWay = Math.max(longestWay, this.ways[index] as number);
      if (started && time > (this.latest[index] as number)) return true;
    }
    if (!started) sum -= longestWay;
    const { end, meals } = this.frame;
    // Lunch is eaten after the last visit, or takes its time before.
    return sum > end || (lunch && sum > meals.lunch.to && sum + this.lunch.minutes > end);
  }
}

/** The shortest of the ways to a place; a fixed activity may end elsewhere than it begins. */
function leastWay(from: readonly (Point | null)[], to: Point | null, { walkingLimitKm }: DayCapacity["frame"]) {
  let [minutes, bother, km] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const point of from) {
    if (point !== null && point === to) continue;
    const leg = legBetween(point, to, walkingLimitKm);
    minutes = Math.min(minutes, leg.minutes);
    bother = Math.min(bother, leg.minutes + (leg.mode === "transit" ? RIDE : 0));
    km = Math.min(km, point && to ? distanceKm(point, to) : 0);
  }
  return minutes === Number.POSITIVE_INFINITY ? { minutes: 0, cost: 0 } : { minutes, cost: bother + PER_KM * km };
}
