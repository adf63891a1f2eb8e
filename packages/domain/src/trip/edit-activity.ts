import { deepEqual } from "../deep-equal.ts";
import type { Activity, ActivityFields, Day, TripDocument } from "./document.ts";
import { indexByTime, type Place, type TripOp, type TripPatch } from "./patch.ts";

/** The position of an activity: its day, or null for the parked tray. */
export function locate(
  trip: TripDocument,
  activityId: string,
): { activity: Activity; day: Day | null; place: Place } | null {
  for (const day of [...trip.days, null]) {
    const list = day ? day.activities : trip.parked;
    const index = list.findIndex((it) => it.id === activityId);
    const activity = list[index];
    if (activity) return { activity, day, place: { dayId: day?.id ?? null, after: list[index - 1]?.id ?? null } };
  }
  return null;
}

/** The day that a request names: by id, else by date, else by 1-based number. Undefined when the trip has no such day. */
export function selectDay(
  trip: TripDocument,
  wanted: { itineraryId?: string | undefined; date?: string | undefined; dayNumber?: number | undefined },
): Day | undefined {
  if (wanted.itineraryId !== undefined) {
    const id = wanted.itineraryId.toLowerCase();
    return trip.days.find((day) => day.id === id);
  }
  if (wanted.date !== undefined) return trip.days.find((day) => day.date === wanted.date);
  return trip.days[(wanted.dayNumber ?? 1) - 1];
}

/** After the last activity that starts no later, so that a day is sorted by time. */
export function placeByTime(list: readonly Activity[], dayId: string | null, startTime: string | null): Place {
  return { dayId, after: list[indexByTime(list, startTime) - 1]?.id ?? null };
}

export function addActivity(day: Day, activity: Activity): [TripOp] {
  return [{ op: "activity.add", activity, at: placeByTime(day.activities, day.id, activity.startTime) }];
}

/**
 * Changes fields and, where requested or needed for a new start time, the position. Empty when nothing would change.
 *
 * @param before what the caller saw; checked when the patch is applied. Fields left out are taken from the trip.
 * @param to an explicit position; undefined lets the start time decide
 */
export function editActivity(
  trip: TripDocument,
  activityId: string,
  changes: Partial<ActivityFields>,
  before: Partial<ActivityFields>,
  to: { day: Day; after?: string | null | undefined } | undefined,
): TripPatch {
  const found = locate(trip, activityId);
  if (!found) return [];
  const { activity, day, place } = found;
  const keys = (Object.keys(changes) as (keyof ActivityFields)[]).filter(
    (key) => !deepEqual(activity[key], changes[key]) || key in before,
  );
  const after: Partial<ActivityFields> = Object.fromEntries(keys.map((key) => [key, changes[key]]));
  const expected = Object.fromEntries(keys.map((key) => [key, key in before ? before[key] : activity[key]]));

  const ops: TripOp[] = [];
  const targetDay = to?.day ?? day;
  const leavesTray = day === null && targetDay !== null && targetDay !== undefined;
  if (leavesTray && activity.parked)
    Object.assign(after, { parked: null }) && Object.assign(expected, { parked: activity.parked });
  if (Object.keys(after).length > 0) ops.push({ op: "activity.set", activityId, before: expected, after });

  const startTime = "startTime" in changes ? (changes.startTime ?? null) : activity.startTime;
  const others = (targetDay?.activities ?? trip.parked).filter((it) => it.id !== activityId);
  const dayId = targetDay?.id ?? null;
  const target =
    to?.after !== undefined
      ? { dayId, after: to.after }
      : dayId !== place.dayId || ("startTime" in changes && startTime !== activity.startTime)
        ? placeByTime(others, dayId, startTime)
        : place;
  if (target.dayId !== place.dayId || target.after !== place.after) {
    ops.push({ op: "activity.move", activityId, from: place, to: target });
  }
  return ops;
}
