import { segmentsAfterBooking } from "@caravan/domain/bookings/segments-after-booking";
import { segmentsOfBooking } from "@caravan/domain/bookings/segments-of-booking";
import { travelData } from "@caravan/gazetteer/travel-data";
import type { Context } from "../kernel/context.ts";
import { requireRoomForSegments } from "../segments/segment-limit.ts";
import {
  deleteSegments,
  insertSegment,
  moveSegments,
  type StoredSegment,
  saveSegment,
  segmentsOfBookings,
  takeOffSegments,
} from "../segments/write-segments.ts";
import { followSegments } from "./follow-segments.ts";
import type { Booking } from "./store.ts";

/**
 * Applies a change of a booking to its segments: adds them when a dated booking comes to a trip, moves them with it,
 * removes them when it is on no trip, and updates dates, place, price, number and status.
 *
 * @param after saved
 * @returns the booking, changed when removed segments are on the trip again
 * @throws conflict `segments_full`
 */
export async function carryToSegments(ctx: Context, before: Booking | null, after: Booking): Promise<Booking> {
  const { tripId } = after;
  const kept = before === null ? [] : await segmentsOfBookings(ctx.sql, [after.id]);
  if (before === null || kept.length === 0) {
    if (tripId !== null) await addSegments(ctx, after, tripId, segmentsOfBooking(after, travelData()));
    return after;
  }
  const marked = kept.map((it) => ({ ...it, isRead: it.sourceId !== null || it.corrected.length > 0 }));
  const change = segmentsAfterBooking(marked, before, after, travelData());
  for (const { before: it, after: next, fields } of change.changed) {
    // A person's corrections win over later mails, but the first mail may complete what a person recorded.
    const corrected = it.isRead ? [...new Set([...it.corrected, ...fields])] : it.corrected;
    await saveSegment(ctx.sql, { id: it.id, sourceId: it.sourceId, corrected }, next, ctx.now);
  }
  await deleteSegments(
    ctx.sql,
    change.gone.map((it) => it.id),
  );
  const carried = await segmentsOfBookings(ctx.sql, [after.id]);
  if (tripId === null) await takeOffSegments(ctx.sql, after.id, ctx.now);
  else {
    await addSegments(ctx, after, tripId, change.added);
    if (before.tripId !== tripId || kept.some((it) => it.tripId !== tripId)) {
      await requireRoomForSegments(ctx, tripId, kept.length);
      await moveSegments(ctx.sql, after.id, tripId, ctx.now);
    }
  }
  // A removed segment of the booking counts again with the others.
  return carried.some((it) => it.removed) ? followSegments(ctx, after, carried) : after;
}

async function addSegments(
  ctx: Context,
  { id: bookingId, ownerId }: Booking,
  tripId: string,
  segments: ReturnType<typeof segmentsOfBooking>,
): Promise<void> {
  await requireRoomForSegments(ctx, tripId, segments.length);
  for (const segment of segments) {
    const to = { id: ctx.newId(), tripId, bookingId, createdById: ownerId, sourceId: null, corrected: [] };
    await insertSegment(ctx.sql, to, segment, ctx.now);
  }
}

/** Whether a segment was only derived from the record of its booking. */
export const isConcluded = (it: StoredSegment) => it.isRecorded && it.sourceId === null && it.corrected.length === 0;
