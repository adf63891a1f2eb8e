import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { presentSegment } from "../segments/present.ts";
import { segmentWire } from "../segments/wire.ts";
import { segmentsOfBookings } from "../segments/write-segments.ts";
import { bookingFor } from "./access.ts";
import { ownBookingWire, presentOwn } from "./wire.ts";

export const getBooking = query({
  name: "get_booking",
  description:
    "One booking record of your person: what was sent, what was recognised in it, its trip and its segments.",
  audience: "bookings:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ booking_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({ booking_id: f.id }),
  output: z.object({ booking: ownBookingWire, segments: z.array(segmentWire) }),
  rest: { method: "GET", path: "/api/bookings/{id}", params: { id: "booking_id" } },
  async run(ctx, { booking_id }) {
    const booking = await bookingFor(ctx, booking_id);
    const segments = await segmentsOfBookings(ctx.sql, [booking.id]);
    const shown = segments.filter((it) => !it.removed);
    return {
      booking: presentOwn(booking, segments),
      segments: shown.map((it) => presentSegment(it, signedIn(ctx.actor).userId)),
    };
  },
});
