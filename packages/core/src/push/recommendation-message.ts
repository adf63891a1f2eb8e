import { type Sql, statement } from "@caravan/db/sql";
import { quietHoursOf } from "../concierge/quiet-hours.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./compose-message.ts";
import { messageBody, messageTitle } from "./message-text.ts";

const find = statement(
  "push-recommendation",
  `select r.reason, r.expires_at as "expiresAt", t.title
     from recommendations r join trips t on t.id = r.trip_id
     join members m on m.trip_id = r.trip_id and m.user_id = r.user_id
    where r.id = $1 and r.trip_id = $2 and r.user_id = $3 and r.version >= $4 and r.status = 'open' and r.expires_at > $5`,
);

/**
 * For its traveller alone, who may read the reason: it goes encrypted to their own devices. A later version than the one that
 * was announced will do: its options were only made anew.
 */
export async function recommendationMessage(
  sql: Sql,
  notice: Extract<Notice, { kind: "recommendation" }>,
  now: Date,
): Promise<PushMessage | undefined> {
  const { tripId, userId, recommendationId, version } = notice;
  const values = [recommendationId, tripId, userId, version, now];
  const [row] = await sql.rows<{ reason: string; expiresAt: Date; title: string }>(find, values);
  if (!row) return undefined;
  return {
    recipients: [userId],
    switch: "recommendations",
    reach: { scope: "trips:read", tripId },
    quiet: await quietHoursOf(sql, tripId, userId),
    payload: {
      kind: "recommendation",
      title: messageTitle(row.title, "Your trip"),
      body: messageBody(row.reason),
      url: `/trips/${tripId}/today`,
      tag: `recommendation:${recommendationId}`,
      trip_id: tripId,
      recommendation_id: recommendationId,
    },
    urgency: "high",
    endsAt: row.expiresAt,
  };
}
