import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { conflict, forbidden, notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { groupFor } from "./access.ts";
import { memberName, removeFromGroup } from "./group-members.ts";
import { leaveLinkedTrips } from "./linked-trip-members.ts";
import { setLead } from "./store.ts";

export const removeGroupMember = command({
  name: "remove_group_member",
  description:
    "Removes a member from a group trip. The creator can remove anybody, and members can leave; the creator cannot.",
  audience: "person",
  withoutTool: decidesAccess,
  endsAccess: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "creator_stays"],
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/group-trips/{trip_code}/members/{userId}",
    params: { userId: "user_id" },
  },
  async run(ctx, input) {
    const { userId: you } = signedIn(ctx.actor);
    const group = await groupFor(ctx, input.trip_code, "member", "alone");
    const userId = input.user_id.toLowerCase();
    const leaves = userId === you;
    if (!leaves && group.role !== "creator")
      throw forbidden("Only the creator of this group trip can remove other members.");
    if (userId === group.creatorId)
      throw conflict("creator_stays", "The creator cannot leave the group trip. Delete it instead.");
    if ((await memberName(ctx, group.id, userId)) === undefined) throw notFound("member");
    await removeFromGroup(ctx, { groupId: group.id, userId, barred: !leaves });
    if (userId === group.leadId) await setLead(ctx.sql, group.id, group.creatorId);
    const move = { groupId: group.id, tripId: group.tripId, userId, action: "remove_group_member", left: leaves };
    await leaveLinkedTrips(ctx, move);
    const ids = { group_trip_id: group.id, user_id: userId };
    await recordRoomEvent(ctx, groupRoom(group.id), "members.changed", ids);
    await publish(ctx, "group_member_removed", { groupId: group.id, userId });
    return { removed: true as const };
  },
});
