import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { queueEvaluations } from "./evaluation-schedule.ts";

/**
 * What members see in their own state besides what is theirs, and no revision of the plan tells: segments, and what they may
 * do. Who knew both revisions would hear that nothing changed. In the transaction of that change, which holds the trip.
 */
const anew = (members: string) =>
  `insert into concierges as c (trip_id, user_id, context_revision)
   select trip_id, user_id, 1 from members where trip_id = $1 ${members} order by user_id
   on conflict (trip_id, user_id) do update set context_revision = c.context_revision + 1`;

const byOne = statement("concierge-seen-anew", anew("and user_id = $2"), [t.uuid, t.uuid]);
const byAll = statement("concierge-all-seen-anew", anew(""), [t.uuid]);

/** In order, as by everybody who adds jobs for several travellers: two orders would be a deadlock. */
const advised = statement(
  "concierge-advised",
  `select distinct trip_id as "tripId", user_id as "userId" from recommendations
    where trip_id = $1 and status in ('open', 'snoozed') and expires_at > $2 order by 2`,
  [t.uuid, t.timestamp],
  { tripId: t.uuid, userId: t.uuid },
);

/** Their role on the trip is another one. */
export async function bumpStateOfMember({ sql }: Pick<Context, "sql">, tripId: string, userId: string): Promise<void> {
  await sql.rows(byOne, [tripId, userId]);
}

/** A flight that came or moved: whoever has advice that waits may need another one. */
export async function bumpStateOfAll({ sql, ports, now }: Pick<Context, "sql" | "ports" | "now">, tripId: string) {
  await sql.rows(byAll, [tripId]);
  await queueEvaluations(ports, sql, await sql.rows(advised, [tripId, now]));
}
