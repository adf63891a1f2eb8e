import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";

export type DeliveryStatus = "waiting" | "delivered" | "failed" | "withheld";

const listed = {
  id: t.uuid,
  type: t.text,
  data: t.json<Readonly<Record<string, unknown>>>(),
  status: t.textOf<DeliveryStatus>(),
  attempts: t.integer,
  createdAt: t.timestamp,
  lastAttemptAt: t.nullable(t.timestamp),
  lastStatus: t.nullable(t.integer),
  lastError: t.nullable(t.text),
  nextAttemptAt: t.nullable(t.timestamp),
};
const columns = `id, type, data, status, attempts, created_at as "createdAt", last_attempt_at as "lastAttemptAt",
  last_status as "lastStatus", last_error as "lastError", next_attempt_at as "nextAttemptAt"`;
export type ListedDelivery = RowOf<typeof listed>;

const list = statement(
  "webhook-deliveries",
  `select ${columns} from webhook_deliveries where key_id = $1 order by created_at desc, id desc limit $2`,
  [t.uuid, t.bigint],
  listed,
);

/** The newest first. */
export function deliveriesOf(sql: Sql, keyId: string, most: number): Promise<ListedDelivery[]> {
  return sql.rows(list, [keyId, most]);
}

const insert = statement(
  "webhook-delivery-insert",
  `insert into webhook_deliveries (id, key_id, type, data, created_at, next_attempt_at) values ($1, $2, $3, '{}', $4, $4)
   returning ${columns}`,
  [t.uuid, t.uuid, t.text, t.timestamp],
  listed,
);

/** A message that is about no trip. */
export async function insertDelivery(
  sql: Sql,
  it: { readonly id: string; readonly keyId: string; readonly type: string },
  now: Date,
): Promise<ListedDelivery> {
  const [stored] = await sql.rows(insert, [it.id, it.keyId, it.type, now]);
  if (!stored) throw new Error("an insert returns its row");
  return stored;
}

const due = {
  id: t.uuid,
  keyId: t.uuid,
  userId: t.uuid,
  type: t.text,
  createdAt: t.timestamp,
  attempts: t.integer,
  url: t.text,
  secret: t.text,
  previousSecret: t.nullable(t.text),
  previousUntil: t.nullable(t.timestamp),
  failingSince: t.nullable(t.timestamp),
  /** Whether the key may see now what it is about. */
  allowed: t.boolean,
};
export type DueDelivery = RowOf<typeof due>;

/** The members of a trip in the trash are still its members. */
const find = statement(
  "webhook-delivery-find",
  `select d.id, d.key_id as "keyId", k.user_id as "userId", d.type, d.created_at as "createdAt", d.attempts, w.url, w.secret,
          w.previous_secret as "previousSecret", w.previous_until as "previousUntil", w.failing_since as "failingSince",
          (w.disabled_at is null and u.disabled_at is null and k.revoked_at is null
             and (k.expires_at is null or k.expires_at > $2) and 'trips:read' = any(k.scopes)
             and (d.trip_id is null or ((cardinality(k.trip_ids) = 0 or d.trip_id = any(k.trip_ids))
               and (d.type = 'trip.deleted' or exists (select from members m join trips t on t.id = m.trip_id
                      where m.trip_id = d.trip_id and m.user_id = k.user_id and t.trashed_at is null))))) as allowed
     from webhook_deliveries d join webhooks w on w.key_id = d.key_id join api_keys k on k.id = d.key_id
     join users u on u.id = k.user_id
    where d.id = $1 and d.status = 'waiting'`,
  [t.uuid, t.timestamp],
  due,
);

/** A delivery that waits, with its webhook; undefined when it is settled or its webhook is gone. */
export async function findDue(sql: Sql, id: string, now: Date): Promise<DueDelivery | undefined> {
  return (await sql.rows(find, [id, now]))[0];
}

// The revision is that of now: of several changes in a row only the first adds a delivery.
const start = statement(
  "webhook-delivery-start",
  `update webhook_deliveries d
      set started_at = coalesce(d.started_at, $2),
          data = case when d.started_at is null and d.type = 'trip.changed'
                      then d.data || jsonb_build_object('revision', (select t.revision from trips t where t.id = d.trip_id))
                      else d.data end
    where d.id = $1 and d.status = 'waiting' returning d.data`,
  [t.uuid, t.timestamp],
  { data: t.json<Readonly<Record<string, unknown>>>() },
);

/** From its first attempt on the data stays the same, so that all attempts send one message. */
export async function startDelivery(sql: Sql, id: string, now: Date) {
  return (await sql.rows(start, [id, now]))[0]?.data;
}

const settle = statement(
  "webhook-delivery-settle",
  `update webhook_deliveries set status = $2, attempts = $3, last_attempt_at = $4, last_status = $5, last_error = $6,
          next_attempt_at = $7
    where id = $1`,
  [
    t.uuid,
    t.text,
    t.integer,
    t.nullable(t.timestamp),
    t.nullable(t.integer),
    t.nullable(t.text),
    t.nullable(t.timestamp),
  ],
);

export interface Attempted {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly at: Date | null;
  readonly answered: number | null;
  readonly error: string | null;
  readonly next: Date | null;
}

export async function saveAttempt(sql: Sql, id: string, it: Attempted): Promise<void> {
  await sql.rows(settle, [id, it.status, it.attempts, it.at, it.answered, it.error, it.next]);
}

const works = statement("webhook-works", "update webhooks set failing_since = null where key_id = $1", [t.uuid]);
const fails = statement(
  "webhook-fails",
  "update webhooks set failing_since = coalesce(failing_since, $2) where key_id = $1",
  [t.uuid, t.timestamp],
);
const disable = statement(
  "webhook-disable",
  "update webhooks set disabled_at = $2, disabled_reason = $3 where key_id = $1 and disabled_at is null returning key_id",
  [t.uuid, t.timestamp, t.text],
  { key_id: t.uuid },
);

export async function noteWorks(sql: Sql, keyId: string): Promise<void> {
  await sql.rows(works, [keyId]);
}

export async function noteFails(sql: Sql, keyId: string, since: Date): Promise<void> {
  await sql.rows(fails, [keyId, since]);
}

/** @returns false when it was disabled already */
export async function disableWebhook(sql: Sql, keyId: string, reason: string, now: Date): Promise<boolean> {
  return (await sql.rows(disable, [keyId, now, reason])).length > 0;
}

/** Long enough to look for what was missed. */
export const deleteOldDeliveries = statement(
  "webhook-deliveries-delete-old",
  "delete from webhook_deliveries where created_at < now() - interval '7 days'",
  [],
);
