import { deepEqual } from "@caravan/domain/deep-equal";
import { said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { requireNoApproval } from "../kernel/propose-or-apply.ts";
import { bookingFor } from "./access.ts";
import { assignChosenTrip, assignFittingTrip, recogniseSent, warnOfDates } from "./assign-trip.ts";
import { carryToSegments } from "./carry-to-segments.ts";
import { findOwnSame, holdOwnBookings } from "./own-booking.ts";
import { nameOfBooking as nameOf, recordBookingChange, tellOfBooking as tell } from "./record-booking-change.ts";
import { type Booking, insertBooking, type SentBooking, saveBooking } from "./store.ts";

/**
 * Stores a new booking, or completes the caller's own record of the same one, with a warning.
 *
 * @param tripId undefined: dates and place decide
 */
export async function saveNewBooking(
  ctx: Context,
  sent: SentBooking,
  tripId: string | null | undefined,
): Promise<Booking> {
  await holdOwnBookings(ctx);
  const found = recogniseSent(sent);
  warnOfDates(ctx, sent.dates, found);
  const wanted: Booking = {
    ...{ id: ctx.newId(), ownerId: signedIn(ctx.actor).userId, origin: "recorded", status: "confirmed" },
    ...sent,
    ...found,
    ...{ tripId: null, tripChosen: false, createdAt: ctx.now, updatedAt: ctx.now, cancelledAt: null },
  };
  const same = await findOwnSame(ctx, wanted, "hand");
  if (same?.status === "confirmed") return completeBooking(ctx, same.id, wanted, tripId);
  const link = tripId === undefined ? await assignFittingTrip(ctx, found) : await assignChosenTrip(ctx, tripId);
  const booking = { ...wanted, ...link };
  await insertBooking(ctx.sql, booking);
  await carryToSegments(ctx, null, booking);
  if (booking.tripId !== null)
    await tell(ctx, booking.tripId, "create_booking", said`Added the booking ${nameOf(booking)}`);
  return booking;
}

/**
 * Updates the existing record when a booking is sent again: new values replace recorded ones, and complete what a
 * confirmation states.
 */
async function completeBooking(
  ctx: Context,
  id: string,
  sent: Booking,
  tripId: string | null | undefined,
): Promise<Booking> {
  const before = await bookingFor(ctx, id, "alone");
  const join = (part: keyof SentBooking) =>
    before.origin === "recorded" ? joined(sent[part], before[part]) : joined(before[part], sent[part]);
  const request = {
    destination: join("destination"),
    dates: before.origin === "recorded" || before.startDate === null ? sent.dates : before.dates,
    guests: join("guests"),
    preferences: join("preferences"),
    specialRequests: sent.specialRequests ?? before.specialRequests,
    notes: sent.notes ?? before.notes,
  };
  const found = recogniseSent(request);
  const isOnTrip = before.tripId !== null || before.tripChosen;
  const link =
    tripId !== undefined
      ? await assignChosenTrip(ctx, tripId)
      : isOnTrip
        ? { tripId: before.tripId, tripChosen: before.tripChosen }
        : await assignFittingTrip(ctx, found);
  const wanted: Booking = { ...before, ...request, ...found, ...link, updatedAt: ctx.now };
  if (!deepEqual(wanted, { ...before, updatedAt: ctx.now })) requireNoApproval(ctx, nameOf(before).text);
  await saveBooking(ctx.sql, wanted);
  const after = await carryToSegments(ctx, before, wanted);
  await recordBookingChange(ctx, before, after);
  ctx.effects.warnings.push({
    code: "same_booking",
    message: said`${nameOf(after)} was already among your bookings. What you sent was merged with it.`,
    path: "",
  });
  return after;
}

/** Merges two objects, with the fields of the first where both have them; of other values, the first that is set. */
function joined(first: unknown, second: unknown): unknown {
  if (isFields(first) && isFields(second)) return { ...second, ...first };
  return first === null || first === "" || (isFields(first) && Object.keys(first).length === 0) ? second : first;
}

const isFields = (it: unknown): it is Readonly<Record<string, unknown>> =>
  typeof it === "object" && it !== null && !Array.isArray(it);
