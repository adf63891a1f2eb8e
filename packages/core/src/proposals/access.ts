import type { MemberRole } from "@caravan/domain/field-choices";
import { type Actor, needsApproval, signedIn } from "../kernel/actor.ts";
import { DomainError, forbidden } from "../kernel/errors.ts";
import type { StoredProposal } from "./store.ts";

/** Whether the caller made it: this key, or this person without an agent. */
export function isOwn(actor: Actor, { userId, apiKeyId }: StoredProposal): boolean {
  const caller = signedIn(actor);
  return caller.kind === "agent" ? apiKeyId === caller.keyId : apiKeyId === null && userId === caller.userId;
}

/** The same, but a person counts also for their agents. */
function isTheirs(actor: Actor, proposal: StoredProposal): boolean {
  return isOwn(actor, proposal) || (actor.kind === "person" && proposal.userId === actor.userId);
}

export function checkMaySee(actor: Actor, role: MemberRole, proposal: StoredProposal): void {
  if (role === "viewer" && proposal.userId !== signedIn(actor).userId)
    throw forbidden("Only editors and the author can see a proposal.");
}

/** The role is checked where the trip is loaded. */
export function checkMayApprove(actor: Actor, proposal: StoredProposal): void {
  if (actor.kind === "agent" && isOwn(actor, proposal))
    throw new DomainError("forbidden", "own_proposal", "A key cannot approve its own proposal: ask its person.");
  if (needsApproval(actor)) throw forbidden("This key needs approval for changes, so a person has to approve this.");
}

/** Editors reject; the author withdraws. */
export function checkMayReject(actor: Actor, role: MemberRole, proposal: StoredProposal): void {
  if (isTheirs(actor, proposal)) return;
  if (needsApproval(actor)) throw forbidden("This key can only withdraw its own proposals.");
  if (role === "viewer") throw forbidden("You can view this trip but not decide on its proposals.");
}
