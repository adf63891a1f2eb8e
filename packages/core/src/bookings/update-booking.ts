import type { ParsedBooking } from "@caravan/domain/bookings/parse-booking";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { bookingFor } from "./access.ts";
import { assignChosenTrip, assignFittingTrip, recogniseSent, type TripAssignment, warnOfDates } from "./assign-trip.ts";
import { anyJson, extraFields, tripChoice } from "./booking-input.ts";
import { carryToActivities } from "./carry-to-activities.ts";
import { carryToSegments } from "./carry-to-segments.ts";
import { recordBookingChange } from "./record-booking-change.ts";
import { type Booking, saveBooking } from "./store.ts";
import { bookingWire, presentBooking } from "./wire.ts";

const input = z.object({
  booking_id: f.id,
  ...z.object({ ...anyJson, ...extraFields, status: f.bookingStatus, trip_id: tripChoice }).partial().shape,
});

export const updateBooking = command({
  name: "update_booking",
  description:
    "Changes a booking: each field that is sent replaces the one that was there. After new dates or another place its trip is searched again, unless trip_id was ever sent.",
  audience: "bookings:write",
  approval: "refused",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input,
  output: z.object({ booking: bookingWire, warnings: warningsWire }),
  rest: { method: "PATCH", path: "/api/bookings/{id}", params: { id: "booking_id" } },
  async run(ctx, { booking_id, trip_id, ...sent }) {
    const before = await bookingFor(ctx, booking_id, "alone");
    const whole = { ...before, ...defined(sent) };
    const found = recogniseSent(whole);
    if (sent.dates !== undefined) warnOfDates(ctx, sent.dates, found);
    const wanted: Booking = {
      ...whole,
      ...found,
      ...(await linkOf(ctx, before, found, trip_id)),
      updatedAt: ctx.now,
      cancelledAt: whole.status === "confirmed" ? null : (before.cancelledAt ?? ctx.now),
    };
    await saveBooking(ctx.sql, wanted);
    const after = await carryToSegments(ctx, before, wanted);
    await carryToActivities(ctx, before, after);
    await recordBookingChange(ctx, before, after);
    return { booking: presentBooking(after) };
  },
});

async function linkOf(
  ctx: Context,
  before: Booking,
  found: ParsedBooking,
  tripId: string | null | undefined,
): Promise<TripAssignment> {
  if (tripId !== undefined) return assignChosenTrip(ctx, tripId);
  const moved = whenAndWhere.some((it) => before[it] !== found[it]);
  return moved && !before.tripChosen
    ? assignFittingTrip(ctx, found)
    : { tripId: before.tripId, tripChosen: before.tripChosen };
}

/** The fields from which the trip follows. */
const whenAndWhere = ["startDate", "endDate", "title", "city", "country", "lat", "lng"] as const;

function defined<T extends object>(sent: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as never;
}
