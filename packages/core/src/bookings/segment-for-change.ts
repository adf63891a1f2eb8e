import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { segmentForChange } from "../segments/access.ts";
import { type StoredSegment, segmentsOfBookings } from "../segments/write-segments.ts";
import { type Booking, lockBookings } from "./store.ts";

/** A segment for a change by an editor of its trip, with its booking. The trip is locked first, then the booking. */
export async function segmentWithBooking(
  ctx: Context,
  id: string,
): Promise<{ readonly segment: StoredSegment; readonly booking: Booking; readonly all: readonly StoredSegment[] }> {
  const { bookingId, tripId } = await segmentForChange(ctx, id);
  const [booking] = await lockBookings(ctx.sql, [bookingId]);
  const all = await segmentsOfBookings(ctx.sql, [bookingId]);
  const segment = all.find((it) => it.id === id);
  // Its owner may have moved it to another trip meanwhile.
  if (!booking || !segment || segment.tripId !== tripId) throw notFound("segment");
  return { segment, booking, all };
}
