import { type Actor, signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { forbidden, notFound } from "../errors.ts";
import { reaches } from "../groups/access.ts";
import { type Booking, findBooking, lockBooking } from "./store.ts";

/**
 * The only way to a booking: it is its owner's, and a key that is limited to some trips knows only what is on them. What the
 * members of a trip see of it is `on-trip.ts`.
 */
export async function bookingFor(scene: Scene, id: string, lock: "none" | "alone" = "none"): Promise<Booking> {
  const { userId } = signedIn(scene.actor);
  const booking = await (lock === "alone" ? lockBooking : findBooking)(scene.sql, id, userId);
  if (!booking || !reaches(scene.actor, booking.tripId)) throw notFound("booking");
  return booking;
}

/** A key that is limited to some trips must not put bookings where it cannot see them. */
export function mustReach(actor: Actor, tripId: string | null): void {
  if (!reaches(actor, tripId))
    throw forbidden("This key is limited to some trips, and this booking is on none of them. Name one as trip_id.");
}
