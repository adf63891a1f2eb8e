import { truncate } from "@caravan/domain/truncate";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import type { Context } from "../kernel/context.ts";
import { recordChange } from "../kernel/record-change.ts";
import type { Booking } from "./store.ts";

/** Logs a change of a booking on its current and its former trip, with what their members can see. */
export async function recordBookingChange(ctx: Context, before: Booking, after: Booking): Promise<void> {
  if (before.tripId !== after.tripId) {
    if (before.tripId !== null)
      await tellOfBooking(
        ctx,
        before.tripId,
        "update_booking",
        said`Removed the booking ${nameOfBooking(before)} from the trip`,
      );
    if (after.tripId !== null)
      await tellOfBooking(
        ctx,
        after.tripId,
        "update_booking",
        said`Put the booking ${nameOfBooking(after)} on the trip`,
      );
  } else if (after.tripId !== null && before.status !== after.status) {
    const name = nameOfBooking(after);
    if (after.status === "cancelled")
      await tellOfBooking(ctx, after.tripId, "cancel_booking", said`Cancelled the booking ${name}`);
    else await tellOfBooking(ctx, after.tripId, "update_booking", said`Undid the cancellation of the booking ${name}`);
  } else if (after.tripId !== null && seen.some((it) => before[it] !== after[it])) {
    await tellOfBooking(ctx, after.tripId, "update_booking", said`Changed the booking ${nameOfBooking(after)}`);
  }
}

/** The fields that members of the trip see. */
const seen = [
  ...(["kind", "title", "city", "country", "address", "lat", "lng", "startDate", "endDate", "startTime"] as const),
  ...(["endTime", "provider", "price", "currency"] as const),
] satisfies readonly (keyof Booking)[];

export const nameOfBooking = (booking: Booking) => said`"${truncate(booking.title, 80)}"`;

export const tellOfBooking = (ctx: Context, tripId: string, action: string, summary: Sentence) =>
  recordChange(ctx, tripId, { action, summary, records: "bookings" });
