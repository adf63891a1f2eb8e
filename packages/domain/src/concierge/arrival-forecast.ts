import { openSpans } from "../places/opening-hours.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import { originOf } from "../trip/activity-ends.ts";
import { placeOf } from "../trip/check/match-place.ts";
import type { CheckContext } from "../trip/check.ts";
import { isRide } from "../trip/journeys.ts";
import type { DayProgress } from "./day-progress.ts";
import { boardingPoint, endsThere, exitMinutes, isDeparture, leadTimes } from "./departures.ts";
import type { ReportedStatus } from "./reported-status.ts";
import { type Stop, shortestVisit } from "./stops-of-day.ts";
import type { TravelTimes } from "./travel-times.ts";

/** When the traveller will reach one stop, and when it will begin and end. */
export interface StopForecast {
  readonly stop: Stop;
  readonly travelMinutes: number;
  readonly arrive: number;
  readonly begin: number;
  readonly end: number;
  /** Minutes too late to be there when it starts, or to be let in. */
  readonly lateBy: number;
  /** It is not open when they come, or not for long enough. */
  readonly isClosed: boolean;
  /** The cause of the delay: another activity's delay, the plan itself, or the traveller. */
  readonly cause: "traveller" | "delay" | "plan";
  /** The stop whose delay it is. */
  readonly delayedBy: Stop | null;
}

/** Minutes for a way of unknown length; never more than the gap in the plan. */
const UNKNOWN_WAY = 15;
/** Tolerated minutes of a missing way, as in the plan check. */
const ACROSS = 5;
/** Waiting so long for a place to open is fine. */
const WAIT_TO_OPEN = 10;

export interface ForecastContext {
  readonly context: CheckContext;
  readonly travelTimes: TravelTimes;
  readonly status: ReportedStatus;
  readonly date: string;
}

/**
 * Forecasts the rest of the day from the current position. A late visitor leaves on time as long as the shortest visit
 * fits.
 */
export function forecastStops(
  known: ForecastContext,
  progress: DayProgress,
  stops: readonly Stop[] = progress.ahead,
): readonly StopForecast[] {
  const { status } = known;
  let time = progress.setOff;
  let at: Point | null = progress.from;
  let lastSeen = at;
  let before: Stop | null = progress.current?.stop ?? null;
  let plannedEnd = before?.end ?? null;
  let delayedBy = before && (status.delays.get(before.activity.id) ?? 0) > 0 ? before : null;
  return stops.map((stop, index): StopForecast => {
    const delay = status.delays.get(stop.activity.id) ?? 0;
    const [start, end] = [stop.start + delay, stop.end + delay];
    const gap = plannedEnd === null ? null : stop.start - plannedEnd;
    const isThere = stop === progress.boarding && at === progress.from;
    const direct = index === 0 && at === progress.from ? atLeast(progress, stop) : 1;
    const way = isThere
      ? 0
      : withAlighting(
          before,
          Math.floor(travelMinutesTo(known.travelTimes, startOf(stop, at, lastSeen), stop, gap) * direct),
          gap,
        );
    const isPlanned = before !== null && time === plannedEnd;
    const earliest =
      status.runningLate?.target?.activityId === stop.activity.id ? status.runningLate.target.notBefore : 0;
    const isHeldUp = earliest > time + way;
    const arrive = Math.max(time + way, earliest);
    const lateBy = Math.max(0, arrive - (start - (isThere ? 0 : leadTimes(stop).closes)));
    const begin = Math.max(arrive, start);
    const leaves = lateBy > 0 && !stop.fixed ? Math.max(end, begin + shortestVisit(stop)) : Math.max(end, begin);
    const found: StopForecast = {
      stop,
      travelMinutes: way,
      arrive,
      begin,
      end: leaves,
      lateBy,
      isClosed: isClosedFor(known, stop, begin),
      cause: isHeldUp ? "traveller" : delayedBy ? "delay" : isPlanned ? "plan" : "traveller",
      delayedBy: isHeldUp ? null : delayedBy,
    };
    if (delay > 0) delayedBy = stop;
    else if (lateBy === 0) delayedBy = null;
    [time, at, before, plannedEnd] = [leaves, pointAfter(stop, at), stop, stop.end];
    lastSeen = isDeparture(stop) ? at : (at ?? lastSeen);
    return found;
  });
}

/**
 * The part of the way that is certain when the position is vague: a person who may be in the next street is not late.
 */
function atLeast({ fromHere, from, uncertaintyKm: doubtKm }: DayProgress, stop: Stop): number {
  const point = boardingPoint(stop);
  if (!fromHere || !from || !point || doubtKm === 0) return 1;
  return Math.max(0, 1 - doubtKm / Math.max(0.01, distanceKm(from, point)));
}

/** A stop without a position counts as near the last known one, for departures only. */
export function startOf(next: Stop, at: Point | null, lastSeen: Point | null): Point | null {
  return at ?? (isDeparture(next) ? lastSeen : null);
}

/** Adds the minutes to leave the station or airport, as far as the plan has a gap for them. */
function withAlighting(before: Stop | null, way: number, gap: number | null): number {
  return before ? Math.max(way, Math.min(way + exitMinutes(before), gap ?? 0)) : way;
}

/** Minutes to a stop, or to where a journey begins. */
export function travelMinutesTo(ways: TravelTimes, from: Point | null, stop: Stop, gap: number | null): number {
  if (!isTravelTimeKnown(from, stop)) return Math.max(0, Math.min(UNKNOWN_WAY, gap ?? 0));
  const { minutes } = ways.between(from as Point, boardingPoint(stop) as Point);
  const missing = gap === null ? 0 : Math.max(0, minutes - Math.max(0, gap));
  return minutes - Math.min(ACROSS, missing);
}

export function isTravelTimeKnown(from: Point | null, stop: Stop): boolean {
  if (!from || !boardingPoint(stop)) return false;
  if (!isRide(stop.activity) || originOf(stop.activity)) return true;
  // A short ride is travel itself, so no travel time to it is known.
  return isDeparture(stop) && !endsThere(stop, from, stop.point);
}

/** The position after a stop. After a journey: where it ends, if the plan knows that. */
export function pointAfter(stop: Stop, from: Point | null): Point | null {
  if (!isRide(stop.activity)) return stop.point;
  return endsThere(stop, from, stop.point) ? stop.point : null;
}

function isClosedFor({ context, date }: ForecastContext, stop: Stop, begin: number): boolean {
  const hours = stop.isToday ? placeOf(stop.activity, context)?.hours : undefined;
  if (!hours) return false;
  const least = Math.min(shortestVisit(stop), Math.max(0, stop.end - stop.start));
  return !openSpans(hours, date).some((it) => it.start <= begin + WAIT_TO_OPEN && begin + least <= it.end);
}
