import type { Activity, TripDocument } from "./document.ts";
import { type ActivityTimes, EndsBeforeStart, isConsistent, resolveTimes } from "./resolve-times.ts";

const none: ActivityTimes = { startTime: null, endTime: null, durationMinutes: null };

/**
 * An activity from a file with start, end and length that agree, by the rule for requests. An end that can't follow its
 * start is left out.
 */
export function withAgreeingTimes(activity: Activity): Activity {
  if (isConsistent(activity)) return activity;
  const { startTime, endTime, durationMinutes, activityType } = activity;
  const stated = (times: ActivityTimes) =>
    resolveTimes(none, Object.fromEntries(Object.entries(times).filter(([, it]) => it !== null)), activityType);
  const all = stated({ startTime, endTime, durationMinutes });
  const resolved = all instanceof EndsBeforeStart ? stated({ startTime, endTime: null, durationMinutes }) : all;
  if (resolved instanceof EndsBeforeStart) throw resolved;
  const { disagree: _, ...times } = resolved;
  return { ...activity, ...times };
}

/** The same for all activities of a trip, with the titles of those that were changed. */
export function settleImportedTimes(trip: TripDocument): {
  readonly trip: TripDocument;
  readonly changed: readonly string[];
} {
  const changed: string[] = [];
  const settle = (list: readonly Activity[]) =>
    list.map((it) => {
      const next = withAgreeingTimes(it);
      if (next !== it) changed.push(it.title);
      return next;
    });
  const days = trip.days.map((day) => ({ ...day, activities: settle(day.activities) }));
  const parked = settle(trip.parked);
  return changed.length === 0 ? { trip, changed } : { trip: { ...trip, days, parked }, changed };
}
