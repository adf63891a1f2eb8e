import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { groupFor } from "./access.ts";
import { activeMemberName } from "./group-members.ts";
import { setCreator, setLead } from "./store.ts";
import { personWire } from "./wire.ts";

export const handOverGroup = command({
  name: "hand_over_group_trip",
  description:
    "Makes another member the creator of a group trip, with all rights over it; the lead goes along if the creator had it. The creator until now stays a member; only the new one can undo it.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["not_found", "forbidden", "owner_stays", "recent_sign_in_needed"],
  audit: { event: "ownership_changed", about: (it) => ({ subjectId: it.trip_code, subjectUserId: it.user_id }) },
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ creator: personWire }),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/owner" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "creator", "alone");
    requireRecentSignIn(ctx);
    const userId = input.user_id.toLowerCase();
    if (userId === group.creatorId) throw conflict("owner_stays", "This person is already the creator.");
    const name = await activeMemberName(ctx, group.id, userId);
    if (name === undefined) throw notFound("member");
    await setCreator(ctx.sql, group.id, userId);
    if (group.leadId === group.creatorId) await setLead(ctx.sql, group.id, userId);
    await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id, user_id: userId });
    return { creator: { user_id: userId, name } };
  },
});
