import { requireRoleLocked } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { carryToSegments } from "./carry-to-segments.ts";
import { recordBookingChange } from "./record-booking-change.ts";
import { type Booking, saveBooking } from "./store.ts";

/**
 * Moves a locked booking with its segments to a trip that the caller may edit; does nothing when it is there already.
 */
export async function bringToTrip(ctx: Context, before: Booking, tripId: string): Promise<Booking> {
  if (before.tripId === tripId) return before;
  if (before.tripId !== null) await requireRoleLocked(ctx, before.tripId, "editor");
  const after: Booking = { ...before, tripId, updatedAt: ctx.now };
  await saveBooking(ctx.sql, after);
  const carried = await carryToSegments(ctx, before, after);
  await recordBookingChange(ctx, before, carried);
  return carried;
}
