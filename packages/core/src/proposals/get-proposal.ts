import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { notFound } from "../errors.ts";
import { proposalWire } from "./wire.ts";

export const getProposal = query({
  name: "get_proposal",
  description: "One proposal, also after it was decided. For editors, owners and whoever made it.",
  audience: "trips:read",
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, proposal_id: f.id }),
  output: z.object({ proposal: proposalWire }),
  rest: {
    method: "GET",
    path: "/api/trips/{id}/proposals/{proposalId}",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run() {
    throw notFound("proposal");
  },
});
