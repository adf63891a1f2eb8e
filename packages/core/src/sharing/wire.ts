import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";

export const shareWire = z.object({
  id: f.id,
  token: z.string(),
  url: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});

export interface ShareRow {
  id: string;
  token: string;
  created_at: Date;
  expires_at: Date | null;
}

export function presentShare(ctx: Context, row: ShareRow): z.input<typeof shareWire> {
  return {
    id: row.id,
    token: row.token,
    url: `${ctx.ports.publicUrl}/shared/${row.token}`,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
