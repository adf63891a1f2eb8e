import { type Sql, statement, t } from "@caravan/db/sql";

const settleKey = statement(
  "inbox-settle-key",
  "update inbox_items set read_at = $2 where tag = $1 and kind = 'key' and read_at is null",
  [t.text, t.timestamp],
);

/** The key was renewed or revoked. */
export async function settleKeyNotices(sql: Sql, keyId: string, now: Date): Promise<void> {
  await sql.rows(settleKey, [`key:${keyId}`, now]);
}
