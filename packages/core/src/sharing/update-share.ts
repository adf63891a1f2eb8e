import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { presentShare, type ShareRow, shareWire } from "./wire.ts";

const update = statement(
  "share-update",
  `update shares set show_day_notes = $3 where id = $1 and trip_id = $2 and revoked_at is null
   returning id, token, created_at, expires_at, show_day_notes`,
  [t.uuid, t.uuid, t.boolean],
  {
    id: t.uuid,
    token: t.text,
    created_at: t.timestamp,
    expires_at: t.nullable(t.timestamp),
    show_day_notes: t.boolean,
  },
);

export const updateShare = command({
  name: "update_share",
  description: "Says whether a public link shows the notes of days. Its address stays.",
  audience: "trips:write",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: {
    event: "share_changed",
    about: ({ trip_id, share_id, show_day_notes }) => ({
      subjectId: trip_id,
      detail: { share: share_id, show_day_notes },
    }),
  },
  input: z.object({
    trip_id: f.id,
    share_id: f.id,
    show_day_notes: z.boolean().meta({ description: "True: whoever holds the link also reads the notes of days" }),
  }),
  output: z.object({ share: shareWire }),
  rest: { method: "PATCH", path: "/api/trips/{id}/shares/{shareId}", params: { id: "trip_id", shareId: "share_id" } },
  async run(ctx, { trip_id, share_id, show_day_notes }) {
    const { document } = await tripForChange(ctx, trip_id, "editor", undefined);
    const [row] = await ctx.sql.rows(update, [share_id, document.id, show_day_notes]);
    if (!row) throw notFound("public link");
    const summary = show_day_notes
      ? "Lets a public link show the notes of days"
      : "Hides the notes of days on a public link";
    await logWithoutPatch(ctx, document, "update_share", summary);
    return { share: presentShare(ctx, row as ShareRow) };
  },
});
