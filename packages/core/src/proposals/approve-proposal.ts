import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";

import { tripWire } from "../trips/wire.ts";
import { proposalWire } from "./wire.ts";

export const approveProposal = command({
  name: "approve_proposal",
  description:
    "Applies a proposal, or those of its changes that are named. Checked again against the trip as it is now. A key cannot approve what it proposed itself.",
  audience: "trips:write",
  capability: true,
  logged: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "forbidden", "own_proposal", "proposal_stale", "proposal_decided"],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id,
    changes: z.array(z.string().max(200)).min(1).max(1000).optional().meta({
      description: "Only these, by id; the rest is turned down. Each needs the changes that it names in needs",
    }),
  }),
  output: z.object({ proposal: proposalWire, trip: tripWire, edit_id: f.id }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/proposals/{proposalId}/approve",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run() {
    throw notFound("proposal");
  },
});
