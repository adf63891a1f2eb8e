import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { bookingFor } from "./access.ts";
import { bookingWire, presentBooking } from "./wire.ts";

export const getBooking = query({
  name: "get_booking",
  description:
    "One booking record of your person: what was sent, what was recognised in it, and the trip that it is on.",
  audience: "bookings:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ booking_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({ booking_id: f.id }),
  output: z.object({ booking: bookingWire }),
  rest: { method: "GET", path: "/api/bookings/{id}", params: { id: "booking_id" } },
  async run(ctx, { booking_id }) {
    return { booking: presentBooking(await bookingFor(ctx, booking_id)) };
  },
});
