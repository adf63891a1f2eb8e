import { type ComparableBooking, findSameBooking } from "@caravan/domain/bookings/same-booking";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { signedIn } from "../kernel/actor.ts";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import type { Context } from "../kernel/context.ts";
import { whereaboutsOfBooking } from "./booking-place.ts";
import { type Booking, findComparable } from "./store.ts";

export const comparableBooking = (it: Booking): ComparableBooking & { readonly booking: Booking } => ({
  ...it,
  where: whereaboutsOfBooking(it),
  booking: it,
});

/**
 * Locks the bookings of a person until commit against other recordings, imports and changes: the same booking arriving
 * twice at once is found, and the same mail sent twice makes one trip.
 */
export const holdOwnBookings = (ctx: Context) => holdAdvisoryLock(ctx.sql, `bookings:${signedIn(ctx.actor).userId}`);

/** The caller's record of the same booking; see {@link findSameBooking}. Call {@link holdOwnBookings} first. */
export async function findOwnSame(
  ctx: Context,
  wanted: Booking,
  written: "mail" | "hand",
  segments: readonly ReadSegment[] = [],
): Promise<Booking | undefined> {
  const actor = signedIn(ctx.actor);
  const dates = [wanted.startDate, ...segments.map((it) => it.start?.slice(0, 10) ?? null)];
  const kept = await findComparable(ctx.sql, actor.userId, actor.kind === "agent" ? actor.tripIds : [], {
    dates: dates.flatMap((it) => it ?? []),
    numbers: wanted.confirmationNumber === null ? [] : [wanted.confirmationNumber],
  });
  return findSameBooking(comparableBooking(wanted), kept.map(comparableBooking), written)?.booking;
}
