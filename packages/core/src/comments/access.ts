import { groupFor } from "../groups/access.ts";
import { requireRoleLocked } from "../kernel/access.ts";
import { authorize } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { readProposal } from "../proposals/read-proposal.ts";
import { findHome, findStored, type StoredComment } from "./store.ts";

/**
 * A comment that the caller may see, on a trip or in a group, for a change. A key needs the scope to change that one.
 *
 * @returns `moderates`: the caller owns the trip or created the group
 */
export async function commentForChange(
  ctx: Context,
  id: string,
): Promise<{ readonly comment: StoredComment; readonly moderates: boolean }> {
  const home = await findHome(ctx.sql, id);
  if (!home) throw notFound("comment");
  if (home.tripId === null) {
    authorize(ctx.actor, "group_trips:write");
    if (home.code === null) throw notFound("comment");
    const group = await groupFor(ctx, home.code, "member", "shared");
    return { comment: await stillThere(ctx, id), moderates: group.role === "creator" };
  }
  authorize(ctx.actor, "trips:write");
  const role = await requireRoleLocked(ctx, home.tripId, "viewer", "comment");
  const comment = await stillThere(ctx, id);
  if (comment.proposalId !== null) await readProposal(ctx, role, home.tripId, comment.proposalId);
  return { comment, moderates: role === "owner" };
}

async function stillThere(ctx: Context, id: string): Promise<StoredComment> {
  const comment = await findStored(ctx.sql, id);
  if (!comment) throw notFound("comment");
  return comment;
}
