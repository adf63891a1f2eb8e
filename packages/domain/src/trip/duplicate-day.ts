import type { Day } from "./document.ts";
import type { TripPatch } from "./patch.ts";

/**
 * Copies the activities of one day behind those of another, in their order. The copies have ids of their own. What ties an
 * activity to its day stays with the original: booking, segment and pin.
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
