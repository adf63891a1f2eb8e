import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { tripWire } from "../trips/wire.ts";
import { recommendationWire } from "./wire.ts";

export const undoRecommendation = command({
  name: "undo_recommendation",
  description: "Takes an applied recommendation back. Refused when anybody has edited the trip since.",
  audience: "trips:write",
  errors: ["not_found", "forbidden", "not_applied", "edit_intervened"],
  logged: true,
  askedFirst: "refused",
  input: z.object({ trip_id: f.id, recommendation_id: f.id }),
  output: z.object({
    recommendation: recommendationWire,
    trip: tripWire,
    edit_id: f.id,
    trip_revision: z.number(),
    context_revision: z.number(),
  }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/undo",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run() {
    throw new Error("not built yet");
  },
});
