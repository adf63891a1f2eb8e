import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const requestEvaluation = command({
  name: "evaluate_concierge",
  description:
    "Has the rest of the caller's day looked at: what is found stands in their state in a moment. Once a minute for each traveller and trip.",
  audience: "trips:write",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    wish: z.enum(["what_now"]).optional().meta({ description: "what_now: also something for the time that is free" }),
  }),
  output: z.object({ status: z.literal("queued"), context_revision: z.number(), next_at: z.string() }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/evaluate", params: { id: "trip_id" }, status: 202 },
  async run() {
    throw new Error("not built yet");
  },
});
