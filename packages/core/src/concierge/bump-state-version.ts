import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { queueEvaluations } from "./evaluation-schedule.ts";

/**
 * Bumps the context revision after changes that members see in their state and that do not change the plan's revision:
 * segments and roles. Otherwise a client that knows both revisions would be told that nothing changed. In the
 * transaction of that change, which has locked the trip.
 */
const bump = (members: string) =>
  `insert into concierges as c (trip_id, user_id, context_revision)
   select trip_id, user_id, 1 from members where trip_id = $1 ${members} order by user_id
   on conflict (trip_id, user_id) do update set context_revision = c.context_revision + 1`;

const byOne = statement("concierge-state-bump", bump("and user_id = $2"), [t.uuid, t.uuid]);
const byAll = statement("concierge-state-bump-all", bump(""), [t.uuid]);

/** In a fixed order, as in all places that add jobs for several travellers: two orders could deadlock. */
const advised = statement(
  "concierge-advised",
  `select distinct trip_id as "tripId", user_id as "userId" from recommendations
    where trip_id = $1 and status in ('open', 'snoozed') and expires_at > $2 order by 2`,
  [t.uuid, t.timestamp],
  { tripId: t.uuid, userId: t.uuid },
);

/** Their role on the trip has changed. */
export async function bumpStateOfMember({ sql }: Pick<Context, "sql">, tripId: string, userId: string): Promise<void> {
  await sql.rows(byOne, [tripId, userId]);
}

/** A segment was added or changed: open recommendations may be outdated. */
export async function bumpStateOfAll({ sql, ports, now }: Pick<Context, "sql" | "ports" | "now">, tripId: string) {
  await sql.rows(byAll, [tripId]);
  await queueEvaluations(ports, sql, await sql.rows(advised, [tripId, now]));
}
