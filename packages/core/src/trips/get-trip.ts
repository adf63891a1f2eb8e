import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../access.ts";
import { query } from "../define.ts";
import { presentTrip, tripWire } from "./wire.ts";

export const getTrip = query({
  name: "get_trip",
  description: "One trip with its whole itinerary: days with notes and activities, and the parked tray.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ trip: tripWire }),
  rest: { method: "GET", path: "/api/trips/{id}", params: { id: "trip_id" } },
  async run(scene, input) {
    const { document, role } = await tripFor(scene, input.trip_id, "viewer");
    return { trip: presentTrip(document, role) };
  },
});
