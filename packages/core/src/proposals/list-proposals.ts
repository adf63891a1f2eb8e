import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole, tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { isOwn } from "./access.ts";
import { newFindingsOf } from "./new-findings.ts";
import { readProposal } from "./read-proposal.ts";
import { pendingProposals, type StoredProposal } from "./store.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const listProposals = query({
  name: "list_proposals",
  description:
    "Changes that wait for a decision, oldest first: what each would do and whether it still fits. With proposal_id that one alone, whatever its status: pending, approved (edit_id is its entry in the edit log) or rejected. For editors and owners; by id also for whoever made it.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found", "forbidden"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id.optional().meta({ description: "Only this one, also after its decision" }),
    include_patch: z
      .boolean()
      .default(false)
      .meta({ description: "True: each with its patch. The changes describe it in words" }),
  }),
  output: z.object({ proposals: z.array(proposalWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/proposals", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { trip_id: tripId } = input;
    const role = await requireRole(ctx, tripId, "viewer");
    const proposals =
      input.proposal_id === undefined
        ? await waitingOn(ctx, role, tripId)
        : [await readProposal(ctx, role, tripId, input.proposal_id)];
    if (proposals.length === 0) return { proposals: [] };
    const { document } = await tripFor(ctx, tripId, "viewer");
    const findings = await newFindingsOf(ctx, document, proposals);
    return {
      proposals: proposals.map((it) =>
        presentProposal(it, document, isOwn(ctx.actor, it), findings.get(it.id), input.include_patch),
      ),
    };
  },
});

async function waitingOn(ctx: Context, role: MemberRole, tripId: string): Promise<StoredProposal[]> {
  if (role === "viewer")
    throw forbidden(
      "Only editors and owners can list proposals. The author of a proposal can read it with proposal_id.",
    );
  return pendingProposals(ctx.sql, tripId);
}
