import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { hashSecret, randomToken } from "../kernel/secrets.ts";
import { addressOpensPlans } from "../kernel/without-tool.ts";

const put = statement(
  "calendar-feed-put",
  `insert into calendar_feeds (trip_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)
   on conflict (trip_id, user_id) do update set token_hash = $3, created_at = $4`,
  [t.uuid, t.uuid, t.text, t.timestamp],
);

export const createCalendarFeed = command({
  name: "create_calendar_feed",
  description:
    "Makes the secret address at which a calendar reads a trip for this person and follows its changes. It is shown once; an earlier one ends.",
  audience: "person",
  withoutTool: addressOpensPlans,
  credential: true,
  errors: ["not_found"],
  audit: { event: "calendar_created", about: (it) => ({ subjectId: it.trip_id }) },
  input: z.object({ trip_id: f.id }),
  output: z.object({ calendar: z.object({ url: z.string(), created_at: z.string() }) }),
  rest: { method: "POST", path: "/api/trips/{id}/calendar", params: { id: "trip_id" }, status: 201 },
  async run(ctx, { trip_id }) {
    const { document } = await tripFor(ctx, trip_id, "viewer");
    const token = randomToken();
    await ctx.sql.rows(put, [document.id, signedIn(ctx.actor).userId, hashSecret(token), ctx.now]);
    const url = `${ctx.ports.publicUrl}/api/calendars/${token}/trip.ics`;
    return { calendar: { url, created_at: ctx.now.toISOString() } };
  },
});
