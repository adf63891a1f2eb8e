import { said } from "@caravan/domain/words/sentence";
import { requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, forbidden, notFound } from "../kernel/errors.ts";
import { recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { findChecklist, holdChecklist, type StoredChecklist } from "./store.ts";

/** In one list. */
export const MOST_ITEMS = 300;

export const tooManyItems = () =>
  conflict("checklist_full", said`A checklist can have at most ${MOST_ITEMS} items. Make another one.`);

/**
 * A checklist of everybody on the trip, or of the caller alone. `edit` needs the right to change the trip for those of
 * everybody; every member may tick.
 */
export async function checklistForChange(ctx: Context, id: string, right: "tick" | "edit"): Promise<StoredChecklist> {
  const { userId } = signedIn(ctx.actor);
  const found = async () => {
    const list = await findChecklist(ctx.sql, id, userId);
    if (!list) throw notFound("checklist");
    return list;
  };
  const { tripId, ownerId } = await found();
  const role = await requireRoleLocked(ctx, tripId, "viewer", "checklist");
  if (right === "edit" && ownerId === null && role === "viewer")
    throw forbidden("You can tick what is on this list, but not change it. Make a list of your own.");
  await holdChecklist(ctx.sql, id);
  return found();
}

/** Tells everybody on the trip; nobody hears of other people's own lists. */
export async function recordChecklistChange(
  ctx: Context,
  { tripId, ownerId }: Pick<StoredChecklist, "tripId" | "ownerId">,
): Promise<void> {
  if (ownerId === null) await recordRoomEvent(ctx, tripRoom(tripId), "checklists.changed", { trip_id: tripId });
}
