import { parseBooking } from "@caravan/domain/bookings/parse-booking";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { withCity } from "./booking-place.ts";
import { tripsFitting } from "./trips-fitting-booking.ts";

export const findBookingTrip = query({
  name: "find_booking_trip",
  description:
    "The trips that a booking with these dates and this place fits. When it is one, the booking is linked to it.",
  audience: "person",
  withoutTool: "fills in a form; agents name the trip",
  input: z.object({ destination: f.openJson, dates: f.openJson, preferences: f.openJson }).partial(),
  output: z.object({
    trips: z.array(
      z.object({ id: f.id, title: z.string(), destination: z.string(), start_date: z.string(), end_date: z.string() }),
    ),
  }),
  async run(ctx, { destination, dates, preferences }) {
    const found = withCity(parseBooking({ destination, dates, guests: null, preferences }));
    const trips = await tripsFitting(ctx, found);
    return {
      trips: trips.map(({ id, title, destination: to, startDate, endDate }) => ({
        id,
        title,
        destination: to,
        start_date: startDate,
        end_date: endDate,
      })),
    };
  },
});
