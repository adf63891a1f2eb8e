import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { forbidden, notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { groupFor } from "./access.ts";
import { memberName } from "./group-members.ts";
import { setLead } from "./store.ts";
import { personWire } from "./wire.ts";

export const handOverLead = command({
  name: "hand_over_lead",
  description: "Makes another member the lead, who runs the alignment. Only the creator and the lead can do this.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: { event: "ownership_changed", about: (it) => ({ subjectUserId: it.user_id, detail: { of: "group" } }) },
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ lead: personWire }),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/lead" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member", "alone");
    if (group.role !== "creator" && !group.isLead)
      throw forbidden("Only the creator of this group trip and its lead can hand the lead over.");
    const userId = input.user_id.toLowerCase();
    const name = await memberName(ctx, group.id, userId);
    if (name === undefined) throw notFound("member");
    if (userId !== group.leadId) {
      await setLead(ctx.sql, group.id, userId);
      await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id, user_id: userId });
    }
    return { lead: { user_id: userId, name } };
  },
});
