import { type Actor, reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { forbidden, notFound } from "../kernel/errors.ts";
import { holdOwnBookings } from "./own-booking.ts";
import { type Booking, findBooking, lockBooking } from "./store.ts";

/**
 * The only way to a booking: for its owner, and for a key that is limited to some trips only when it is on one of them.
 * What members of a trip see is in `bookings-on-trip.ts`.
 */
export async function bookingFor(ctx: Context, id: string, lock: "none" | "alone" = "none"): Promise<Booking> {
  const { userId } = signedIn(ctx.actor);
  // The trip is read before the row is locked, so it must not change in between.
  if (lock === "alone") await holdOwnBookings(ctx);
  const booking = await (lock === "alone" ? lockBooking : findBooking)(ctx.sql, id, userId);
  if (!booking || !reachesTrip(ctx.actor, booking.tripId)) throw notFound("booking");
  return booking;
}

/** A key that is limited to some trips must not save a booking that it could not read. */
export function requireReach(actor: Actor, tripId: string | null): void {
  if (!reachesTrip(actor, tripId))
    throw forbidden(
      "This key is limited to some trips, and this booking is on none of them. Send one of them as trip_id.",
    );
}
