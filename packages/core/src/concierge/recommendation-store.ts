import { columnList, type Sql, statement, t } from "@caravan/db/sql";
import type { RepairOption, SituationKind } from "@caravan/domain/concierge/types";
import type { Traveller } from "./store.ts";

/** A recommendation as it lies in the database; what the time alone has made of it stands in recommendation.ts. */
export interface Recommendation extends Traveller {
  readonly id: string;
  readonly version: number;
  readonly status: "open" | "snoozed" | "dismissed" | "kept" | "applied" | "undone" | "superseded" | "expired";
  readonly key: string;
  readonly situation: SituationKind;
  readonly reason: string;
  readonly activityIds: readonly string[];
  readonly options: readonly RepairOption[];
  readonly tripRevision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly snoozedUntil: Date | null;
  readonly appliedOption: string | null;
  readonly appliedEditId: string | null;
  readonly appliedRevision: number | null;
}

const holdRow = {
  id: t.uuid,
  tripId: t.uuid,
  userId: t.uuid,
  version: t.integer,
  status: t.textOf<"open" | "snoozed" | "dismissed" | "kept" | "applied" | "undone" | "superseded" | "expired">(),
  key: t.text,
  situation: t.textOf<SituationKind>(),
  reason: t.text,
  activityIds: t.notNull(t.list(t.text)),
  options: t.json<readonly RepairOption[]>(),
  tripRevision: t.integer,
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
  expiresAt: t.timestamp,
  snoozedUntil: t.nullable(t.timestamp),
  appliedOption: t.nullable(t.text),
  appliedEditId: t.nullable(t.uuid),
  appliedRevision: t.nullable(t.integer),
};
const columns = columnList(holdRow, "r");
const mine = "recommendations r where r.trip_id = $1 and r.user_id = $2";

const hold = statement(
  "recommendation-hold",
  `select ${columns} from ${mine} and r.id = $3 for update`,
  [t.uuid, t.uuid, t.uuid],
  holdRow,
);
const waitingHeld = statement(
  "recommendations-hold-waiting",
  `select ${columns} from ${mine} and r.status in ('open', 'snoozed') order by r.created_at, r.id for update`,
  [t.uuid, t.uuid],
  holdRow,
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
  {
    id: t.uuid,
    tripId: t.uuid,
    userId: t.uuid,
    version: t.integer,
    status: t.textOf<"open" | "snoozed" | "dismissed" | "kept" | "applied" | "undone" | "superseded" | "expired">(),
    key: t.text,
    situation: t.textOf<SituationKind>(),
    reason: t.text,
    activityIds: t.list(t.text),
    options: t.json<readonly RepairOption[]>(),
    tripRevision: t.integer,
    createdAt: t.timestamp,
    updatedAt: t.timestamp,
    expiresAt: t.timestamp,
    snoozedUntil: t.nullable(t.timestamp),
    appliedOption: t.nullable(t.text),
    appliedEditId: t.nullable(t.uuid),
    appliedRevision: t.nullable(t.integer),
  },
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
  holdRow,
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
const save = statement(
  "recommendation-save",
  `insert into recommendations (id, trip_id, user_id, version, status, key, situation, reason, activity_ids, options,
     trip_revision, created_at, updated_at, expires_at, snoozed_until, applied_option, applied_edit_id, applied_revision)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
   on conflict (id) do update set version = excluded.version, status = excluded.status, situation = excluded.situation,
     reason = excluded.reason, activity_ids = excluded.activity_ids, options = excluded.options,
     trip_revision = excluded.trip_revision, updated_at = excluded.updated_at, expires_at = excluded.expires_at,
     snoozed_until = excluded.snoozed_until, applied_option = excluded.applied_option,
     applied_edit_id = excluded.applied_edit_id, applied_revision = excluded.applied_revision`,
  [
    t.uuid,
    t.uuid,
    t.uuid,
    t.integer,
    t.text,
    t.text,
    t.text,
    t.text,
    t.list(t.text),
    t.json(),
    t.integer,
    t.timestamp,
    t.timestamp,
    t.timestamp,
    t.nullable(t.timestamp),
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.nullable(t.integer),
  ],
);
const due = statement(
  "recommendations-due",
  `select distinct r.trip_id as "tripId", r.user_id as "userId" from recommendations r
    where r.status = 'snoozed' and r.snoozed_until <= $1 or r.status in ('open', 'snoozed') and r.expires_at <= $1
    order by 1, 2 limit $2`,
  [t.timestamp, t.bigint],
  { tripId: t.uuid, userId: t.uuid },
);

/** One of the traveller's own, until commit; their row is held before. */
export async function lockRecommendation(sql: Sql, { tripId, userId }: Traveller, id: string) {
  return (await sql.rows(hold, [tripId, userId, id]))[0];
}

/** What is kept as waiting for an answer, the oldest first, until commit; their row is held before. */
export function lockUnanswered(sql: Sql, { tripId, userId }: Traveller): Promise<Recommendation[]> {
  return sql.rows(waitingHeld, [tripId, userId]);
}

/** What waits for an answer, then what has ended since `since` in another way than by being replaced; the newest first. */
export function shownRecommendations(
  sql: Sql,
  { tripId, userId }: Traveller,
  it: { readonly now: Date; readonly since: Date; readonly mostOfEach: number },
): Promise<Recommendation[]> {
  return sql.rows(shown, [tripId, userId, it.now, it.since, it.mostOfEach]);
}

/** Whether something for their free time waits: that was asked for, and stands until it has an answer. */
export async function hasFreeTimeRequest(sql: Sql, { tripId, userId }: Traveller, now: Date): Promise<boolean> {
  return (await sql.rows(wish, [tripId, userId, now])).length > 0;
}

/** Keys of what they last said no to, since then. */
export async function declinedSince(sql: Sql, { tripId, userId }: Traveller, since: Date): Promise<readonly string[]> {
  return (await sql.rows(refused, [tripId, userId, since])).map((it) => it.key);
}

/** How the last one about the same ended. */
export async function lastEndedWithKey(sql: Sql, { tripId, userId }: Traveller, key: string) {
  return (await sql.rows(lastOfKey, [tripId, userId, key]))[0];
}

/** A new one, or one that is held as it has become. */
export async function saveRecommendation(sql: Sql, it: Recommendation): Promise<void> {
  await sql.rows(save, [
    it.id,
    it.tripId,
    it.userId,
    it.version,
    it.status,
    it.key,
    it.situation,
    it.reason,
    it.activityIds,
    it.options,
    it.tripRevision,
    it.createdAt,
    it.updatedAt,
    it.expiresAt,
    it.snoozedUntil,
    it.appliedOption,
    it.appliedEditId,
    it.appliedRevision,
  ]);
}

/** Travellers with something that the time alone has changed, in the order in which everybody holds them. */
export function travellersWithDue(sql: Sql, now: Date, most: number): Promise<Traveller[]> {
  return sql.rows(due, [now, most]);
}
