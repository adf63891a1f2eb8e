import { addDays, daysBetween } from "../../calendar.ts";
import type { Point } from "../../places/travel-time.ts";
import { endsOf } from "../activity-ends.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { NightInStay } from "../night-in-stay.ts";
import { occupiedMinutes } from "../occupied-minutes.ts";
import { type CheckContext, pointOf } from "./match-place.ts";

/** An activity with a clock, in minutes after midnight of the day it is looked at from; `end` may pass 1440. */
export interface Timed {
  readonly activity: Activity;
  readonly start: number;
  readonly end: number;
  /** Where it takes place; for transport one of its ends, the second one when `entry` is known. */
  readonly point: Point | null;
  /** Where travel to it ends, and where travel from it starts; see `endsOf`. */
  readonly entry: Point | null;
  readonly exit: Point | null;
}

/** A day as the rules of the check see it. */
export interface CheckedDay {
  readonly day: Day;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What has a time, in its order. */
  readonly timed: readonly Timed[];
  /** What began on an earlier day and still goes on; its start is negative. */
  readonly carried: readonly Timed[];
  /** The stays of the nights before and after it; null when unknown. */
  readonly morning: NightInStay | null;
  readonly night: NightInStay | null;
}

const DAY = 1440;
/** The longest activity lasts a week. */
const MOST_DAYS_CARRIED = 7;
/** An activity this long stands for the whole day ("beach day") and may contain others. */
const ALL_DAY = 20 * 60;

/**
 * The days in the order of the calendar, however the trip holds them. With `only`, those days and their neighbours: what a
 * change to them can reach.
 */
export function checkedDays(
  trip: TripDocument,
  context: CheckContext,
  only?: ReadonlySet<string>,
): readonly CheckedDay[] {
  const days = [...trip.days].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const nights = new Map(context.nights?.map((it) => [it.date, it]));
  const isWanted = (index: number) => !only || [-1, 0, 1].some((step) => only.has(days[index + step]?.id ?? ""));
  return days.flatMap((day, index): CheckedDay[] => {
    if (!isWanted(index)) return [];
    return [
      {
        day,
        isFirst: index === 0,
        isLast: index === days.length - 1,
        timed: timesOf(day, context),
        carried: carriedInto(days, index, context),
        morning: nights.get(addDays(day.date, -1)) ?? null,
        night: nights.get(day.date) ?? null,
      },
    ];
  });
}

function timesOf(day: Day, context: CheckContext): readonly Timed[] {
  return day.activities.flatMap((it) => timedOf(it, context) ?? []).sort((a, b) => a.start - b.start || a.end - b.end);
}

function carriedInto(days: readonly Day[], index: number, context: CheckContext): readonly Timed[] {
  const today = days[index] as Day;
  return days.slice(Math.max(0, index - MOST_DAYS_CARRIED), index).flatMap((day) => {
    const offset = daysBetween(day.date, today.date) * DAY;
    return day.activities.flatMap((activity): Timed[] => {
      const timed = runsOver(activity) ? timedOf(activity, context) : undefined;
      if (!timed || timed.end <= offset) return [];
      return [{ ...timed, start: timed.start - offset, end: timed.end - offset }];
    });
  });
}

/** These days and the days into which their activities run over: so far a change of them reaches. */
export function withDaysRunInto(trip: TripDocument, dayIds: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set(dayIds);
  for (const day of trip.days) {
    if (!dayIds.has(day.id)) continue;
    const minutes = day.activities.filter(runsOver).map((it) => occupiedMinutes(it)?.end ?? 0);
    const last = addDays(day.date, Math.floor((Math.max(1, ...minutes) - 1) / DAY));
    for (const other of trip.days) if (other.date > day.date && other.date <= last) reached.add(other.id);
  }
  return reached;
}

/** A fast check that is false for most activities. */
function runsOver({ startTime, endTime, durationMinutes }: Activity): boolean {
  return startTime !== null && (endTime === null || endTime < startTime || (durationMinutes ?? 0) >= DAY);
}

export function timedOf(activity: Activity, context: CheckContext): Timed | undefined {
  const taken = occupiedMinutes(activity);
  if (!taken) return undefined;
  const point = pointOf(activity, context);
  return { activity, ...taken, point, ...endsOf(activity, point) };
}

/** Stays, whole-day activities and moments do not exclude others. */
export function occupiesTime({ activity, start, end }: Timed): boolean {
  return activity.activityType !== "accommodation" && !isWholeDay(activity, start, end) && end > start;
}

/** "Beach day", 00:00 to 23:59: a journey of that length is still a journey. */
export function isWholeDay(activity: Activity, start: number, end: number): boolean {
  return end - start >= ALL_DAY && activity.activityType !== "transport";
}

export function isStay({ activity }: Timed): boolean {
  return activity.activityType === "accommodation";
}
