import type { FileBooking, FileSegment } from "@caravan/domain/trip-file/trip-file";
import { truncate } from "@caravan/domain/truncate";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { insertSegment } from "../segments/write-segments.ts";
import { bookingOfFile } from "./booking-of-file.ts";
import { bringToTrip } from "./bring-to-trip.ts";
import { addBookingOfSegments } from "./follow-segments.ts";
import type { KnownBookings } from "./known-bookings.ts";
import { nameOfBooking } from "./record-booking-change.ts";
import { insertBooking, lockBooking, saveBooking } from "./store.ts";

/**
 * Stores the bookings and segments of an imported trip as the importer's own: whoever had a booking is not on the new
 * trip, and members see only bookings of each other. A segment whose booking is not in the file gets one. What the
 * importer has already comes along when it is on no trip, and otherwise stays where it is, with a warning.
 */
export async function addImportedBookings(
  ctx: Context,
  tripId: string,
  { bookings, segments }: { readonly bookings: readonly FileBooking[]; readonly segments: readonly FileSegment[] },
  { free, elsewhere }: KnownBookings,
): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  for (const it of bookings) await insertBooking(ctx.sql, bookingOfFile(ctx, it, tripId));
  for (const it of free.values()) await bringAlong(ctx, tripId, it);
  const known = new Set([...bookings.map((it) => it.id), ...[...free.values()].map((it) => it.booking.id)]);
  for (const [bookingId, pieces] of Map.groupBy(segments, (it) => it.bookingId)) {
    const own = known.has(bookingId)
      ? bookingId
      : (await addBookingOfSegments(ctx, { ownerId: userId, tripId, origin: "trip" }, pieces)).id;
    for (const { id, bookingId: _, corrected, ...segment } of pieces) {
      const to = { id, tripId, bookingId: own, createdById: userId, sourceId: null, corrected };
      await insertSegment(ctx.sql, to, segment, ctx.now);
    }
  }
  if (elsewhere.size > 0) {
    const names = [...elsewhere.values()].map(nameOfBooking).join(", ");
    ctx.effects.warnings.push({
      code: "same_booking",
      message: truncate(`Among your bookings already, and left where it is: ${names}`, 500),
      path: "",
    });
  }
}

/** With its segments, as far as it has any; otherwise those of the file become its own. */
async function bringAlong(
  ctx: Context,
  tripId: string,
  { booking: { id, ownerId }, hasSegments }: { booking: { id: string; ownerId: string }; hasSegments: boolean },
): Promise<void> {
  const before = await lockBooking(ctx.sql, id, ownerId);
  if (before && hasSegments) await bringToTrip(ctx, before, tripId);
  else if (before) await saveBooking(ctx.sql, { ...before, tripId, updatedAt: ctx.now });
}
