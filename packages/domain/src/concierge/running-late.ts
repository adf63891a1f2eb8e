import { momentIn } from "../calendar.ts";
import type { TripDocument } from "../trip/document.ts";
import { DEFAULT_DELAY_MINUTES, minutesOfToday, type TimedEvent } from "./status-events.ts";
import { type Stop, shortestVisit } from "./stops-of-day.ts";

/** Running late: kept from going on until then. */
export interface RunningLate {
  readonly at: number;
  readonly minutes: number;
  readonly until: number;
  /** What lasts longer than planned, if that is what keeps them. */
  readonly staysAt: string | null;
  /** What they said they will be late for, and when they come to it at the earliest. */
  readonly target: { readonly activityId: string; readonly notBefore: number } | null;
}

/** Running late is about what begins within that time. */
const MEANT = 90;

/**
 * Said at the beginning of a thing, it is for that thing; said towards its end, that lasts longer; said before one, that is
 * begun so much later. Where the plan has changed and nobody knows from what, it counts from the moment alone, since a plan
 * that was shifted for it must not be shifted again.
 */
export function runningLateAt(stops: readonly Stop[], event: TimedEvent, reach: number): RunningLate {
  const { at, activityId } = event;
  const minutes = event.minutes ?? DEFAULT_DELAY_MINUTES;
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const named = stops.find((it) => it.activity.id === activityId && it.end > at);
  const isOverrun =
    on !== undefined &&
    on !== named &&
    (named !== undefined || at - on.start >= Math.min(shortestVisit(on), (on.end - on.start) / 2));
  const until = (isOverrun ? on.end : at) + minutes;
  const next = named ?? stops.find((it) => it.start > at);
  const ahead = next ? next.start - at : 0;
  // What is fixed keeps its hour whatever has changed.
  const isMeant = next && ahead > 0 && ((next === named && next.fixed) || ahead <= reach);
  return {
    at,
    minutes,
    until,
    staysAt: isOverrun ? on.activity.id : null,
    // Who names what they are late for knows when they come to it, also where something else keeps them.
    target:
      isMeant && (!isOverrun || next === named)
        ? { activityId: next.activity.id, notBefore: next.start + minutes }
        : null,
  };
}

/** What they would be kept at, or late for, may have been taken off since. */
export function stillRunningLate(runningLate: RunningLate, stops: readonly Stop[]): RunningLate {
  const isThere = (id: string | undefined | null) => stops.some((it) => it.activity.id === id);
  const target = isThere(runningLate.target?.activityId) ? runningLate.target : null;
  return runningLate.staysAt === null || isThere(runningLate.staysAt)
    ? { ...runningLate, target }
    : { ...runningLate, target, staysAt: null, until: runningLate.at + runningLate.minutes };
}

/**
 * How far ahead something may begin that running late is meant for. Where nobody knows how the plan was then, and it changed in
 * that very minute, nobody knows which came first: then no farther than what a shift by these minutes leaves behind.
 */
export function minutesAheadMeant(event: TimedEvent, trip: TripDocument, today: string): number {
  const { at, minutes, plan } = event;
  // What they name they mean, however far ahead it is.
  const all = event.activityId === null ? MEANT : Number.POSITIVE_INFINITY;
  if (plan) return all;
  const { createdAt, updatedAt, timezone } = trip;
  const minutesAt = (instant: string) => minutesOfToday(today, momentIn(timezone ?? "UTC", new Date(instant)));
  const changed = minutesAt(updatedAt);
  if (changed < at || minutesAt(createdAt) > at) return all;
  return changed === at ? Math.min(MEANT, minutes ?? DEFAULT_DELAY_MINUTES) : 0;
}
