import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { WebhookEvent } from "@caravan/domain/webhooks/webhook-events";

const row = {
  url: t.text,
  events: t.notNull(t.list(t.textOf<WebhookEvent>())),
  secret: t.text,
  createdAt: t.timestamp,
  failingSince: t.nullable(t.timestamp),
  disabledAt: t.nullable(t.timestamp),
  disabledReason: t.nullable(t.text),
};
const columns = `url, events, secret, created_at as "createdAt", failing_since as "failingSince",
  disabled_at as "disabledAt", disabled_reason as "disabledReason"`;

export type StoredWebhook = RowOf<typeof row>;

const find = statement("webhook-find", `select ${columns} from webhooks where key_id = $1`, [t.uuid], row);

export async function webhookOf(sql: Sql, keyId: string): Promise<StoredWebhook | undefined> {
  return (await sql.rows(find, [keyId]))[0];
}

const put = statement(
  "webhook-put",
  `insert into webhooks (key_id, url, events, secret, created_at) values ($1, $2, $3, $4, $5)
   on conflict (key_id) do update set url = $2, events = $3, failing_since = null, disabled_at = null, disabled_reason = null
   returning ${columns}`,
  [t.uuid, t.text, t.list(t.text), t.text, t.timestamp],
  row,
);

/** Makes or changes the webhook of a key. It is active from then on; an earlier secret stays. */
export async function putWebhook(
  sql: Sql,
  it: { readonly keyId: string; readonly url: string; readonly events: readonly string[]; readonly secret: string },
  now: Date,
): Promise<StoredWebhook> {
  const [stored] = await sql.rows(put, [it.keyId, it.url, it.events, it.secret, now]);
  if (!stored) throw new Error("an insert returns its row");
  return stored;
}

const rotate = statement(
  "webhook-rotate",
  // A second rotation within the time of the first keeps the secret that receivers know: the answer of the first may be lost.
  `update webhooks set previous_secret = case when previous_until > $4 then previous_secret else secret end,
          previous_until = $3, secret = $2
    where key_id = $1`,
  [t.uuid, t.text, t.timestamp, t.timestamp],
);

/** @param until until then the secret before it signs as well */
export async function rotateSecret(sql: Sql, keyId: string, secret: string, until: Date, now: Date): Promise<void> {
  await sql.rows(rotate, [keyId, secret, until, now]);
}

const remove = statement("webhook-delete", "delete from webhooks where key_id = $1 returning key_id", [t.uuid], {
  key_id: t.uuid,
});

/** Its deliveries go with it. @returns whether there was one */
export async function deleteWebhookOf(sql: Sql, keyId: string): Promise<boolean> {
  return (await sql.rows(remove, [keyId])).length > 0;
}
