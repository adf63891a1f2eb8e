import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { bookingFor } from "./access.ts";
import { carryToActivities } from "./carry-to-activities.ts";
import { carryToSegments } from "./carry-to-segments.ts";
import { recordBookingChange } from "./record-booking-change.ts";
import { saveBooking } from "./store.ts";
import { bookingWire, presentBooking } from "./wire.ts";

export const cancelBooking = command({
  name: "cancel_booking",
  description:
    "Marks a booking as cancelled, and with it its flights, stays and the like on the trip: they are no longer planned around and cost nothing. It stays listed and conflicts with nothing any more; whoever took the booking is not told. update_booking with status confirmed undoes it.",
  audience: "bookings:write",
  approval: "refused",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ booking_id: f.id }),
  output: z.object({ booking: bookingWire }),
  rest: { method: "DELETE", path: "/api/bookings/{id}", params: { id: "booking_id" } },
  async run(ctx, { booking_id }) {
    const before = await bookingFor(ctx, booking_id, "alone");
    if (before.status === "cancelled") return { booking: presentBooking(before) };
    const after = { ...before, status: "cancelled", updatedAt: ctx.now, cancelledAt: ctx.now } as const;
    await saveBooking(ctx.sql, after);
    await carryToSegments(ctx, before, after);
    await carryToActivities(ctx, before, after);
    await recordBookingChange(ctx, before, after);
    return { booking: presentBooking(after) };
  },
});
