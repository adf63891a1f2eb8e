import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { bookingsOnTrip } from "./bookings-on-trip.ts";
import { presentOnTrip, tripBookingWire } from "./wire.ts";

export const listTripBookings = query({
  name: "list_trip_bookings",
  description: "The bookings on a trip, of all its members, by date: what was recognised in them.",
  audience: "bookings:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ bookings: z.array(tripBookingWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/bookings", params: { id: "trip_id" } },
  async run(ctx, { trip_id }) {
    const { userId } = signedIn(ctx.actor);
    const kept = await bookingsOnTrip(ctx, trip_id);
    const segments = await segmentsOnTrip(ctx, trip_id);
    return { bookings: kept.map((it) => presentOnTrip(it, segments, userId)) };
  },
});
