import type { MemberRole } from "@caravan/domain/field-choices";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { checkMaySee } from "./access.ts";
import { findProposal, type StoredProposal } from "./store.ts";

/** A proposal of that trip; the caller checks the permission. */
export async function proposalOn(ctx: Context, tripId: string, id: string): Promise<StoredProposal> {
  const proposal = await findProposal(ctx.sql, tripId, id);
  if (!proposal) throw notFound("proposal");
  return proposal;
}

/** One proposal, also after its decision: for editors, owners and its author. */
export async function readProposal(
  ctx: Context,
  role: MemberRole,
  tripId: string,
  id: string,
): Promise<StoredProposal> {
  const proposal = await proposalOn(ctx, tripId, id);
  checkMaySee(ctx.actor, role, proposal);
  return proposal;
}
