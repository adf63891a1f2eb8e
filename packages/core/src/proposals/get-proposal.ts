import * as f from "@caravan/domain/fields";
import { changesInParts } from "@caravan/domain/trip/proposal/proposed-changes";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { inParts } from "../kernel/let-others-run.ts";
import { isOwn } from "./access.ts";
import { newFindingsOf } from "./new-findings.ts";
import { readProposal } from "./read-proposal.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const getProposal = query({
  name: "get_proposal",
  description: "One proposal, also after its decision. For editors, owners and its author.",
  audience: "trips:read",
  withoutTool: "list_proposals with a proposal_id",
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, proposal_id: f.id }),
  output: z.object({ proposal: proposalWire }),
  rest: {
    method: "GET",
    path: "/api/trips/{id}/proposals/{proposalId}",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run(ctx, input) {
    const { document, role } = await tripFor(ctx, input.trip_id, "viewer");
    const proposal = await readProposal(ctx, role, document.id, input.proposal_id);
    const findings = await newFindingsOf(ctx, document, [proposal]);
    const changes = await inParts(changesInParts(document, proposal.patch, proposal.knownAs));
    const more = { newFindings: findings.get(proposal.id) ?? null, changes };
    return { proposal: presentProposal(proposal, document, isOwn(ctx.actor, proposal), more) };
  },
});
