import type { CheckContext } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { isRide } from "../trip/journeys.ts";
import { isWorded, worded } from "../words/worded.ts";
import { minutesAheadMeant, type RunningLate, runningLateAt, stillRunningLate } from "./running-late.ts";
import {
  DEFAULT_DELAY_MINUTES,
  isCalledOff,
  minutesOfToday,
  subjectOfEvent,
  type TimedEvent,
} from "./status-events.ts";
import { type Stop, stopsOn } from "./stops-of-day.ts";
import type { StatusEvent } from "./types.ts";

/** A span of today, in minutes after midnight. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** What a traveller has reported about today, applied to the plan as it is now. */
export interface ReportedStatus {
  readonly calledOff: ReadonlyMap<string, "cancelled" | "skipped">;
  /** Minutes by which activities start and end later. */
  readonly delays: ReadonlyMap<string, number>;
  /** Of these, those that had begun when it was reported: they last longer. */
  readonly overrunning: ReadonlySet<string>;
  /** Of these, those without a stated length. */
  readonly unspecifiedDelays: ReadonlySet<string>;
  readonly arrived: { readonly activityId: string; readonly at: number } | null;
  readonly runningLate: RunningLate | null;
  readonly unwell: TimeSpan | null;
  readonly weather: TimeSpan | null;
}

const LAST = 1440;
const A_WHILE = 15;

/** Reason of an alternative that was replaced in its slot. */
export const replacedReason = (): string => worded`It was here before.`;

/** Whether the slot now holds a replacement: the cancellation was about the former place. */
export function isSubstitute({ alternatives }: Activity): boolean {
  return alternatives.some((it) => it.reason !== null && isWorded(it.reason, "It was here before."));
}

/**
 * Reads the events of today and last night. Each is about the plan as it was when it was reported. An activity that
 * was moved since got its time from somebody who knew.
 */
export function reportedStatus(
  stops: readonly Stop[],
  events: readonly StatusEvent[],
  today: string,
  trip: TripDocument,
  context: CheckContext,
): ReportedStatus {
  const plans = new Map<TripDocument, readonly Stop[]>();
  const stopsThen = ({ plan }: TimedEvent): readonly Stop[] => {
    if (!plan) return stops;
    const known = plans.get(plan) ?? stopsOn(plan, today, context);
    plans.set(plan, known);
    return known;
  };
  const said = events
    .map((it): TimedEvent => ({ ...it, at: minutesOfToday(today, it.at) }))
    .filter((it) => it.at < LAST)
    .sort((a, b) => a.at - b.at);
  const calledOff = new Map<string, "cancelled" | "skipped">();
  const delays = new Map<string, number>();
  const overrunning = new Set<string>();
  const unspecifiedDelays = new Set<string>();
  let arrived: ReportedStatus["arrived"] = null;
  let late: TimedEvent | null = null;
  let unwell: TimeSpan | null = null;
  let weather: TimeSpan | null = null;
  for (const event of said) {
    const meant = subjectOfEvent(stopsThen(event), event);
    const stop = meant && sameOf(stops, meant);
    // Reports of last night count only if they state a length.
    const lasts = event.at >= 0 || event.minutes !== null;
    // Nobody is late for a stop that is gone.
    if (event.kind === "running_late" && (event.activityId === null || stop)) late = event;
    if (event.kind === "unwell" && lasts) unwell = stretch(event.at, event.minutes);
    if (event.kind === "weather" && lasts) weather = stretch(event.at, event.minutes);
    if (!stop) continue;
    const { id } = stop.activity;
    if (event.kind === "delayed") {
      const delay = leftOf(event.minutes ?? DEFAULT_DELAY_MINUTES, meant, stop);
      unspecifiedDelays.delete(id);
      if (delay === null) delays.delete(id);
      else delays.set(id, event.minutes === null && isRetimed(meant, stop) ? 0 : delay);
      if (hasBegun(meant, event.at)) overrunning.add(id);
      if (event.minutes === null && !isRetimed(meant, stop)) unspecifiedDelays.add(id);
    }
    if (isCalledOff(event) && !isSubstitute(stop.activity) && overlap(meant, stop)) calledOff.set(id, event.kind);
    if (event.kind === "arrived") {
      arrived = { activityId: id, at: event.at };
      calledOff.delete(id);
      // Somebody who has arrived is no longer running late.
      late = null;
    }
  }
  const isGoing = (it: Stop) => !calledOff.has(it.activity.id);
  const runningLate =
    late &&
    stillRunningLate(runningLateAt(stopsThen(late).filter(isGoing), late, minutesAheadMeant(late, trip, today)), stops);
  return { calledOff, delays, overrunning, unspecifiedDelays, arrived, runningLate, unwell, weather };
}

/** The stop as it is now, unless its slot holds another place. */
function sameOf(stops: readonly Stop[], then: Stop): Stop | undefined {
  const stop = stops.find((it) => it.activity.id === then.activity.id);
  const [was, is] = [then.activity.placeId, stop?.activity.placeId ?? null];
  return was !== null && is !== null && was !== is ? undefined : stop;
}

/** The rest of a delay when the stop was moved since; null when it is now at quite another time. */
function leftOf(minutes: number, then: Stop, now: Stop): number | null {
  if (now.start < then.start || !overlap({ ...then, end: then.end + minutes }, now)) return null;
  return Math.max(0, minutes - Math.max(now.start - then.start, now.end - then.end, 0));
}

function isRetimed(then: Stop, now: Stop): boolean {
  return now.start !== then.start || now.end !== then.end;
}

/** Whether the times still overlap: otherwise it was rearranged. */
function overlap(then: Pick<Stop, "start" | "end">, now: Stop): boolean {
  return now.start === then.start || (now.start < then.end && then.start < now.end);
}

function stretch(from: number, minutes: number | null): TimeSpan {
  return { from, to: minutes === null ? LAST : from + minutes };
}

/** A late journey has not left; a stop reported late some time after its start is under way. */
function hasBegun({ activity, start }: Stop, at: number): boolean {
  return !isRide(activity) && at - start >= A_WHILE;
}
