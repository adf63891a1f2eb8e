import { runningLateAt } from "./running-late.ts";
import { isCalledOff, subjectOfEvent, type TimedEvent } from "./status-events.ts";
import type { Stop } from "./stops-of-day.ts";

/** A report is not about an activity that begins later than this many minutes from now. */
const REACH = 360;
const MOST = 4;

export interface AssumedSubject {
  /** Null when nothing is near enough; then the report changes nothing. */
  readonly taken: Stop | null;
  /** Other activities that it may be about, in the order of time. */
  readonly others: readonly Stop[];
}

/**
 * The activity that a report without one is assumed to be about, by its time, when several are possible. Null when only
 * one is possible, and for reports that are about no activity.
 *
 * @param stops of the day of the report
 */
export function assumedSubject(stops: readonly Stop[], event: TimedEvent): AssumedSubject | null {
  const isAboutStop = event.kind === "running_late" || event.kind === "delayed" || isCalledOff(event);
  if (event.activityId !== null || !isAboutStop) return null;
  const possible = stops
    .filter((it) => it.isToday && it.end > event.at && it.start - event.at <= REACH && !it.activity.freeTime)
    .slice(0, MOST);
  if (possible.length < 2) return null;
  const taken = event.kind === "running_late" ? lateFor(stops, event) : subjectOfEvent(stops, event);
  return { taken: taken ?? null, others: possible.filter((it) => it !== taken) };
}

function lateFor(stops: readonly Stop[], event: TimedEvent): Stop | undefined {
  const { staysAt, target } = runningLateAt(stops, event, REACH);
  const id = target?.activityId ?? staysAt;
  return stops.find((it) => it.activity.id === id);
}
