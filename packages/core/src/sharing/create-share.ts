import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { randomToken } from "../kernel/secrets.ts";
import { presentShare, type ShareRow, shareWire } from "./wire.ts";

const insert = statement(
  "share-insert",
  `insert into shares (id, trip_id, token, created_by_id, created_at, expires_at, show_day_notes)
   values ($1, $2, $3, $4, $5, $6, $7) returning id, token, created_at, expires_at, show_day_notes`,
  [t.uuid, t.uuid, t.text, t.uuid, t.timestamp, t.nullable(t.timestamp), t.boolean],
  {
    id: t.uuid,
    token: t.text,
    created_at: t.timestamp,
    expires_at: t.nullable(t.timestamp),
    show_day_notes: t.boolean,
  },
);

export const createShare = command({
  name: "create_share",
  description:
    "Makes a public read-only link to a trip. Whoever holds it can look, without an account, until it expires or is revoked.",
  audience: "trips:write",
  logged: true,
  errors: ["not_found", "forbidden"],
  audit: {
    event: "share_created",
    about: ({ trip_id, show_day_notes }, output) => ({
      subjectId: trip_id,
      detail: { share: output?.share.id ?? null, show_day_notes },
    }),
  },
  input: z.object({
    trip_id: f.id,
    expires_in_days: z.number().int().min(1).max(3650).optional(),
    show_day_notes: z
      .boolean()
      .default(false)
      .meta({ description: "True: whoever holds the link also reads the notes of days; they are private otherwise" }),
  }),
  output: z.object({ share: shareWire }),
  rest: { method: "POST", path: "/api/trips/{id}/shares", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const days = input.expires_in_days;
    const expiresAt = days === undefined ? null : new Date(ctx.now.getTime() + days * 86_400_000);
    const [row] = await ctx.sql.rows(insert, [
      ctx.newId(),
      document.id,
      randomToken(),
      signedIn(ctx.actor).userId,
      ctx.now,
      expiresAt,
      input.show_day_notes,
    ]);
    await logWithoutPatch(
      ctx,
      document,
      "create_share",
      input.show_day_notes ? "Made a public link with the notes of days" : "Made a public link",
    );
    return { share: presentShare(ctx, row as ShareRow) };
  },
});
