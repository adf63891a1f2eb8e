import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { reviewedByEye } from "../kernel/without-tool.ts";
import type { Origin } from "./store.ts";

// Where a file came with it, that file is a document of the trip.
const list = statement(
  "sources-of-trip",
  `select id, subject, origin, length(text) as length, created_at from confirmation_sources
    where trip_id = $1 and user_id = $2 and saved_at is not null and file_key is null order by created_at desc, id`,
  [t.uuid, t.uuid],
  {
    id: t.uuid,
    subject: t.nullable(t.text),
    origin: t.textOf<Origin>(),
    length: t.notNull(t.integer),
    created_at: t.timestamp,
  },
);

export const listConfirmations = query({
  name: "list_confirmations",
  description:
    "The mails from which your own bookings on a trip were read, newest first, where they are kept as text and not as a document of the trip. get_confirmation has the text.",
  audience: "trips:read",
  withoutTool: reviewedByEye,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({
    confirmations: z.array(
      z.object({
        id: f.id,
        subject: z.string().nullable(),
        origin: z.string(),
        length: z.number().meta({ description: "Of the text, in characters" }),
        created_at: z.string(),
      }),
    ),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/confirmations", params: { id: "trip_id" } },
  async run(ctx, { trip_id }) {
    await requireRole(ctx, trip_id, "viewer");
    const rows = await ctx.sql.rows(list, [trip_id, signedIn(ctx.actor).userId]);
    return { confirmations: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  },
});
