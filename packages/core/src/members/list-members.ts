import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { memberWire, presentMember } from "./wire.ts";

const list = statement(
  "member-list",
  `select m.user_id, u.name, u.email, m.role, m.created_at from members m join users u on u.id = m.user_id
    where m.trip_id = $1 order by m.created_at, m.user_id`,
  [t.uuid],
  {
    user_id: t.uuid,
    name: t.nullable(t.text),
    email: t.text,
    role: t.textOf<"viewer" | "owner" | "editor">(),
    created_at: t.timestamp,
  },
);

export const listMembers = query({
  name: "list_members",
  description: "The people of a trip and their roles.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ members: z.array(memberWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/members", params: { id: "trip_id" } },
  async run(ctx, input) {
    const role = await requireRole(ctx, input.trip_id, "viewer");
    const rows = await ctx.sql.rows(list, [input.trip_id]);
    return { members: rows.map((row) => presentMember(row, { userId: signedIn(ctx.actor).userId, role })) };
  },
});
