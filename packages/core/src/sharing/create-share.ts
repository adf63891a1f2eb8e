import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { listed, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { randomToken } from "../kernel/secrets.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentShare, shareColumns, shareRow, shareWire, shownByLink } from "./wire.ts";

const insert = statement(
  "share-insert",
  `insert into shares (id, trip_id, token, created_by_id, created_at, expires_at, show_day_notes, show_bookings, show_cover, is_template)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${shareColumns}`,
  [t.uuid, t.uuid, t.text, t.uuid, t.timestamp, t.nullable(t.timestamp), t.boolean, t.boolean, t.boolean, t.boolean],
  shareRow,
);

export const createShare = command({
  name: "create_share",
  description:
    "Makes a public read-only link to a trip. Whoever holds it can look, without an account, until it expires or is revoked.",
  audience: "trips:write",
  approval: "proposes",
  request: {
    role: "editor",
    summary: (it) => (it.template ? said`Share it as a template` : said`Share it with a public link`),
    outcome: (answer) => {
      const { share } = answer as { share: { id: string; url: string | null } };
      return { share_id: share.id, url: share.url };
    },
  },
  guests: false,
  logged: true,
  errors: ["not_found", "forbidden"],
  audit: {
    event: "share_created",
    about: ({ trip_id, show_day_notes, show_bookings, show_cover }, output) => ({
      subjectId: trip_id,
      detail: { share: output?.share.id ?? null, show_day_notes, show_bookings, show_cover },
    }),
  },
  input: z
    .object({
      trip_id: f.id,
      propose: changeInput.propose,
      expires_in_days: z.number().int().min(1).max(3650).optional(),
      show_day_notes: shownByLink.show_day_notes.default(false),
      show_bookings: shownByLink.show_bookings.default(false),
      show_cover: shownByLink.show_cover.default(false),
      template: z
        .boolean()
        .default(false)
        .meta({ description: "True: a plan to take over, without dates, people, prices and notes" }),
    })
    .refine((it) => !(it.template && (it.show_day_notes || it.show_bookings || it.show_cover)), {
      path: ["template"],
      error: "a template shows neither day notes nor bookings nor a cover of its own",
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
      input.show_bookings,
      input.show_cover,
      input.template,
    ]);
    if (!row) throw new Error("an insert returns its row");
    const shown = [
      input.show_day_notes && said`the day notes`,
      input.show_bookings && said`the bookings`,
      input.show_cover && said`its own cover`,
    ].filter((it) => it !== false);
    const made = input.template ? said`Made a template` : said`Made a public link`;
    const summary = shown.length > 0 ? said`${made} with ${listed(shown)}` : made;
    await logWithoutPatch(ctx, document, "create_share", summary);
    await publish(ctx, "shares_changed", { tripId: document.id });
    return { share: presentShare(ctx, row) };
  },
});
