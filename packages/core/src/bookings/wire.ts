import { numberOf } from "@caravan/domain/amount";
import { statusWithSegments } from "@caravan/domain/bookings/booking-of-segments";
import { purchaseName } from "@caravan/domain/bookings/purchase-name";
import { segmentStatuses } from "@caravan/domain/confirmation/reading";
import { bookingKinds, bookingOrigins } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { StoredSegment } from "../segments/write-segments.ts";
import type { BookingOnTrip } from "./bookings-on-trip.ts";
import type { Booking } from "./store.ts";

/** The recognised fields of a booking; null when not stated. */
const recognised = {
  kind: z.enum(bookingKinds),
  title: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  provider: z.string().nullable(),
  confirmation_number: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
};

export const bookingWire = z.object({
  id: f.id,
  status: f.bookingStatus,
  origin: z.enum(bookingOrigins).meta({
    description: "recorded by its owner, read in a confirmation, or added to a trip by hand",
  }),
  destination: z.unknown().meta({ description: "As sent, like dates, guests, preferences and specialRequests" }),
  dates: z.unknown(),
  guests: z.unknown(),
  preferences: z.unknown(),
  specialRequests: z.unknown(),
  notes: z.string().nullable(),
  ...recognised,
  adults: z.number().nullable(),
  children: z.number().nullable(),
  rooms: z.number().nullable(),
  trip_id: f.id.nullable().meta({ description: "The trip that it is linked to" }),
  trip_chosen: z.boolean().meta({ description: "Its owner chose the trip, or none: new dates do not change that" }),
  created_at: z.string(),
  updated_at: z.string(),
  cancelled_at: z.string().nullable(),
});

/** A booking as its owner reads it, with the status of its segments. */
export const ownBookingWire = bookingWire.extend({
  segments_status: z.enum(segmentStatuses).meta({
    description: "The status with its segments: changed when a confirmation has changed one that is still on",
  }),
});

/** What members of the trip see of a booking. */
export const tripBookingWire = z.object({
  id: f.id,
  status: f.bookingStatus,
  ...recognised,
  confirmation_number: recognised.confirmation_number.meta({ description: "Of your own bookings only" }),
  owner: z.object({ user_id: f.id, name: z.string() }),
});

export function presentBooking(it: Booking): z.input<typeof bookingWire> {
  return {
    id: it.id,
    status: it.status,
    origin: it.origin,
    destination: it.destination,
    dates: it.dates,
    guests: it.guests,
    preferences: it.preferences,
    specialRequests: it.specialRequests,
    notes: it.notes,
    ...presentRecognised(it),
    adults: it.adults,
    children: it.children,
    rooms: it.rooms,
    trip_id: it.tripId,
    trip_chosen: it.tripChosen,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
    cancelled_at: it.cancelledAt?.toISOString() ?? null,
  };
}

/** @param segments those of the booking, perhaps among others */
export function presentOwn(it: Booking, segments: readonly StoredSegment[]): z.input<typeof ownBookingWire> {
  const own = segments.filter((segment) => segment.bookingId === it.id);
  return { ...presentBooking(it), title: purchaseName(it, own), segments_status: statusWithSegments(it.status, own) };
}

/** @param segments of its trip */
export function presentOnTrip(
  it: BookingOnTrip,
  segments: readonly StoredSegment[],
  reader: string,
): z.input<typeof tripBookingWire> {
  const own = segments.filter((segment) => segment.bookingId === it.id);
  const confirmation_number = it.ownerId === reader ? it.confirmationNumber : null;
  const owner = { user_id: it.ownerId, name: it.ownerName };
  return {
    id: it.id,
    status: it.status,
    ...presentRecognised(it),
    title: purchaseName(it, own),
    confirmation_number,
    owner,
  };
}

function presentRecognised(it: Booking | BookingOnTrip) {
  return {
    kind: it.kind,
    title: it.title,
    city: it.city,
    country: it.country,
    address: it.address,
    lat: it.lat,
    lng: it.lng,
    start_date: it.startDate,
    end_date: it.endDate,
    start_time: it.startTime,
    end_time: it.endTime,
    provider: it.provider,
    confirmation_number: it.confirmationNumber,
    price: numberOf(it.price),
    currency: it.currency,
  };
}
