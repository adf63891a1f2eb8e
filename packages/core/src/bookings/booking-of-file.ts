import { numberOf } from "@caravan/domain/amount";
import type { FileBooking } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { Booking } from "./store.ts";

/** A booking of a trip file as one of the importer's. */
export function bookingOfFile(ctx: Context, { request, ...it }: FileBooking, tripId: string | null): Booking {
  return {
    ...it,
    ...(request ?? requestOf(it)),
    ...{ ownerId: signedIn(ctx.actor).userId, tripId, tripChosen: true, createdAt: ctx.now, updatedAt: ctx.now },
    cancelledAt: it.status === "cancelled" ? ctx.now : null,
  };
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
