import {
  bookingOfSegments,
  requestAfterSegments,
  statusOfSegments,
} from "@caravan/domain/bookings/booking-of-segments";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { deepEqual } from "@caravan/domain/deep-equal";
import type { BookingOrigin } from "@caravan/domain/field-choices";
import { travelData } from "@caravan/gazetteer/travel-data";
import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOfBookings } from "../segments/write-segments.ts";
import { recogniseSent } from "./assign-trip.ts";
import { type Booking, insertBooking, saveBooking } from "./store.ts";

/** A new booking for segments without one, not yet stored. */
export function bookingFromSegments(
  ctx: Context,
  it: { readonly ownerId: string; readonly tripId: string; readonly origin: BookingOrigin },
  segments: readonly ReadSegment[],
): Booking {
  const sent = { ...bookingOfSegments(segments, travelData()), specialRequests: null, notes: null };
  const status = statusOfSegments(segments);
  return {
    ...{ id: ctx.newId(), ...it, tripChosen: false, status, ...sent, ...recogniseSent(sent) },
    ...{ createdAt: ctx.now, updatedAt: ctx.now, cancelledAt: status === "cancelled" ? ctx.now : null },
  };
}

export async function addBookingOfSegments(
  ctx: Context,
  it: { readonly ownerId: string; readonly tripId: string; readonly origin: BookingOrigin },
  segments: readonly ReadSegment[],
): Promise<Booking> {
  const booking = bookingFromSegments(ctx, it, segments);
  await insertBooking(ctx.sql, booking);
  return booking;
}

/**
 * Updates a booking from its segments: dates, place, price, number and status, and on no trip when all of them were
 * removed. What they do not state stays as it was sent.
 *
 * @param booking locked
 * @param before its segments before the change
 */
export async function followSegments(
  ctx: Context,
  booking: Booking,
  before: readonly StoredSegment[],
): Promise<Booking> {
  const after = await segmentsOfBookings(ctx.sql, [booking.id]);
  if (after.length === 0) return booking;
  const sent = requestAfterSegments(booking, booking, before, after, travelData());
  const isRewritten = !deepEqual(sent, pick(booking));
  const [was, is] = [statusOfSegments(before), statusOfSegments(after)];
  const status = before.length > 0 && was === is ? booking.status : is;
  const next: Booking = {
    ...booking,
    ...(isRewritten ? { ...sent, ...recogniseSent({ ...booking, ...sent }) } : {}),
    status,
    tripId: after.find((it) => !it.removed)?.tripId ?? null,
  };
  if (deepEqual(next, booking)) return booking;
  const cancelledAt = status === "confirmed" ? null : (booking.cancelledAt ?? ctx.now);
  const saved = { ...next, updatedAt: ctx.now, cancelledAt };
  await saveBooking(ctx.sql, saved);
  return saved;
}

const pick = ({ destination, dates, guests, preferences }: Booking) => ({ destination, dates, guests, preferences });
