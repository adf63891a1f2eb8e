import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { BookedActivity } from "./domain-events.ts";

/** The activities of bookings whose booking, day or times a patch changed. */
export function bookedActivitiesChanged(
  before: TripDocument,
  next: TripDocument,
  patch: TripPatch,
): readonly BookedActivity[] {
  const touched = new Set(
    patch.flatMap((op) =>
      op.op === "activity.add"
        ? [op.activity.id]
        : op.op === "activity.set" || op.op === "activity.move"
          ? [op.activityId]
          : [],
    ),
  );
  return [...touched].flatMap((id): BookedActivity[] => {
    const is = locate(next, id);
    const bookingId = is?.activity.bookingId ?? null;
    if (!is || bookingId === null) return [];
    const was = locate(before, id);
    const { startTime, endTime } = is.activity;
    const date = is.day?.date ?? null;
    const isNew = was?.activity.bookingId !== bookingId;
    const isMoved =
      was?.day?.date !== is.day?.date || was?.activity.startTime !== startTime || was.activity.endTime !== endTime;
    return isNew || isMoved ? [{ id, bookingId, date, startTime, endTime, isNew }] : [];
  });
}
