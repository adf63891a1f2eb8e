import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { addressOpensPlans } from "../kernel/without-tool.ts";

const end = statement(
  "calendar-feed-end",
  "delete from calendar_feeds where trip_id = $1 and user_id = $2 returning trip_id",
  [t.uuid, t.uuid],
  { trip_id: t.uuid },
);

export const endCalendarFeed = command({
  name: "end_calendar_feed",
  description: "Ends this person's calendar address for a trip. Calendars that read it get no more changes.",
  audience: "person",
  withoutTool: addressOpensPlans,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  audit: { event: "calendar_ended", about: (it) => ({ subjectId: it.trip_id }) },
  input: z.object({ trip_id: f.id }),
  output: z.object({ ended: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/trips/{id}/calendar", params: { id: "trip_id" } },
  async run(ctx, { trip_id }) {
    const { document } = await tripFor(ctx, trip_id, "viewer");
    const rows = await ctx.sql.rows(end, [document.id, signedIn(ctx.actor).userId]);
    if (rows.length === 0) throw notFound("calendar address");
    return { ended: true as const };
  },
});
