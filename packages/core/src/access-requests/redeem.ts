import { type Sql, statement } from "@caravan/db/sql";
import { type Scope, scopes } from "@caravan/domain/scopes";
import { v7 } from "uuid";
import { hashSecret, keyPrefix, randomToken } from "../secrets.ts";

/** Which secret of the request was presented. */
export type Presented = { readonly deviceHash: string } | { readonly codeHash: string };

/** A key as its agent gets it, this once. */
export interface Issued {
  readonly keyId: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

interface Granted {
  user_id: string;
  agent_name: string;
  scopes: Scope[];
  mode: string;
  trip_ids: string[];
  key_days: number | null;
}

const take = (by: string, column: string) =>
  statement(
    `request-redeem-${by}`,
    `update access_requests set status = 'redeemed', key_id = $2
      where ${column} = $1 and status = 'approved' and expires_at > $3
      returning user_id, agent_name, scopes, mode, trip_ids, key_days`,
  );
const takeDevice = take("device", "device_hash");
const takeCode = take("code", "code_hash");

const insertKey = statement(
  "request-key-insert",
  `insert into api_keys (id, user_id, agent_name, hash, last_four, scopes, mode, trip_ids, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::uuid[], $9, $10)`,
);

const DAY_MS = 86_400_000;

/**
 * Turns what a person approved into a key. Of all who come with the secret, at once or later, one gets it: the status
 * changes in one statement, and the key commits with it. To be called inside a transaction.
 *
 * @returns undefined when nothing is approved under that secret (any more).
 */
export async function redeem(sql: Sql, presented: Presented, now: Date): Promise<Issued | undefined> {
  const keyId = v7();
  const [granted] =
    "deviceHash" in presented
      ? await sql.rows<Granted>(takeDevice, [presented.deviceHash, keyId, now])
      : await sql.rows<Granted>(takeCode, [presented.codeHash, keyId, now]);
  if (!granted) return undefined;
  const secret = `${keyPrefix}${randomToken()}`;
  const days = granted.key_days;
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  await sql.rows(insertKey, [
    keyId,
    granted.user_id,
    granted.agent_name,
    hashSecret(secret),
    secret.slice(-4),
    granted.scopes,
    granted.mode,
    granted.trip_ids,
    now,
    expiresAt,
  ]);
  return { keyId, secret, scopes: scopes.filter((scope) => granted.scopes.includes(scope)), expiresAt };
}
