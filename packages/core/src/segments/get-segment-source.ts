import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { segmentFor } from "./access.ts";

const find = statement(
  "segment-source",
  "select text, subject, origin, created_at from confirmation_sources where id = $1 and user_id = $2",
  [t.nullable(t.uuid), t.uuid],
  { text: t.text, subject: t.nullable(t.text), origin: t.text, created_at: t.timestamp },
);

export const getSegmentSource = query({
  name: "get_segment_source",
  description: "The source text of a segment, only for the person who added it.",
  audience: "trips:read",
  withoutTool: "list_itinerary_segments has the words of the confirmation for each field",
  errors: ["not_found"],
  input: z.object({ segment_id: f.id }),
  output: z.object({
    source: z.object({ text: z.string(), subject: z.string().nullable(), origin: z.string(), created_at: z.string() }),
  }),
  rest: { method: "GET", path: "/api/segments/{id}/source", params: { id: "segment_id" } },
  async run(ctx, { segment_id }) {
    const { userId } = signedIn(ctx.actor);
    const { sourceId } = await segmentFor(ctx, segment_id, "viewer");
    const [row] = await ctx.sql.rows(find, [sourceId, userId]);
    if (!row) throw notFound("source");
    return { source: { ...row, created_at: row.created_at.toISOString() } };
  },
});
