import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";

export const shareWire = z.object({
  id: f.id,
  token: z.string(),
  url: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  show_day_notes: z.boolean(),
});

export interface ShareRow {
  id: string;
  token: string;
  created_at: Date;
  expires_at: Date | null;
  show_day_notes: boolean;
}

export function presentShare(ctx: Context, row: ShareRow): z.input<typeof shareWire> {
  return {
    id: row.id,
    token: row.token,
    url: `${ctx.ports.publicUrl}/shared/${row.token}`,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    show_day_notes: row.show_day_notes,
  };
}
