import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { explanationOf } from "./explanation-of-trip.ts";

const leftOutWire = z.object({
  place_id: z.string(),
  name: z.string(),
  neighborhood: z.string(),
  lat: z.number(),
  lng: z.number(),
  duration_minutes: z.number(),
  verified: z.boolean(),
  why: z.string(),
  fits_on: z
    .object({ itinerary_id: f.id, date: z.string() })
    .nullable()
    .meta({ description: "A day that still has room for it" }),
});

export const explainTrip = query({
  name: "explain_trip",
  description:
    "Why each day of a trip is as it is, when its places are open and how one gets there, and which places were left out and why: worked out from the trip as it is now, or as the language model that wrote the plan says it, while that is still true. Each activity says in `reason` why it was chosen.",
  audience: "trips:read",
  withoutTool: rareByRest,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({
    overview: z
      .array(z.string())
      .meta({ description: "Before the days: where to stay, the season, what to book first, and what it comes to" }),
    days: z.array(z.object({ itinerary_id: f.id, date: z.string(), reason: z.string() })),
    activities: z
      .array(z.object({ activity_id: f.id, reason: z.string() }))
      .meta({ description: "When known places are open that day, and the way there from the stop before" }),
    left_out: z.array(leftOutWire),
    revision: z.number().meta({ description: "Of the trip that it is about" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/explanation", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const { overview, days, stops, leftOut } = await explanationOf(ctx, document);
    return {
      overview: [...overview],
      days: days.map((it) => ({ itinerary_id: it.dayId, date: it.date, reason: it.reason })),
      activities: stops.map((it) => ({ activity_id: it.activityId, reason: it.reason })),
      revision: document.revision,
      left_out: leftOut.map(({ place, why, fitsOn }) => ({
        place_id: place.id,
        name: place.name,
        neighborhood: place.neighborhood,
        lat: place.lat,
        lng: place.lng,
        duration_minutes: place.visitMinutes,
        verified: place.verified,
        why,
        fits_on: fitsOn && { itinerary_id: fitsOn.dayId, date: fitsOn.date },
      })),
    };
  },
});
