import { type MemberRole, memberRoles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { TripMember } from "../kernel/trip-members.ts";

export const memberWire = z.object({
  user_id: f.id,
  name: z.string().nullable(),
  email: z.string().nullable().meta({ description: "Shown to the owner and to the member themselves" }),
  role: z.enum(memberRoles),
  joined_at: z.string(),
});

export function presentMember(
  row: TripMember,
  viewer: { userId: string; role: MemberRole },
): z.input<typeof memberWire> {
  return {
    user_id: row.user_id,
    name: row.name,
    email: viewer.role === "owner" || viewer.userId === row.user_id ? row.email : null,
    role: row.role,
    joined_at: row.created_at.toISOString(),
  };
}
