import { type RowOf, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";

export const invitationWire = z.object({
  id: f.id,
  role: f.grantableRole,
  email: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  accepted_at: z.string().nullable(),
});

export const invitationRow = {
  id: t.uuid,
  role: t.textOf<"viewer" | "editor">(),
  email: t.nullable(t.text),
  created_at: t.timestamp,
  expires_at: t.timestamp,
  accepted_at: t.nullable(t.timestamp),
};
export type InvitationRow = RowOf<typeof invitationRow>;

export function presentInvitation(row: InvitationRow): z.input<typeof invitationWire> {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
  };
}
