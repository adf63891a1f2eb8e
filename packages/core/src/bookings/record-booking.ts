import { z } from "zod";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { anyJson, extraFields, tripChoice } from "./booking-input.ts";
import { saveNewBooking } from "./save-new-booking.ts";
import { bookingWire, presentBooking } from "./wire.ts";

/** `create_booking` for REST and the web app, which send more than objects. */
export const recordBooking = command({
  name: "record_booking",
  description:
    "Records a booking that was made elsewhere; nothing is ordered or paid here. What is sent is kept as it is, and what is recognised stands beside it.",
  audience: "bookings:write",
  withoutTool: "create_booking with the fields of the interface",
  approval: "applies",
  errors: ["not_found", "forbidden"],
  input: z.object({ ...anyJson, ...z.object({ ...extraFields, trip_id: tripChoice }).partial().shape }),
  output: z.object({ booking: bookingWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/bookings", status: 201 },
  async run(ctx, { trip_id, notes = null, specialRequests = null, ...sent }) {
    return { booking: presentBooking(await saveNewBooking(ctx, { ...sent, specialRequests, notes }, trip_id)) };
  },
});
