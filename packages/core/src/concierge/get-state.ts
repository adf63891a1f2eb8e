import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { stateWire } from "./wire.ts";

export const getConciergeState = query({
  name: "get_concierge_state",
  description:
    "The caller's own concierge state on a trip: settings, location, what is now and next, recommendations. With both revisions as they were last seen it says only that nothing changed.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    trip_revision: z.number().int().min(0).optional(),
    context_revision: z.number().int().min(0).optional(),
  }),
  output: z.object({
    changed: z.boolean(),
    trip_revision: z.number(),
    context_revision: z.number(),
    state: stateWire.nullable().meta({ description: "Null when nothing changed" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/concierge/state", params: { id: "trip_id" } },
  async run() {
    throw new Error("not built yet");
  },
});
