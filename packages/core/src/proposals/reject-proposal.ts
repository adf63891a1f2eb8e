import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";

import { proposalWire } from "./wire.ts";

export const rejectProposal = command({
  name: "reject_proposal",
  description: "Turns a proposal down. Whoever made it can take it back in the same way.",
  audience: "trips:write",
  capability: true,
  logged: true,
  hints: { destructive: false, idempotent: false },
  errors: ["not_found", "forbidden", "proposal_decided"],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id,
  }),
  output: z.object({ proposal: proposalWire }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/proposals/{proposalId}/reject",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run() {
    throw notFound("proposal");
  },
});
