import * as f from "@caravan/domain/fields";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { unpublished } from "../kernel/define.ts";
import { conflict, type DomainError } from "../kernel/errors.ts";
import { recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import type { StoredProposal } from "./store.ts";

/** Agents who decide for their person say why in a comment; so it is not in the listings that they read. */
export const replyInput = unpublished(
  f.changeSummary
    .optional()
    .meta({ description: "What you say to whoever proposed it; they read it with the decision" }),
);

/** The decision of this call, for the proposal's row. */
export function decisionNow(ctx: Context): NonNullable<StoredProposal["decided"]> {
  const actor = signedIn(ctx.actor);
  const agentName = actor.kind === "agent" ? actor.agentName : null;
  return { userId: actor.userId, name: actor.name, agentName, at: ctx.now };
}

export function requirePending({ status }: StoredProposal): void {
  if (status !== "pending") throw alreadyDecided(status);
}

/** @param how left out by a caller who does not know the other decision */
export function alreadyDecided(how?: "approved" | "rejected"): DomainError {
  const words = how === "approved" ? "approved" : how === "rejected" ? "rejected" : "decided";
  return conflict("proposal_decided", `This proposal has been ${words} already.`);
}

/** Tells the room, and whoever proposed it. */
export async function announceDecision(ctx: Context, tripId: string, proposalId: string): Promise<void> {
  await recordRoomEvent(ctx, tripRoom(tripId), "proposal.decided", { trip_id: tripId, proposal_id: proposalId });
  await ctx.ports.jobs.add(ctx.sql, "push.tell", { kind: "decision", tripId, proposalId });
}
