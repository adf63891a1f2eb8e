import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { bumpStateOfMember } from "../concierge/bump-state-version.ts";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { limitMember, removeMemberLimit } from "./member-limits.ts";
import { queueSharedTripPush, recordMemberChange } from "./trip-members.ts";
import { type MemberRow, memberWire, presentMember } from "./wire.ts";

const change = statement(
  "member-change-role",
  `update members m set role = $3 from users u, members before
    where m.trip_id = $1 and m.user_id = $2 and u.id = m.user_id and m.role <> 'owner'
      and before.trip_id = m.trip_id and before.user_id = m.user_id
   returning m.user_id, u.name, u.email, m.role, m.created_at, before.role <> m.role as changed`,
);

export const changeRole = command({
  name: "change_member_role",
  description: "Makes a member an editor or a viewer. Only the owner can.",
  audience: "person",
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
    const [row] = await ctx.sql.rows<MemberRow & { changed: boolean }>(change, [
      document.id,
      input.user_id,
      input.role,
    ]);
    if (!row) throw notFound("member");
    if (row.role === "viewer") await limitMember(ctx, document.id, row.user_id, "viewer");
    else await removeMemberLimit(ctx, document.id, row.user_id);
    const summary = `Made ${row.name ?? "a member"} ${row.role}`;
    await recordMemberChange(ctx, document, { userId: row.user_id, action: "change_member_role", summary });
    if (row.changed) {
      await bumpStateOfMember(ctx, document.id, row.user_id);
      await queueSharedTripPush(ctx, document.id, row.user_id);
    }
    return { member: presentMember(row, { userId: signedIn(ctx.actor).userId, role: "owner" }) };
  },
});
