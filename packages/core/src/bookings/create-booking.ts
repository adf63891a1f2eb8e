import { z } from "zod";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { openObjects, tripChoice } from "./booking-input.ts";
import { saveNewBooking } from "./save-new-booking.ts";
import { bookingWire, presentBooking } from "./wire.ts";

export const createBooking = command({
  name: "create_booking",
  description:
    "Records a booking that was made elsewhere; nothing is ordered or paid here. It goes on the one trip that fits its dates and place, and warnings say when several do.",
  audience: "bookings:write",
  approval: "applies",
  capability: true,
  errors: ["not_found", "forbidden"],
  examples: [
    {
      destination: { name: "Hotel Avenida", city: "Lisbon", country: "Portugal" },
      dates: { start: "2030-05-03", end: "2030-05-07" },
      guests: { adults: 2, rooms: 1 },
      preferences: {
        kind: "stay",
        provider: "Booking.com",
        confirmation_number: "4021773",
        price: 480,
        currency: "EUR",
      },
    },
  ],
  input: z.object({ ...openObjects, trip_id: tripChoice.optional() }),
  output: z.object({ booking: bookingWire, warnings: warningsWire }),
  async run(ctx, { trip_id, ...sent }) {
    const booking = await saveNewBooking(ctx, { ...sent, specialRequests: null, notes: null }, trip_id);
    return { booking: presentBooking(booking) };
  },
});
