import { type RowOf, t } from "@caravan/db/sql";
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
  show_bookings: z.boolean(),
  show_cover: z.boolean(),
  template: z.boolean(),
});

/** What a link may show beyond the plan. */
export const shownByLink = {
  show_day_notes: z.boolean().meta({ description: "True: the day notes too" }),
  show_bookings: z.boolean().meta({
    description: "True: flights, stays and other bookings too, without numbers, prices and travellers",
  }),
  show_cover: z.boolean().meta({
    description: "True: the trip's own cover too",
  }),
};

export const shareColumns = "id, token, created_at, expires_at, show_day_notes, show_bookings, show_cover, is_template";
export const shareRow = {
  id: t.uuid,
  token: t.text,
  created_at: t.timestamp,
  expires_at: t.nullable(t.timestamp),
  show_day_notes: t.boolean,
  show_bookings: t.boolean,
  show_cover: t.boolean,
  is_template: t.boolean,
};

type ShareRow = RowOf<typeof shareRow>;

export function presentShare(ctx: Context, row: ShareRow): z.input<typeof shareWire> {
  return {
    id: row.id,
    token: row.token,
    url: `${ctx.ports.publicUrl}/shared/${row.token}`,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    show_day_notes: row.show_day_notes,
    show_bookings: row.show_bookings,
    show_cover: row.show_cover,
    template: row.is_template,
  };
}
