import type { Activity, Day } from "./document.ts";
import { placeByTime, type TripOp, type TripPatch } from "./patch.ts";

/**
 * Adds copies of the activities of one day to another, with new ids. Copies with a start time are sorted in by it;
 * others stay behind the activity that they follow. Booking, segment and pin stay with the original.
 */
export function duplicateDay(source: Day, target: Day, newId: () => string): TripPatch {
  const list: Activity[] = [...target.activities];
  let last = list.at(-1)?.id ?? null;
  return source.activities.map((original): TripOp => {
    const activity = { ...original, id: newId(), bookingId: null, segmentId: null, pinned: false };
    const at =
      activity.startTime === null
        ? { dayId: target.id, after: last }
        : placeByTime(list, target.id, activity.startTime);
    list.splice(list.findIndex((it) => it.id === at.after) + 1, 0, activity);
    last = activity.id;
    return { op: "activity.add", activity, at };
  });
}
