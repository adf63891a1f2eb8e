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

export interface InvitationRow {
  id: string;
  role: "editor" | "viewer";
  email: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

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
