import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { isDecidedAlone } from "@caravan/domain/trip/proposal/bundles";
import { said, sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { DomainError, invalidAt } from "../kernel/errors.ts";
import { word } from "../kernel/word.ts";
import { checkMayApprove } from "./access.ts";
import { approveProposal } from "./approve-proposal.ts";
import { replyInput } from "./decision.ts";
import { proposalOn } from "./read-proposal.ts";
import { rejectProposal } from "./reject-proposal.ts";

const savepoint = statement("deciding-begin", "savepoint deciding", []);
const rollback = statement("deciding-undo", "rollback to savepoint deciding", []);
const MOST = 50;

export const decideProposals = command({
  name: "decide_proposals",
  description:
    "Approves or rejects several proposals of a trip at once, in the order in which they are named. What does not fit stays pending and is listed with its reason.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: "approve_proposal and reject_proposal, one by one: an agent decides only what its person said",
  logged: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "forbidden", "own_proposal", "proposal_stale", "proposal_decided"],
  input: z.object({
    trip_id: f.id,
    decision: z.enum(["approve", "reject"]),
    proposal_ids: z.array(f.id).min(1).max(MOST),
    reply: replyInput,
  }),
  output: z.object({
    decided: z.array(f.id).meta({ description: "In the order in which it was done" }),
    not_decided: z.array(z.object({ proposal_id: f.id, summary: z.string(), code: z.string(), message: z.string() })),
    edit_ids: z.array(f.id).meta({ description: "The entries of the edit log that approvals made" }),
  }),
  rest: { method: "POST", path: "/api/trips/{id}/proposals/decide", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    const { trip_id: tripId, decision } = input;
    await requireRole(ctx, tripId, decision === "approve" ? "editor" : "viewer");
    for (const id of new Set(input.proposal_ids)) {
      const proposal = await proposalOn(ctx, tripId, id);
      if (decision === "approve") checkMayApprove(ctx.actor, proposal);
      if (isDecidedAlone(proposal))
        throw invalidAt(
          "proposal_ids",
          said`"${sentenceFrom(proposal.summary, proposal.words)}" is decided on its own`,
        );
    }
  },
  async run(ctx, { trip_id, decision, proposal_ids, reply }) {
    const decided: string[] = [];
    const edit_ids: string[] = [];
    const not_decided: { proposal_id: string; summary: string; code: string; message: string }[] = [];
    let refusal: DomainError | undefined;
    for (const proposal_id of new Set(proposal_ids)) {
      const input = { trip_id, proposal_id, reply };
      try {
        const edit_id = await apart(ctx, async () => {
          if (decision === "approve") return (await approveProposal.run(ctx, input, undefined)).edit_id;
          await rejectProposal.run(ctx, input, undefined);
          return null;
        });
        decided.push(proposal_id);
        if (edit_id !== null) edit_ids.push(edit_id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refusal ??= error;
        const { summary, words } = await proposalOn(ctx, trip_id, proposal_id);
        not_decided.push({
          proposal_id,
          summary: word(sentenceFrom(summary, words)),
          code: error.code,
          message: word(error.said),
        });
      }
    }
    // Nothing has changed, so it is an error like that of one decision.
    if (decided.length === 0 && refusal) throw refusal;
    return { decided, not_decided, edit_ids };
  },
});

/** A refusal leaves no trace of what was done before it. */
async function apart<Value>(ctx: Context, work: () => Promise<Value>): Promise<Value> {
  await ctx.sql.rows(savepoint, []);
  const { effects } = ctx;
  const before = { warnings: effects.warnings.length, tasks: effects.afterCommit.length, logged: effects.logged };
  try {
    return await work();
  } catch (error) {
    await ctx.sql.rows(rollback, []);
    effects.warnings.length = before.warnings;
    effects.afterCommit.length = before.tasks;
    effects.logged = before.logged;
    throw error;
  }
}
