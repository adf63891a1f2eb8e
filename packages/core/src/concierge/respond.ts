import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { recommendationWire } from "./wire.ts";

export const respondToRecommendation = command({
  name: "respond_to_recommendation",
  description: "Dismisses a recommendation, keeps the plan as it is, or asks again later.",
  audience: "trips:write",
  errors: ["not_found", "recommendation_stale", "recommendation_expired", "recommendation_closed"],
  input: z.object({
    trip_id: f.id,
    recommendation_id: f.id,
    action: z.enum(["dismiss", "keep_plan", "snooze"]),
    version: z.number().int().min(1).meta({ description: "Of the recommendation as it was seen" }),
    snooze_minutes: f.snoozeMinutes.optional().meta({ description: "15 when left out" }),
  }),
  output: z.object({ recommendation: recommendationWire, context_revision: z.number() }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/respond",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run() {
    throw new Error("not built yet");
  },
});
