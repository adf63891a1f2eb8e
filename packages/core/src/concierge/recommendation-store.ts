import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import type { RepairOption, SituationKind } from "@caravan/domain/concierge/types";
import type { Words } from "@caravan/domain/words/sentence";
import type { Traveller } from "./store.ts";

/** The fields of a recommendation that can change. */
const fields = {
  version: t.integer,
  status: t.textOf<"open" | "snoozed" | "dismissed" | "kept" | "applied" | "undone" | "superseded" | "expired">(),
  situation: t.textOf<SituationKind>(),
  reason: t.text,
  words: t.nullable(t.json<Words>()),
  activityIds: t.notNull(t.list(t.text)),
  options: t.json<readonly RepairOption[]>(),
  tripRevision: t.integer,
  updatedAt: t.timestamp,
  expiresAt: t.timestamp,
  snoozedUntil: t.nullable(t.timestamp),
  appliedOption: t.nullable(t.text),
  appliedEditId: t.nullable(t.uuid),
  appliedRevision: t.nullable(t.integer),
};
const row = { id: t.uuid, tripId: t.uuid, userId: t.uuid, key: t.text, createdAt: t.timestamp, ...fields };

/** A stored recommendation; its status at a moment is in recommendation-status.ts. */
export type Recommendation = RowOf<typeof row>;

const columns = columnList(row, "r");
const mine = "recommendations r where r.trip_id = $1 and r.user_id = $2";

const hold = statement(
  "recommendation-hold",
  `select ${columns} from ${mine} and r.id = $3 for update`,
  [t.uuid, t.uuid, t.uuid],
  row,
);
const waitingHeld = statement(
  "recommendations-hold-waiting",
  `select ${columns} from ${mine} and r.status in ('open', 'snoozed') order by r.created_at, r.id for update`,
  [t.uuid, t.uuid],
  row,
);
const waits = "(r.status in ('open', 'snoozed') and r.expires_at > $3)";
const shown = statement(
  "recommendations-shown",
  `(select ${columns} from ${mine} and ${waits} order by r.created_at desc, r.id desc limit $5)
   union all
   (select ${columns} from ${mine} and not ${waits} and r.status <> 'superseded' and r.updated_at > $4
      and (r.status not in ('open', 'snoozed') or r.expires_at > $4)
    order by r.updated_at desc, r.id desc limit $5)`,
  [t.uuid, t.uuid, t.timestamp, t.timestamp, t.bigint],
  row,
);
const wish = statement(
  "recommendation-wish",
  `select r.id from ${mine} and ${waits} and r.situation = 'free_time' limit 1`,
  [t.uuid, t.uuid, t.timestamp],
  { id: t.uuid },
);
const lastOfKey = statement(
  "recommendation-last-of-key",
  `select ${columns} from ${mine} and r.key = $3 and r.status not in ('open', 'snoozed')
    order by r.updated_at desc, r.created_at desc, r.id desc limit 1`,
  [t.uuid, t.uuid, t.text],
  row,
);
const refused = statement(
  "recommendations-refused",
  `select l.key from (
     select distinct on (r.key) r.key, r.status from ${mine} and r.status not in ('open', 'snoozed') and r.updated_at >= $3
      order by r.key, r.updated_at desc, r.created_at desc, r.id desc) l
    where l.status in ('dismissed', 'kept', 'undone') order by 1`,
  [t.uuid, t.uuid, t.timestamp],
  { key: t.text },
);
const written = writtenColumns(fields);
const save = statement(
  "recommendation-save",
  `insert into recommendations (id, trip_id, user_id, key, created_at, ${written.names})
   values ($1, $2, $3, $4, $5, ${written.parameters(6)})
   on conflict (id) do update set ${written.excluded}`,
  [t.uuid, t.uuid, t.uuid, t.text, t.timestamp, ...written.types],
);
const due = statement(
  "recommendations-due",
  `select distinct r.trip_id as "tripId", r.user_id as "userId" from recommendations r
    where r.status = 'snoozed' and r.snoozed_until <= $1 or r.status in ('open', 'snoozed') and r.expires_at <= $1
    order by 1, 2 limit $2`,
  [t.timestamp, t.bigint],
  { tripId: t.uuid, userId: t.uuid },
);

/** One of the traveller's own, locked until commit; lock the concierge row before. */
export async function lockRecommendation(sql: Sql, { tripId, userId }: Traveller, id: string) {
  return (await sql.rows(hold, [tripId, userId, id]))[0];
}

/** Those stored as open or snoozed, oldest first, locked until commit; lock the concierge row before. */
export function lockUnanswered(sql: Sql, { tripId, userId }: Traveller): Promise<Recommendation[]> {
  return sql.rows(waitingHeld, [tripId, userId]);
}

/** Unanswered ones, then those that ended after `since` without being superseded; newest first. */
export function shownRecommendations(
  sql: Sql,
  { tripId, userId }: Traveller,
  it: { readonly now: Date; readonly since: Date; readonly mostOfEach: number },
): Promise<Recommendation[]> {
  return sql.rows(shown, [tripId, userId, it.now, it.since, it.mostOfEach]);
}

/** Whether an unanswered recommendation for free time exists: it was requested, and stays until it is answered. */
export async function hasFreeTimeRequest(sql: Sql, { tripId, userId }: Traveller, now: Date): Promise<boolean> {
  return (await sql.rows(wish, [tripId, userId, now])).length > 0;
}

/** Keys of recommendations that were declined last, since then. */
export async function declinedSince(sql: Sql, { tripId, userId }: Traveller, since: Date): Promise<readonly string[]> {
  return (await sql.rows(refused, [tripId, userId, since])).map((it) => it.key);
}

export async function lastEndedWithKey(sql: Sql, { tripId, userId }: Traveller, key: string) {
  return (await sql.rows(lastOfKey, [tripId, userId, key]))[0];
}

/** Inserts or updates a recommendation. */
export async function saveRecommendation(sql: Sql, it: Recommendation): Promise<void> {
  await sql.rows(save, [it.id, it.tripId, it.userId, it.key, it.createdAt, ...written.valuesOf(it)]);
}

/** Travellers with recommendations whose status has changed with time, in the order of locks. */
export function travellersWithDue(sql: Sql, now: Date, most: number): Promise<Traveller[]> {
  return sql.rows(due, [now, most]);
}

/** The edit log keeps what changed in the plan; the reasons are deleted after some time. */
export const deleteOldRecommendations = statement(
  "recommendations-delete-old",
  "delete from recommendations where updated_at < now() - interval '90 days'",
  [],
);
