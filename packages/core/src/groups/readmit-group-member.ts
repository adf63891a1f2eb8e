import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { groupFor } from "./access.ts";
import { addMember, membershipOf } from "./group-members.ts";
import { joinLinkedTrip } from "./linked-trip-members.ts";

export const readmitGroupMember = command({
  name: "readmit_group_member",
  description: "Readmits a member whom the creator removed.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "group_full"],
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ readmitted: z.literal(true) }),
  rest: {
    method: "POST",
    path: "/api/group-trips/{trip_code}/members/{userId}/readmit",
    params: { userId: "user_id" },
  },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "creator", "alone");
    const userId = input.user_id.toLowerCase();
    const standing = await membershipOf(ctx, group.id, userId);
    if (!standing.isMember && !standing.wasRemoved) throw notFound("member");
    if (standing.wasRemoved) {
      await addMember(ctx, group.id, userId, standing);
      await joinLinkedTrip(ctx, { tripId: group.tripId, userId, action: "readmit_group_member" });
      const ids = { group_trip_id: group.id, user_id: userId };
      await recordRoomEvent(ctx, groupRoom(group.id), "members.changed", ids);
    }
    return { readmitted: true as const };
  },
});
