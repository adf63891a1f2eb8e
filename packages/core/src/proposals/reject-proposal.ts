import * as f from "@caravan/domain/fields";
import { said, sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { checkMayReject, isOwn } from "./access.ts";
import { alreadyDecided, announceDecision, decisionNow, replyInput, requirePending } from "./decision.ts";
import { proposalOn } from "./read-proposal.ts";
import { decideProposal } from "./store.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const rejectProposal = command({
  name: "reject_proposal",
  description: "Turns a pending proposal down, or takes back your own.",
  audience: "trips:write",
  // A key withdraws its own proposals, and no others.
  approval: "applies",
  capability: true,
  logged: true,
  hints: { destructive: false, idempotent: false },
  errors: ["not_found", "forbidden", "proposal_decided"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", proposal_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e04" }],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id,
    reply: replyInput,
  }),
  output: z.object({ proposal: proposalWire }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/proposals/{proposalId}/reject",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run(ctx, input) {
    const { document, role } = await tripFor(ctx, input.trip_id, "viewer");
    const proposal = await proposalOn(ctx, document.id, input.proposal_id);
    checkMayReject(ctx.actor, role, proposal);
    requirePending(proposal);
    const done = { ...proposal, status: "rejected", decided: decisionNow(ctx), reply: input.reply ?? null } as const;
    // The log entry needs the trip's lock. Locking the proposal first could deadlock with an approval.
    const summary = isOwn(ctx.actor, proposal)
      ? said`Withdrew the proposal: ${sentenceFrom(proposal.summary, proposal.words)}`
      : said`Rejected: ${sentenceFrom(proposal.summary, proposal.words)}`;
    await logWithoutPatch(ctx, document, "reject_proposal", summary, proposal.id);
    if (!(await decideProposal(ctx.sql, done))) throw alreadyDecided();
    await announceDecision(ctx, document.id, proposal.id);
    return { proposal: presentProposal(done, document, isOwn(ctx.actor, proposal)) };
  },
});
