import * as f from "@caravan/domain/fields";
import { z } from "zod";

export const memberWire = z.object({
  user_id: f.id,
  name: z.string().nullable(),
  email: z.string().nullable().meta({ description: "Shown to the owner and to the member themselves" }),
  role: z.enum(f.memberRoles),
  joined_at: z.string(),
});

export interface MemberRow {
  user_id: string;
  name: string | null;
  email: string;
  role: f.MemberRole;
  created_at: Date;
}

export function presentMember(
  row: MemberRow,
  viewer: { userId: string; role: f.MemberRole },
): z.input<typeof memberWire> {
  return {
    user_id: row.user_id,
    name: row.name,
    email: viewer.role === "owner" || viewer.userId === row.user_id ? row.email : null,
    role: row.role,
    joined_at: row.created_at.toISOString(),
  };
}
