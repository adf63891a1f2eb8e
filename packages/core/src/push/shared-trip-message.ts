import { type Sql, statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";

const find = statement(
  "push-shared",
  `select t.title, t.start_date as "startDate", t.end_date as "endDate", m.role
     from members m join trips t on t.id = m.trip_id
    where m.trip_id = $1 and m.user_id = $2 and m.role <> 'owner' and t.trashed_at is null`,
  [t.uuid, t.uuid],
  { title: t.text, startDate: t.text, endDate: t.text, role: t.textOf<"editor" | "viewer">() },
);

/** For the member with whom it is shared, while it is. */
export async function sharedTripMessage(
  sql: Sql,
  { tripId, userId }: Extract<Notice, { kind: "shared" }>,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [tripId, userId]);
  if (!row) return undefined;
  const dates = { from: row.startDate, to: row.endDate };
  const body =
    row.role === "editor"
      ? said`Shared with you, ${dates}. You can change the plan.`
      : said`Shared with you, ${dates}. You can look at the plan.`;
  return {
    recipients: [userId],
    switch: "shared_trips",
    access: { scope: "trips:read", tripId },
    payload: {
      kind: "shared",
      title: messageTitle(row.title, said`A trip`),
      body,
      url: `/trips/${tripId}`,
      tag: `shared:${tripId}`,
      trip_id: tripId,
    },
    urgency: "normal",
    endsAt: null,
  };
}
