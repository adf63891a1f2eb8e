import * as f from "@caravan/domain/fields";
import { apply } from "@caravan/domain/trip/patch";
import { namesOf } from "@caravan/domain/trip/proposal/proposal-summary";
import {
  changesOf,
  InvalidSelection,
  type ProposedChange,
  subPatch,
} from "@caravan/domain/trip/proposal/proposed-changes";
import { settleOrder } from "@caravan/domain/trip/settle-order";
import { listed, said, sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { type OpenedTrip, tripFor, tripForChange } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict, invalid, invalidAt } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { word } from "../kernel/word.ts";
import { presentTrip, tripWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { checkMayApprove, isOwn } from "./access.ts";
import { amendInput, amendmentOf } from "./amend.ts";
import { alreadyDecided, announceDecision, decisionNow, replyInput, requirePending } from "./decision.ts";
import { proposalOn } from "./read-proposal.ts";
import { decideProposal, type StoredProposal } from "./store.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const approveProposal = command({
  name: "approve_proposal",
  description:
    "Applies a proposal, or only the named changes of it, checked against the trip as it is now. Only when your person says so; a key cannot approve its own proposals, and one that asks first none.",
  audience: "trips:write",
  approval: "refused",
  capability: true,
  logged: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "forbidden", "own_proposal", "proposal_stale", "proposal_decided"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", proposal_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e04" }],
  view: "summary",
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id,
    ...viewInput,
    changes: z.array(z.string().max(200)).min(1).max(1000).optional().meta({
      description: "Only these, by id, with what they name in needs; the rest is rejected",
    }),
    amend: amendInput,
    reply: replyInput,
  }),
  output: z.object({
    proposal: proposalWire,
    trip: tripWire,
    edit_id: f.id.nullable().meta({ description: "Null for what is beside the plan" }),
    answer: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "For what is beside the plan: what its verb answered, such as the url of an invitation" }),
  }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/proposals/{proposalId}/approve",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async prepare(ctx, input) {
    // A key that needs approval is refused in any case; for its own proposal the error says why.
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    checkMayApprove(ctx.actor, await proposalOn(ctx, document.id, input.proposal_id));
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const { id } = trip.document;
    const proposal = await proposalOn(ctx, id, input.proposal_id);
    checkMayApprove(ctx.actor, proposal);
    requirePending(proposal);
    if (proposal.request !== null) return approveRequest(ctx, trip, proposal, input);

    const changes = changesOf(trip.document, proposal.patch, proposal.knownAs);
    const wanted = new Set(input.changes ?? changes.map((it) => it.id));
    const patch = partOf(proposal, changes, [...wanted]);
    const chosen = changes.filter((it) => wanted.has(it.id));
    checkFits(chosen);
    const isWhole = chosen.length === changes.length;
    const words = isWhole
      ? said`Approved: ${sentenceFrom(proposal.summary, proposal.words)}`
      : said`Approved ${chosen.length} of ${changes.length} changes: ${namesOf(chosen)}`;
    // Its places refer to the neighbours at the time when it was made.
    const isAsMade = isWhole && trip.document.revision === proposal.baseRevision;
    const settling = isAsMade ? [] : settleOrder(apply(trip.document, patch).next, patch);
    const approved = [...patch, ...settling];
    const amended = amendmentOf(ctx, trip.document, approved, input.amend ?? []);
    const { document, editId } = await changeTrip(ctx, trip, {
      action: "approve_proposal",
      summary: amended ? said`${words}, with changes to ${listed(amended.named)}` : words,
      patch: [...approved, ...(amended?.patch ?? [])],
      // A partly approved revert does not revert an entry as a whole.
      reverts: isWhole ? proposal.reverts : [],
      proposalId: proposal.id,
    });
    if (editId === null) throw new Error(`proposal ${proposal.id} has nothing in it`);
    const accepted = isWhole ? [] : chosen.map((it) => it.id);
    const decided = { ...proposal, status: "approved", decided: decisionNow(ctx), editId, accepted } as const;
    const done = { ...decided, reply: input.reply ?? null, amended: amended?.stored ?? null };
    if (!(await decideProposal(ctx.sql, done))) throw alreadyDecided();
    await announceDecision(ctx, id, proposal.id);
    return {
      proposal: presentProposal(done, document, isOwn(ctx.actor, proposal)),
      trip: presentTrip(document, trip.role),
      edit_id: editId,
    };
  },
});

/** Runs what was proposed, with the permissions of whoever approves. */
async function approveRequest(
  ctx: Context,
  trip: OpenedTrip,
  proposal: StoredProposal,
  { changes, amend, reply }: { changes?: unknown; amend?: unknown; reply?: string | undefined },
) {
  if (changes !== undefined) throw invalidAt("changes", "this proposal is approved or rejected as a whole");
  if (amend !== undefined) throw invalidAt("amend", "only changes to the plan can be approved with changes");
  const { answer, outcome } = await ctx.runRequest(ctx, proposal.action, proposal.request);
  const done = { ...proposal, status: "approved", decided: decisionNow(ctx), outcome, reply: reply ?? null } as const;
  if (!(await decideProposal(ctx.sql, done))) throw alreadyDecided();
  await announceDecision(ctx, trip.document.id, proposal.id);
  return {
    proposal: presentProposal(done, trip.document, isOwn(ctx.actor, proposal)),
    trip: presentTrip(trip.document, trip.role),
    edit_id: null,
    answer: { ...answer },
  };
}

function partOf({ patch }: StoredProposal, changes: readonly ProposedChange[], wanted: readonly string[]) {
  try {
    return subPatch(patch, changes, wanted);
  } catch (error) {
    if (!(error instanceof InvalidSelection)) throw error;
    throw invalid(error.problems.map(({ id, message }) => ({ path: "changes", message, change_id: id })));
  }
}

/** It stays pending, so that the part that fits can be accepted. */
function checkFits(chosen: readonly ProposedChange[]): void {
  const stale = chosen.filter((it) => it.obstacle !== null);
  if (stale.length === 0) return;
  throw conflict(
    "proposal_stale",
    "The trip has changed since and not all of this fits any more. Accept the changes that do, or ask for a new proposal.",
    stale.slice(0, 50).map((it) => ({
      path: "changes",
      message: it.obstacle ?? "",
      change_id: it.id,
      summary: word(it.summary),
    })),
  );
}
