import { type Sql, statement, t } from "@caravan/db/sql";
import { said, sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";
import type { QuietHours } from "./quiet-hours.ts";

const find = statement(
  "push-recommendation",
  `select r.reason, r.words, r.expires_at as "expiresAt", t.title,
          case when c.quiet_start is null or c.quiet_end is null then null else
            json_build_object('start', c.quiet_start, 'end', c.quiet_end, 'timezone', coalesce(stop.zone, t.timezone, 'UTC')) end as quiet
     from recommendations r join trips t on t.id = r.trip_id
     join members m on m.trip_id = r.trip_id and m.user_id = r.user_id
     left join concierges c on c.trip_id = r.trip_id and c.user_id = r.user_id
     left join lateral (select zone from (
            select it->>'timezone' as zone,
                   t.start_date::date + (sum((it->>'nights')::int) over (order by place) - (it->>'nights')::int)::int as begins
              from jsonb_array_elements(t.stops) with ordinality as stops (it, place)) s
          where s.begins <= ($5 at time zone 'UTC')::date order by s.begins desc limit 1) stop on true
    where r.id = $1 and r.trip_id = $2 and r.user_id = $3 and r.version >= $4 and r.status = 'open' and r.expires_at > $5
      and t.trashed_at is null`,
  [t.uuid, t.uuid, t.uuid, t.integer, t.timestamp],
  {
    reason: t.text,
    words: t.nullable(t.json<Words>()),
    expiresAt: t.timestamp,
    title: t.text,
    /** The traveller's quiet hours on this trip. */
    quiet: t.nullable(t.json<QuietHours>()),
  },
);

/**
 * For its traveller only, who may read the reason: it goes encrypted to their own devices. A later version than the
 * queued one is sent as well: only its options differ.
 */
export async function recommendationMessage(
  sql: Sql,
  notice: Extract<Notice, { kind: "recommendation" }>,
  now: Date,
): Promise<PushMessage | undefined> {
  const { tripId, userId, recommendationId, version } = notice;
  const values = [recommendationId, tripId, userId, version, now] as const;
  const [row] = await sql.rows(find, values);
  if (!row) return undefined;
  return {
    recipients: [userId],
    switch: "recommendations",
    access: { scope: "trips:read", tripId },
    quiet: row.quiet ?? undefined,
    payload: {
      kind: "recommendation",
      title: messageTitle(row.title, said`Your trip`),
      body: sentenceFrom(row.reason, row.words),
      url: `/trips/${tripId}/today`,
      tag: `recommendation:${recommendationId}`,
      trip_id: tripId,
      recommendation_id: recommendationId,
    },
    urgency: "high",
    endsAt: row.expiresAt,
  };
}
