import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { type Sentence, said, together } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { presentShare, shareColumns, shareRow, shareWire, shownByLink } from "./wire.ts";

const update = statement(
  "share-update",
  `update shares set show_day_notes = coalesce($3, show_day_notes), show_bookings = coalesce($4, show_bookings),
          show_cover = coalesce($5, show_cover)
    where id = $1 and trip_id = $2 and revoked_at is null and not is_template
   returning ${shareColumns}`,
  [t.uuid, t.uuid, t.nullable(t.boolean), t.nullable(t.boolean), t.nullable(t.boolean)],
  shareRow,
);

export const updateShare = command({
  name: "update_share",
  description:
    "Says whether a public link shows the day notes, the bookings, and the trip's own cover. Its address stays.",
  audience: "trips:write",
  approval: "refused",
  guests: false,
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: {
    event: "share_changed",
    about: ({ trip_id, share_id, show_day_notes, show_bookings, show_cover }) => ({
      subjectId: trip_id,
      detail: { share: share_id, ...defined({ show_day_notes, show_bookings, show_cover }) },
    }),
  },
  input: z
    .object({ trip_id: f.id, share_id: f.id, ...z.object(shownByLink).partial().shape })
    .refine((it) => [it.show_day_notes, it.show_bookings, it.show_cover].some((shown) => shown !== undefined), {
      path: ["show_day_notes"],
      error: "show_day_notes, show_bookings or show_cover is required",
    }),
  output: z.object({ share: shareWire }),
  rest: { method: "PATCH", path: "/api/trips/{id}/shares/{shareId}", params: { id: "trip_id", shareId: "share_id" } },
  async run(ctx, { trip_id, share_id, show_day_notes, show_bookings, show_cover }) {
    const { document } = await tripForChange(ctx, trip_id, "editor", undefined);
    const flags = [show_day_notes ?? null, show_bookings ?? null, show_cover ?? null] as const;
    const [row] = await ctx.sql.rows(update, [share_id, document.id, ...flags]);
    if (!row) throw notFound("public link");
    const summary = together(
      [
        ...changeWords(said`the day notes`, show_day_notes),
        ...changeWords(said`the bookings`, show_bookings),
        ...changeWords(said`the trip's own cover`, show_cover),
      ],
      "semicolons",
    );
    await logWithoutPatch(ctx, document, "update_share", summary);
    await publish(ctx, "shares_changed", { tripId: document.id });
    return { share: presentShare(ctx, row) };
  },
});

function changeWords(what: Sentence, shown: boolean | undefined): Sentence[] {
  if (shown === undefined) return [];
  return [shown ? said`Let a public link show ${what}` : said`Hid ${what} on a public link`];
}

const defined = (flags: Readonly<Record<string, boolean | undefined>>) =>
  Object.fromEntries(Object.entries(flags).filter(([, shown]) => shown !== undefined));
