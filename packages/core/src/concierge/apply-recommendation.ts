import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { tripWire } from "../trips/wire.ts";
import { recommendationWire } from "./wire.ts";

export const applyRecommendation = command({
  name: "apply_recommendation",
  description:
    "Applies one option of a recommendation to the plan. With an Idempotency-Key the same call answers the same for ever and changes the plan once.",
  audience: "trips:write",
  errors: [
    "not_found",
    "forbidden",
    "recommendation_stale",
    "option_stale",
    "trip_stale",
    "recommendation_expired",
    "recommendation_closed",
  ],
  logged: true,
  askedFirst: "refused",
  sameCall: ({ trip_id, recommendation_id }) => ({ trip_id, recommendation_id }),
  input: z.object({
    trip_id: f.id,
    recommendation_id: f.id,
    option_id: z.string().max(100).optional().meta({ description: "The first when left out" }),
    version: z.number().int().min(1).optional(),
    trip_revision: z.number().int().min(1).optional(),
  }),
  output: z.object({
    recommendation: recommendationWire,
    trip: tripWire,
    edit_id: f.id,
    trip_revision: z.number(),
    context_revision: z.number(),
  }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/apply",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run() {
    throw new Error("not built yet");
  },
});
