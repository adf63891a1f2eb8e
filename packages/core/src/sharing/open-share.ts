import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { sharedTrip } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { presentTrip, sharedTripWire } from "../wire/trip.ts";

export const openShare = query({
  name: "open_share",
  description:
    "The trip behind a public link: its plan, without budgets, people and private notes; notes of days only where the link shows them.",
  audience: "anyone",
  errors: ["not_found"],
  input: z.object({ token: f.opaque }),
  output: z.object({ trip: sharedTripWire }),
  rest: { method: "GET", path: "/api/public/trips/{token}" },
  async run(ctx, input) {
    const { document } = await sharedTrip(ctx, input.token);
    const trip = presentTrip(document, "viewer", await cachedPlacesForTrip(ctx, document));
    // Notes of activities are private; the output schema drops budgets, notes of the trip and the parked tray.
    const itinerary = trip.itinerary.map((day) => ({
      ...day,
      activities: day.activities.map((it) => ({
        ...it,
        notes: null,
        // A reason may say who wants a place, and what the travellers can eat; after a swap it is among the alternatives.
        reason: null,
        alternatives: it.provenance === "board" ? [] : it.alternatives.map((other) => ({ ...other, reason: "" })),
      })),
    }));
    return { trip: { ...trip, itinerary } };
  },
});
