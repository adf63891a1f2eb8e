import { type Sql, sqlOf, statement, t } from "@caravan/db/sql";
import type { Ports } from "../kernel/ports.ts";
import type { SecretBox } from "../kernel/secret-box.ts";
import { recoveryPurpose, totpPurpose } from "./totp.ts";

const AT_ONCE = 200;

const page = statement(
  "totp-page",
  `select user_id as "userId", secret, recovery_hashes as "recoveryHashes" from totp_secrets
    where ($1::uuid is null or user_id > $1) order by user_id limit ${AT_ONCE}`,
  [t.nullable(t.uuid)],
  { userId: t.uuid, secret: t.text, recoveryHashes: t.notNull(t.list(t.text)) },
);
// Only if the row is unchanged; a row that somebody changed meanwhile is encrypted with the current key already.
const replace = statement(
  "totp-reseal",
  `update totp_secrets set secret = $2, recovery_hashes = $3
    where user_id = $1 and secret = $4 and recovery_hashes = $5`,
  [t.uuid, t.text, t.list(t.text), t.text, t.list(t.text)],
);

/**
 * Encrypts second factors with the current key: those that earlier releases stored as plain text, and those with an
 * older key of the ring. Safe to run at every start, also by several processes at once.
 *
 * @returns how many cannot be decrypted with any key of the ring; their owners need a recovery code, or have to set the
 * factor up again
 */
export async function resealTotp({ database, secretBox }: Pick<Ports, "database" | "secretBox">): Promise<number> {
  const sql = sqlOf(database);
  let unreadable = 0;
  let last: string | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(sql, last);
    for (const { userId, secret, recoveryHashes } of rows) {
      const fresh = resealed(secretBox, secret, totpPurpose(userId));
      const hashes = recoveryHashes.map((it) => resealed(secretBox, it, recoveryPurpose(userId)));
      if ([fresh, ...hashes].includes(undefined)) unreadable++;
      const next = hashes.map((it, index) => it ?? (recoveryHashes[index] as string));
      if (fresh !== undefined && (fresh !== secret || next.some((it, index) => it !== recoveryHashes[index])))
        await sql.rows(replace, [userId, fresh, next, secret, recoveryHashes]);
      last = userId;
    }
    if (rows.length < AT_ONCE) return unreadable;
  }
}

const pageAfter = (sql: Sql, last: string | null) => sql.rows(page, [last]);

function resealed(box: SecretBox, stored: string, purpose: string): string | undefined {
  if (box.isCurrent(stored)) return stored;
  const text = box.open(stored, purpose);
  return text === undefined ? undefined : box.seal(text, purpose);
}
