import { numberOf } from "@caravan/domain/amount";
import type { FileBooking, FileSegment } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { insertSegment } from "../segments/write-segments.ts";
import { addBookingOfSegments } from "./follow-segments.ts";
import { insertBooking } from "./store.ts";

/**
 * Stores the bookings and segments of an imported trip as the importer's own: whoever had a booking is not on the new
 * trip, and members see only bookings of each other. A segment whose booking is not in the file gets one.
 */
export async function addImportedBookings(
  ctx: Context,
  tripId: string,
  { bookings, segments }: { readonly bookings: readonly FileBooking[]; readonly segments: readonly FileSegment[] },
): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  for (const { request, ...it } of bookings)
    await insertBooking(ctx.sql, {
      ...it,
      ...(request ?? requestOf(it)),
      ...{ ownerId: userId, tripId, tripChosen: true, createdAt: ctx.now, updatedAt: ctx.now },
      cancelledAt: it.status === "cancelled" ? ctx.now : null,
    });
  const known = new Set(bookings.map((it) => it.id));
  for (const [bookingId, pieces] of Map.groupBy(segments, (it) => it.bookingId)) {
    const own = known.has(bookingId)
      ? bookingId
      : (await addBookingOfSegments(ctx, { ownerId: userId, tripId, origin: "trip" }, pieces)).id;
    for (const { id, bookingId: _, corrected, ...segment } of pieces) {
      const to = { id, tripId, bookingId: own, createdById: userId, sourceId: null, corrected };
      await insertSegment(ctx.sql, to, segment, ctx.now);
    }
  }
}

/** What somebody else's booking is known to say. */
function requestOf(it: Omit<FileBooking, "request">) {
  return {
    destination: { name: it.title, city: it.city, country: it.country, address: it.address, lat: it.lat, lng: it.lng },
    dates: { start: it.startDate, end: it.endDate, start_time: it.startTime, end_time: it.endTime },
    guests: { adults: it.adults, children: it.children, rooms: it.rooms },
    preferences: { kind: it.kind, provider: it.provider, price: numberOf(it.price), currency: it.currency },
    ...{ specialRequests: null, notes: null },
  };
}
