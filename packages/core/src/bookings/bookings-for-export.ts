import type { FileBooking } from "@caravan/domain/trip-file/trip-file";
import { mostRows } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { bookingsOnTrip } from "./bookings-on-trip.ts";
import { type Booking, listOwn } from "./store.ts";

/** The bookings on a trip as a file has them: the reader's own with all that was sent, those of others as members see them. */
export async function bookingsForExport(ctx: Context, tripId: string): Promise<FileBooking[]> {
  const { userId } = signedIn(ctx.actor);
  const own = await listOwn(ctx.sql, { ownerId: userId, tripIds: [tripId], after: null, most: mostRows.bookings });
  const onTrip = await bookingsOnTrip(ctx, tripId);
  return [
    ...own.map((it) => ({ ...recognisedIn(it), request: requestIn(it) })),
    ...onTrip
      .filter((it) => it.ownerId !== userId)
      .map((it) => ({
        ...recognisedIn({ ...it, origin: "recorded", adults: null, children: null, rooms: null }),
        ...{ confirmationNumber: null, request: null },
      })),
  ];
}

function requestIn({ destination, dates, guests, preferences, specialRequests, notes }: Booking) {
  return { destination, dates, guests, preferences, specialRequests, notes };
}

function recognisedIn(it: Omit<FileBooking, "request">): Omit<FileBooking, "request"> {
  return {
    ...{ id: it.id, ownerId: it.ownerId, origin: it.origin, status: it.status, kind: it.kind, title: it.title },
    ...{ city: it.city, country: it.country, address: it.address, lat: it.lat, lng: it.lng },
    ...{ startDate: it.startDate, endDate: it.endDate, startTime: it.startTime, endTime: it.endTime },
    ...{ adults: it.adults, children: it.children, rooms: it.rooms, provider: it.provider },
    ...{ confirmationNumber: it.confirmationNumber, price: it.price, currency: it.currency },
  };
}
