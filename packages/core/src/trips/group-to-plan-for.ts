import { loadReadiness } from "../board/load-readiness.ts";
import { groupFor, type OpenedGroup, requireGroupScope } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, forbidden, invalid } from "../kernel/errors.ts";
import { requireNoApproval } from "../kernel/propose-or-apply.ts";
import type { CreateInput } from "./create-trip-input.ts";

/**
 * The group to plan for, when it is ready: called before planning and again before saving, with the group locked
 * exclusively. Null without a code.
 *
 * @throws missing `not_found`, invalid at `regeneration_mode`, conflict `board_not_ready`, forbidden for a key that needs
 *   approval, and for members who are not the lead, where another itinerary than the present one would be linked
 */
export async function groupToPlanFor(
  ctx: Context,
  input: Pick<CreateInput, "groupTripCode" | "regeneration_mode">,
  lock: "none" | "alone",
): Promise<OpenedGroup | null> {
  if (input.groupTripCode === undefined) return null;
  requireGroupScope(ctx.actor);
  const group = await groupFor(ctx, input.groupTripCode, "member", lock);
  if (group.tripId !== null && input.regeneration_mode === undefined)
    throw invalid(
      [{ path: "regeneration_mode", message: "is required: replace or new_version" }],
      "This group trip has an itinerary already. Send regeneration_mode: replace changes it, new_version makes another and links that.",
    );
  if (group.tripId !== null && input.regeneration_mode === "new_version") {
    requireNoApproval(ctx, "The itinerary of this group trip");
    requireGroupScope(ctx.actor, "group_trips:write");
    if (!group.isLead)
      throw forbidden(
        "Only the lead of this group trip can give it another itinerary. regeneration_mode: replace changes the present one.",
      );
  }
  const { ready, blockers } = await loadReadiness(ctx, group);
  if (!ready)
    throw conflict(
      "board_not_ready",
      "The group is not ready to plan by the rules that its creator has set.",
      blockers.map(({ code, message, how_to_clear }) => ({ path: "groupTripCode", message, code, how_to_clear })),
    );
  return group;
}

/** The itinerary to replace; null for a new one. */
export function replacedTrip(group: OpenedGroup | null, { regeneration_mode }: CreateInput): string | null {
  return group !== null && regeneration_mode === "replace" ? group.tripId : null;
}
