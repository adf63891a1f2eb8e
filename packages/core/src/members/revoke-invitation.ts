import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

const revoke = statement(
  "invitation-revoke",
  "update invitations set revoked_at = $3 where id = $1 and trip_id = $2 and revoked_at is null returning id",
  [t.uuid, t.uuid, t.timestamp],
  { id: t.uuid },
);

export const revokeInvitation = command({
  name: "revoke_invitation",
  description: "Revokes an invitation. People who joined with it stay.",
  audience: "person",
  withoutTool: decidesAccess,
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, invitation_id: f.id }),
  output: z.object({ revoked: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/trips/{id}/invitations/{invitationId}",
    params: { id: "trip_id", invitationId: "invitation_id" },
  },
  async run(ctx, input) {
    const { document } = await tripForChange(ctx, input.trip_id, "owner", undefined);
    const rows = await ctx.sql.rows(revoke, [input.invitation_id, document.id, ctx.now]);
    if (rows.length === 0) throw notFound("invitation");
    await logWithoutPatch(ctx, document, "revoke_invitation", said`Ended an invitation`);
    return { revoked: true as const };
  },
});
