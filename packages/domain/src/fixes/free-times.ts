import { mobilityOf, walkingLimitKm } from "../places/diet-and-access.ts";
import type { Span } from "../places/opening-hours.ts";
import { legBetween, type Point } from "../places/travel-time.ts";
import { checkedDays, isStay, isWholeDay, type Timed } from "../trip/check/timeline.ts";
import type { Day } from "../trip/document.ts";
import { AFTER_ARRIVAL, BEFORE_DEPARTURE, isFlight, isJourney, isRideToAirport } from "../trip/journeys.ts";
import type { FixContext } from "./fix-context.ts";

/** An activity for which a time is searched. */
interface Wanted {
  /** Where travel to it ends, and where travel from it starts. */
  readonly entry: Point | null;
  readonly exit: Point | null;
  readonly minutes: number;
  /** Opening times; null when always open. */
  readonly open: readonly Span[] | null;
  /** The preferred start, in minutes after midnight. */
  readonly wish: number;
  /** Earliest start and latest end. */
  readonly from: number;
  readonly to: number;
  /** Activities to ignore: itself, and those that move too. */
  readonly ignored: ReadonlySet<string>;
}

const STEP = 5;
/** Round times are preferred. */
const ROUND = 15;
const UNROUND_COST = 6;
/** Starts closer than this are one suggestion. */
const APART = 30;
const MOST = 4;
/** To an airport whose position is not known. */
const UNKNOWN_WAY = 45;

/**
 * Starts at which it fits between the other activities: within opening hours, with travel time before and after, away
 * from long journeys. Nearest to the preferred start first.
 */
export function freeTimes(fix: FixContext, day: Day, wanted: Wanted): readonly number[] {
  const checked = checkedDays(fix.trip, fix.context, new Set([day.id])).find((it) => it.day === day);
  if (!checked) return [];
  const others = [...checked.carried, ...checked.timed].filter(
    (it) => !wanted.ignored.has(it.activity.id) && !isStay(it) && !isWholeDay(it.activity, it.start, it.end),
  );
  const limit = walkingLimitKm(mobilityOf(fix.context.accessibility));
  const blocks = others.map((it) => blockOf(it, wanted, limit, checked.isLast));
  const starts: number[] = [];
  for (let start = Math.ceil(wanted.from / STEP) * STEP; start + wanted.minutes <= wanted.to; start += STEP) {
    const end = start + wanted.minutes;
    if (wanted.open && !wanted.open.some((it) => it.start <= start && end <= it.end)) continue;
    if (blocks.every((it) => end <= it.start || it.end <= start)) starts.push(start);
  }
  const cost = (start: number) => Math.abs(start - wanted.wish) + (start % ROUND === 0 ? 0 : UNROUND_COST);
  starts.sort((a, b) => cost(a) - cost(b) || a - b);
  const chosen: number[] = [];
  for (const start of starts) {
    if (chosen.length === MOST) break;
    if (chosen.every((it) => Math.abs(it - start) >= APART)) chosen.push(start);
  }
  return chosen;
}

/**
 * The time that an activity takes from the day, with travel between it and the wanted activity. Before a flight one
 * travels to the airport and is there two hours; after the ride to the airport on the last day one is gone.
 */
function blockOf({ activity, start, end, entry, exit }: Timed, wanted: Wanted, limit: number, isLastDay: boolean) {
  const way = (from: Point | null, to: Point | null) => (from && to ? legBetween(from, to, limit).minutes : 0);
  const isLong = isJourney(activity, end - start);
  const before = isFlight(activity)
    ? BEFORE_DEPARTURE + (entry && wanted.exit ? way(wanted.exit, entry) : UNKNOWN_WAY)
    : Math.max(way(wanted.exit, entry), isLong && isLastDay ? BEFORE_DEPARTURE : 0);
  const isGone = isLastDay && isRideToAirport(activity);
  return {
    start: start - before,
    end: isGone ? Number.POSITIVE_INFINITY : end + Math.max(way(exit, wanted.entry), isLong ? AFTER_ARRIVAL : 0),
  };
}
