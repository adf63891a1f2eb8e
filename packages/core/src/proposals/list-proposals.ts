import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { roleOn } from "../access.ts";
import { query } from "../define.ts";
import { proposalWire } from "./wire.ts";

export const listProposals = query({
  name: "list_proposals",
  description:
    "Changes that wait for a decision, oldest first: what each would do, in words and as a patch, and whether it still fits. For editors and owners.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ proposals: z.array(proposalWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/proposals", params: { id: "trip_id" } },
  async run(scene, input) {
    await roleOn(scene, input.trip_id, "editor");
    return { proposals: [] };
  },
});
