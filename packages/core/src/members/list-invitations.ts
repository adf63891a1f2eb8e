import { columnList, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { invitationRow, invitationWire, presentInvitation } from "./invitation-wire.ts";

const list = statement(
  "invitation-list",
  `select ${columnList(invitationRow)} from invitations
    where trip_id = $1 and revoked_at is null and expires_at > $2 and (email is null or accepted_at is null) order by created_at desc`,
  [t.uuid, t.timestamp],
  invitationRow,
);

export const listInvitations = query({
  name: "list_invitations",
  description: "The invitations to a trip that can still be used. Only the owner sees them.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ invitations: z.array(invitationWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/invitations", params: { id: "trip_id" } },
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "owner");
    const rows = await ctx.sql.rows(list, [input.trip_id, ctx.now]);
    return { invitations: rows.map(presentInvitation) };
  },
});
