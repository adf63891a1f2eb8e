import * as f from "@caravan/domain/fields";
import { type Sentence, said, type Value } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { queueSharedTripPush, recordMemberChange, setMemberRole } from "../kernel/trip-members.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { limitMember, removeMemberLimit } from "./member-limits.ts";
import { memberWire, presentMember } from "./wire.ts";

const madeInto = {
  owner: (name: Value | Sentence) => said`Made ${name} the owner`,
  editor: (name: Value | Sentence) => said`Made ${name} an editor`,
  viewer: (name: Value | Sentence) => said`Made ${name} a viewer`,
} as const;

export const changeRole = command({
  name: "change_member_role",
  description: "Makes a member an editor or a viewer. Only the owner can.",
  audience: "person",
  withoutTool: decidesAccess,
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "owner_stays"],
  input: z.object({ trip_id: f.id, user_id: f.id, role: f.grantableRole }),
  output: z.object({ member: memberWire }),
  rest: { method: "PATCH", path: "/api/trips/{id}/members/{userId}", params: { id: "trip_id", userId: "user_id" } },
  async run(ctx, input) {
    const { document } = await tripForChange(ctx, input.trip_id, "owner", undefined);
    if (input.user_id.toLowerCase() === document.ownerId)
      throw conflict("owner_stays", "The owner of a trip keeps that role.");
    const row = await setMemberRole(ctx, document.id, input.user_id, input.role);
    if (!row) throw notFound("member");
    if (row.role === "viewer")
      await limitMember(ctx, { tripId: document.id, userId: row.user_id, most: "viewer", by: "owner" });
    else await removeMemberLimit(ctx, document.id, row.user_id);
    const summary = madeInto[row.role](row.name ?? said`a member`);
    await recordMemberChange(ctx, document, { userId: row.user_id, action: "change_member_role", summary });
    if (row.changed) await queueSharedTripPush(ctx, document.id, row.user_id);
    return { member: presentMember(row, { userId: signedIn(ctx.actor).userId, role: "owner" }) };
  },
});
