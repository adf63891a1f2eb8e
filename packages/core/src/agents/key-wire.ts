import type { ApiKey } from "@caravan/db/client";
import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";

export const keyWire = z.object({
  id: f.id,
  agent_name: z.string(),
  scopes: z.array(z.enum(scopes)),
  mode: z.enum(["apply", "propose"]),
  trip_ids: z.array(f.id).meta({ description: "Empty: all trips" }),
  last_four: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});

export function presentKey(row: ApiKey): z.input<typeof keyWire> {
  return keyWire.parse({
    id: row.id,
    agent_name: row.agentName,
    scopes: row.scopes,
    mode: row.mode,
    trip_ids: row.tripIds,
    last_four: row.lastFour,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  });
}
