import type { BookingStatus } from "@caravan/domain/field-choices";
import { truncate } from "@caravan/domain/truncate";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { recordChange } from "../kernel/record-change.ts";
import { assignChosenTrip, assignFittingTrip, recogniseSent, warnOfDates } from "./assign-trip.ts";
import { type Booking, insertBooking, type SentBooking } from "./store.ts";

/** Stores a new booking. `tripId` undefined: dates and place decide. */
export async function saveNewBooking(
  ctx: Context,
  sent: SentBooking,
  tripId: string | null | undefined,
): Promise<Booking> {
  const found = recogniseSent(sent);
  warnOfDates(ctx, sent.dates, found);
  const link = tripId === undefined ? await assignFittingTrip(ctx, found) : await assignChosenTrip(ctx, tripId);
  const booking: Booking = {
    id: ctx.newId(),
    ownerId: signedIn(ctx.actor).userId,
    status: "confirmed",
    ...sent,
    ...found,
    ...link,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    cancelledAt: null,
  };
  await insertBooking(ctx.sql, booking);
  if (booking.tripId !== null)
    await tell(ctx, booking.tripId, "create_booking", `Added the booking ${nameOf(booking)}`);
  return booking;
}

/** Logs a change of a booking on its present and former trip, as far as their members can see it. */
export async function recordBookingChange(ctx: Context, before: Booking, after: Booking): Promise<void> {
  if (before.tripId !== after.tripId) {
    if (before.tripId !== null)
      await tell(ctx, before.tripId, "update_booking", `Took the booking ${nameOf(before)} off the trip`);
    if (after.tripId !== null)
      await tell(ctx, after.tripId, "update_booking", `Put the booking ${nameOf(after)} on the trip`);
  } else if (after.tripId !== null && before.status !== after.status) {
    const { action, words } = turns[after.status];
    await tell(ctx, after.tripId, action, `${words} the booking ${nameOf(after)}`);
  } else if (after.tripId !== null && seen.some((it) => before[it] !== after[it])) {
    await tell(ctx, after.tripId, "update_booking", `Changed the booking ${nameOf(after)}`);
  }
}

const turns: Readonly<Record<BookingStatus, { action: string; words: string }>> = {
  cancelled: { action: "cancel_booking", words: "Cancelled" },
  confirmed: { action: "update_booking", words: "Undid the cancellation of" },
};

/** The fields that members of the trip see. */
const seen = [
  ...(["kind", "title", "city", "country", "address", "lat", "lng", "startDate", "endDate", "startTime"] as const),
  ...(["endTime", "provider", "price", "currency"] as const),
] satisfies readonly (keyof Booking)[];

const nameOf = (booking: Booking) => `"${truncate(booking.title, 80)}"`;

const tell = (ctx: Context, tripId: string, action: string, summary: string) =>
  recordChange(ctx, tripId, { action, summary, records: "bookings" });
