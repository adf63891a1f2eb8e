import { addDays, daysBetween } from "@caravan/domain/calendar";
import { dayOf } from "@caravan/domain/segments/segment";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import { patchOf, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import type { Warning } from "@caravan/domain/trip/warning";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { BookedActivity } from "../kernel/domain-events.ts";
import { missing } from "../kernel/errors.ts";
import { type StoredSegment, saveSegment, segmentsOfBookings } from "../segments/write-segments.ts";
import { opsToBooking } from "./carry-to-activities.ts";
import { followSegments } from "./follow-segments.ts";
import { recordBookingChange } from "./record-booking-change.ts";
import { type Booking, lockBookings } from "./store.ts";

/**
 * Keeps linked activities and bookings in agreement: a moved activity moves its booking, and a newly linked one moves
 * to its booking.
 *
 * @throws not_found for a booking that is not on this trip
 */
export async function followActivities(
  ctx: Context,
  { trip, activities }: { readonly trip: TripDocument; readonly activities: readonly BookedActivity[] },
): Promise<TripPatch> {
  const locked = await lockBookings(ctx.sql, [...new Set(activities.map((it) => it.bookingId))]);
  const bookings = new Map(locked.filter((it) => it.tripId === trip.id).map((it) => [it.id, it]));
  const requested: RequestedOp[] = [];
  for (const activity of activities) {
    const id = activity.bookingId.toLowerCase();
    const booking = bookings.get(id);
    if (booking?.status !== "confirmed") {
      // An undo may restore the link to a booking that has left the trip since.
      if (activity.isNew && !booking && !locked.some((it) => it.id === id && it.ownerId === signedIn(ctx.actor).userId))
        throw missing("not_found", "This trip has no booking with that booking_id.");
      if (activity.isNew) ctx.effects.warnings.push(notHere);
      if (activity.isNew || activity.date !== null) requested.push(unlink(activity.id));
    } else if (activity.isNew) {
      const others = activitiesOf(trip).filter((it) => it.bookingId === activity.bookingId && it.id !== activity.id);
      if (others.length > 0) ctx.effects.warnings.push(oneOnly);
      requested.push(...others.map((it) => unlink(it.id)), ...opsToBooking(trip, activity.id, booking));
    } else await moveBooking(ctx, booking, activity);
  }
  return requested.length === 0 ? [] : patchOf(trip, requested);
}

const activitiesOf = ({ days, parked }: TripDocument) => [...days.flatMap((it) => it.activities), ...parked];

const unlink = (activityId: string): RequestedOp => ({
  ...{ op: "activity.set", activityId, before: {} },
  after: { bookingId: null },
});

const oneOnly: Warning = {
  code: "booking_linked_before",
  message: "Another activity stood for this booking; it no longer does.",
  path: "booking_id",
};

const notHere: Warning = {
  code: "booking_elsewhere",
  message: "The booking is cancelled or not on this trip, so the activity does not stand for it.",
  path: "booking_id",
};

/** The first segment starts with the activity. An end on the same day moves along; the end of a stay does not. */
async function moveBooking(ctx: Context, booking: Booking, { date, startTime, endTime }: BookedActivity) {
  const isThere =
    booking.startDate === date &&
    (startTime === null || booking.startTime === startTime) &&
    (endTime === null || booking.endTime === null || booking.endTime === endTime || booking.endDate !== date);
  if (date === null || booking.startDate === null || isThere) return;
  const all = await segmentsOfBookings(ctx.sql, [booking.id]);
  const [first] = all.filter((it) => !it.removed).sort((a, b) => ((a.start ?? "9") < (b.start ?? "9") ? -1 : 1));
  if (!first?.start) return;
  const start = `${date}${startTime === null ? first.start.slice(10) : `T${startTime}`}`;
  const end = endAfter(first, start, endTime);
  const corrected = [...new Set([...first.corrected, "start" as const, "end" as const])];
  const { id, sourceId } = first;
  await saveSegment(ctx.sql, { id, sourceId, corrected }, { ...first, start, end }, ctx.now);
  await recordBookingChange(ctx, booking, await followSegments(ctx, booking, all));
}

function endAfter({ kind, start, end }: StoredSegment, next: string, endTime: string | null): string | null {
  const [from, until, day] = [dayOf(start), dayOf(end), dayOf(next)];
  if (end === null || from === null || until === null || day === null) return null;
  if (kind === "hotel" && until > day) return end;
  if (from === until && endTime !== null && end.length > 10)
    return `${endTime < next.slice(11) ? addDays(day, 1) : day}T${endTime}`;
  return addDays(until, daysBetween(from, day)) + end.slice(10);
}
