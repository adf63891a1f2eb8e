import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";

/** Who subscribed: a session of MCP is useless to any other credential. */
export interface Subscriber {
  readonly sessionId: string;
  readonly userId: string;
  readonly keyId: string | null;
}

const add = statement(
  "resource-subscribe",
  `insert into resource_subscriptions (session_id, uri, user_id, api_key_id, created_at, seq)
   select $1, $2, $3, $4, $5, coalesce((select seq from rooms where id = $7), 0)
    where (select count(*) from resource_subscriptions where session_id = $1) < $6
   on conflict (session_id, uri) do update set created_at = excluded.created_at
   returning uri`,
  [t.uuid, t.text, t.uuid, t.nullable(t.uuid), t.timestamp, t.bigint, t.text],
  { uri: t.text },
);

/** @returns false when the session has too many */
export async function addSubscription(
  sql: Sql,
  { sessionId, userId, keyId }: Subscriber,
  { uri, room }: { readonly uri: string; readonly room: string },
  most: number,
  now: Date,
): Promise<boolean> {
  return (await sql.rows(add, [sessionId, uri, userId, keyId, now, most, room])).length > 0;
}

const ofSession = "session_id = $1 and user_id = $2 and api_key_id is not distinct from $3";
const types = [t.uuid, t.uuid, t.nullable(t.uuid)] as const;
const list = statement(
  "resource-subscriptions",
  `select uri, seq from resource_subscriptions where ${ofSession}`,
  types,
  {
    uri: t.text,
    seq: t.integer,
  },
);
const remove = statement("resource-unsubscribe", `delete from resource_subscriptions where ${ofSession} and uri = $4`, [
  ...types,
  t.text,
]);
const removeAll = statement("resource-session-end", `delete from resource_subscriptions where ${ofSession}`, types);

/** `seq`: the newest event of the room when it was subscribed to. */
export function subscriptionsOf(sql: Sql, { sessionId, userId, keyId }: Subscriber): Promise<RowOf<typeof list>[]> {
  return sql.rows(list, [sessionId, userId, keyId]);
}

export async function removeSubscription(sql: Sql, { sessionId, userId, keyId }: Subscriber, uri: string) {
  await sql.rows(remove, [sessionId, userId, keyId, uri]);
}

export async function endSubscriptions(sql: Sql, { sessionId, userId, keyId }: Subscriber): Promise<void> {
  await sql.rows(removeAll, [sessionId, userId, keyId]);
}

/** Clients that went away without a word. */
export const deleteOldSubscriptions = statement(
  "resource-subscriptions-delete-old",
  "delete from resource_subscriptions where created_at < now() - interval '7 days'",
  [],
);
