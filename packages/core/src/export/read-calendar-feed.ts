import { hash } from "node:crypto";
import { statement, t } from "@caravan/db/sql";
import { calendarFile } from "@caravan/domain/export/calendar-file";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { loadDocument } from "../kernel/load-trip.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { addressOf, planOfTrip } from "./plan-of-trip.ts";

const find = statement(
  "calendar-feed-by-token",
  `select c.trip_id, c.user_id from calendar_feeds c join users u on u.id = c.user_id
    where c.token_hash = $1 and u.disabled_at is null`,
  [t.text],
  { trip_id: t.uuid, user_id: t.uuid },
);

export const readCalendarFeed = download({
  name: "read_calendar_feed",
  description: "The trip behind a secret calendar address, as iCalendar. Ask again with If-None-Match.",
  audience: "anyone",
  errors: ["not_found"],
  input: z.object({ token: f.opaque }),
  path: "/api/calendars/{token}/trip.ics",
  types: ["text/calendar"],
  async run(ctx, { token }) {
    const [feed] = await ctx.sql.rows(find, [hashSecret(token)]);
    // Read as that member, so that the feed ends with the membership and while the trip is in the trash.
    const stored = feed && (await loadDocument(ctx.sql, feed.trip_id, feed.user_id));
    if (!stored) throw notFound("calendar");
    const { document: trip, role } = stored;
    const { plan } = await planOfTrip(ctx, trip, role);
    const bytes = Buffer.from(calendarFile({ ...trip, url: addressOf(ctx, trip) }, plan));
    return { type: "text/calendar; charset=utf-8", bytes, tag: hash("sha256", bytes, "base64url") };
  },
});
