import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripForChange } from "../access.ts";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";
import { logBeside } from "../history.ts";

const revoke = statement(
  "invitation-revoke",
  "update invitations set revoked_at = $3 where id = $1 and trip_id = $2 and revoked_at is null returning id",
);

export const revokeInvitation = command({
  name: "revoke_invitation",
  description: "Ends an invitation. Who has joined by it stays.",
  audience: "person",
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
  async run(scene, input) {
    const { document } = await tripForChange(scene, input.trip_id, "owner", undefined);
    const rows = await scene.sql.rows(revoke, [input.invitation_id, document.id, scene.now]);
    if (rows.length === 0) throw notFound("invitation");
    await logBeside(scene, document, "revoke_invitation", "Ended an invitation");
    return { revoked: true as const };
  },
});
