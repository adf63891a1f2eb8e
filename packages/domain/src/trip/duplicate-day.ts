import type { Day } from "./document.ts";
import type { TripPatch } from "./patch.ts";

/**
 * Adds copies of the activities of one day after those of another, in order and with new ids. Booking, segment and pin
 * stay with the original.
 */
export function duplicateDay(source: Day, target: Day, newId: () => string): TripPatch {
  let after = target.activities.at(-1)?.id ?? null;
  return source.activities.map((original) => {
    const activity = { ...original, id: newId(), bookingId: null, segmentId: null, pinned: false };
    const at = { dayId: target.id, after };
    after = activity.id;
    return { op: "activity.add", activity, at };
  });
}
