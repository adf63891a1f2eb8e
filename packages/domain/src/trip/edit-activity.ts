import type { Activity, Day, TripDocument } from "./document.ts";
import { type Place, placeByTime, type TripOp } from "./patch.ts";

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

export function addActivity(day: Day, activity: Activity): [TripOp] {
  return [{ op: "activity.add", activity, at: placeByTime(day.activities, day.id, activity.startTime) }];
}
