import type { TripDocument } from "../trip/document.ts";
import { momentOfTrip } from "../trip/zone-of-day.ts";
import { DEFAULT_DELAY_MINUTES, minutesOfToday, type TimedEvent } from "./status-events.ts";
import { type Stop, shortestVisit } from "./stops-of-day.ts";

/** A traveller who runs late and until when. */
export interface RunningLate {
  readonly at: number;
  readonly minutes: number;
  readonly until: number;
  /** The stop that lasts longer, if that is the cause. */
  readonly staysAt: string | null;
  /** The stop they will be late for, and their earliest arrival. */
  readonly target: { readonly activityId: string; readonly notBefore: number } | null;
}

/** Running late is about a stop that begins within this time. */
const MEANT = 90;

/**
 * Reported at the beginning of a stop, it is about that stop; towards its end, that stop lasts longer; before a stop,
 * that one begins later. If the plan at that time is unknown, only the time of the report counts, because the plan may
 * have been shifted already.
 */
export function runningLateAt(stops: readonly Stop[], event: TimedEvent, reach: number): RunningLate {
  const { at, activityId } = event;
  const minutes = event.minutes ?? DEFAULT_DELAY_MINUTES;
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const named = stops.find((it) => it.activity.id === activityId && it.end > at);
  const isOverrun =
    on !== undefined &&
    ((named !== undefined && on !== named) || at - on.start >= Math.min(shortestVisit(on), (on.end - on.start) / 2));
  const until = (isOverrun ? on.end : at) + minutes;
  const next = named ?? stops.find((it) => it.start > at);
  const ahead = next ? next.start - at : 0;
  // Fixed stops keep their times.
  const isMeant = next && ahead > 0 && ((next === named && next.fixed) || ahead <= reach);
  return {
    at,
    minutes,
    until,
    staysAt: isOverrun ? on.activity.id : null,
    // A named stop counts even if another one keeps them.
    target:
      isMeant && (!isOverrun || next === named)
        ? { activityId: next.activity.id, notBefore: next.start + minutes }
        : null,
  };
}

/** The stop that keeps them, or that they are late for, may have been removed since. */
export function stillRunningLate(runningLate: RunningLate, stops: readonly Stop[]): RunningLate {
  const isThere = (id: string | undefined | null) => stops.some((it) => it.activity.id === id);
  const target = isThere(runningLate.target?.activityId) ? runningLate.target : null;
  return runningLate.staysAt === null || isThere(runningLate.staysAt)
    ? { ...runningLate, target }
    : { ...runningLate, target, staysAt: null, until: runningLate.at + runningLate.minutes };
}

/**
 * How many minutes ahead the meant stop may begin. If the plan changed in the minute of the report, it is unknown
 * which came first: then only the minutes of the delay.
 */
export function minutesAheadMeant(event: TimedEvent, trip: TripDocument, today: string): number {
  const { at, minutes, plan } = event;
  // A named stop may be any time ahead.
  const all = event.activityId === null ? MEANT : Number.POSITIVE_INFINITY;
  if (plan) return all;
  const { createdAt, updatedAt } = trip;
  const minutesAt = (instant: string) => minutesOfToday(today, momentOfTrip(trip, new Date(instant)));
  const changed = minutesAt(updatedAt);
  if (changed < at || minutesAt(createdAt) > at) return all;
  return changed === at ? Math.min(MEANT, minutes ?? DEFAULT_DELAY_MINUTES) : 0;
}
