import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { addressOpensPlans } from "../kernel/without-tool.ts";

const find = statement(
  "calendar-feed-find",
  "select created_at from calendar_feeds where trip_id = $1 and user_id = $2",
  [t.uuid, t.uuid],
  { created_at: t.timestamp },
);

export const getCalendarFeed = query({
  name: "get_calendar_feed",
  description: "Whether this person has a calendar address for a trip. The address itself was shown once.",
  audience: "person",
  withoutTool: addressOpensPlans,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ calendar: z.object({ created_at: z.string() }).nullable() }),
  rest: { method: "GET", path: "/api/trips/{id}/calendar", params: { id: "trip_id" } },
  async run(ctx, { trip_id }) {
    const { document } = await tripFor(ctx, trip_id, "viewer");
    const [row] = await ctx.sql.rows(find, [document.id, signedIn(ctx.actor).userId]);
    return { calendar: row ? { created_at: row.created_at.toISOString() } : null };
  },
});
