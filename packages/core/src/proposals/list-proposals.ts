import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { bundlesOf } from "@caravan/domain/trip/proposal/bundles";
import { changesInParts } from "@caravan/domain/trip/proposal/proposed-changes";
import { z } from "zod";
import { requireRole, tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { inParts, pacer } from "../kernel/let-others-run.ts";
import { newFindingWire } from "../wire/finding.ts";
import { isOwn } from "./access.ts";
import { type BundleOutcome, newFindingsOf, outcomeOfBundle } from "./new-findings.ts";
import { readProposal } from "./read-proposal.ts";
import { commentsSince, pendingProposals, proposalsChangedSince, type StoredProposal } from "./store.ts";
import { briefProposal, presentProposal, proposalWire } from "./wire.ts";

export const listProposals = query({
  name: "list_proposals",
  description:
    "Changes that wait for a decision, oldest first: what each would do and whether it still fits. With proposal_id that one, whatever its status; with since all that was proposed, decided or said after it. Viewers see their own.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found", "forbidden"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id.optional().meta({ description: "Only this one, also after its decision" }),
    since: z.iso
      .datetime()
      .max(40)
      .optional()
      .meta({ description: "next_since of the answer before: what has happened after it; some of it may come twice" }),
    include_patch: z
      .boolean()
      .default(false)
      .meta({ description: "True: each with its patch. The changes describe it in words" }),
  }),
  output: z.object({
    proposals: z.array(proposalWire),
    bundles: z
      .array(
        z.object({
          agent_name: z.string(),
          user_id: f.id.nullable(),
          proposal_ids: z.array(f.id),
          unfit: z.array(f.id).meta({ description: "Those that would no longer fit after the others" }),
          new_findings: z
            .array(newFindingWire)
            .nullable()
            .meta({ description: "Errors and warnings that all of it together would add; null when not checked" }),
        }),
      )
      .optional()
      .meta({ description: "What one agent proposes, as a whole; left out when no agent has several" }),
    next_since: z.string().meta({ description: "Send it as since to learn what happens after this" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/proposals", params: { id: "trip_id" } },
  brief: (answer, { include_patch }) =>
    include_patch ? answer : { ...answer, proposals: answer.proposals.map(briefProposal) },
  async run(ctx, input) {
    const { trip_id: tripId } = input;
    const role = await requireRole(ctx, tripId, "viewer");
    const next_since = new Date(ctx.now.getTime() - LATE_MS).toISOString();
    const proposals =
      input.proposal_id !== undefined
        ? [await readProposal(ctx, role, tripId, input.proposal_id)]
        : input.since !== undefined
          ? await changedOn(ctx, role, tripId, new Date(input.since))
          : await waitingOn(ctx, role, tripId);
    if (proposals.length === 0) return { proposals: [], next_since };
    const { document } = await tripFor(ctx, tripId, "viewer");
    const isWaiting = input.proposal_id === undefined && input.since === undefined;
    const bundles: { agent: string; proposals: StoredProposal[]; outcome: BundleOutcome }[] = [];
    for (const { key, agent, together } of isWaiting ? bundlesOf(proposals.map(withAuthor)) : []) {
      const own = together.map(({ stored }) => stored);
      bundles.push({ agent, proposals: own, outcome: await inParts(outcomeOfBundle(document, key, own)) });
    }
    const outcomes = bundles.map(({ outcome }) => outcome);
    const findings = await newFindingsOf(ctx, document, proposals, outcomes);
    const said = input.since === undefined ? [] : await commentsSince(ctx.sql, tripId, new Date(input.since));
    const presented: z.input<typeof proposalWire>[] = [];
    const pause = pacer();
    for (const it of proposals) {
      const own = isOwn(ctx.actor, it);
      const changes = await inParts(changesInParts(document, it.patch, it.knownAs));
      const more = { newFindings: findings.get(it.id) ?? null, withPatch: input.include_patch, changes };
      presented.push({ ...presentProposal(it, document, own, more), ...commentsOn(it.id, said) });
      await pause();
    }
    return {
      proposals: presented,
      ...(bundles.length > 0 && {
        bundles: bundles.map(({ agent, proposals, outcome }) => ({
          ...{ agent_name: agent, user_id: proposals[0]?.userId ?? null, proposal_ids: proposals.map(({ id }) => id) },
          ...{ unfit: [...outcome.unfit], new_findings: findings.get(outcome.key) ?? null },
        })),
      }),
      next_since,
    };
  },
});

const withAuthor = (stored: StoredProposal) => ({
  ...{ stored, action: stored.action },
  proposed_by: { user_id: stored.userId, agent_name: stored.agentName },
});

function commentsOn(id: string, said: Awaited<ReturnType<typeof commentsSince>>) {
  const own = said.filter((it) => it.proposalId === id);
  if (own.length === 0) return {};
  return { comments: own.map(({ text, by, createdAt }) => ({ text, by, created_at: createdAt.toISOString() })) };
}

/** A decision gets its time when its call begins, and can be read when that call has ended. */
const LATE_MS = 10_000;

async function changedOn(ctx: Context, role: MemberRole, tripId: string, since: Date): Promise<StoredProposal[]> {
  return proposalsChangedSince(ctx.sql, tripId, since, role === "viewer" ? signedIn(ctx.actor).userId : null);
}

async function waitingOn(ctx: Context, role: MemberRole, tripId: string): Promise<StoredProposal[]> {
  if (role === "viewer")
    throw forbidden(
      "Only editors and owners can list proposals. The author of a proposal can read it with proposal_id.",
    );
  return pendingProposals(ctx.sql, tripId);
}
