import type { Sql } from "@caravan/db/sql";
import { hashSecret, keyPrefix, randomToken } from "../kernel/secrets.ts";
import { insertKey, type KeyLimits, type StoredKey } from "./store.ts";

const DAY_MS = 86_400_000;

/**
 * Creates a key. Its secret is returned once; only the hash is stored.
 *
 * @param days until it expires; null for never
 */
export async function generateKey(
  sql: Sql,
  key: Pick<StoredKey, "id" | "agentName" | "scopes" | "mode" | "tripIds"> & KeyLimits & { readonly userId: string },
  days: number | null,
  now: Date,
): Promise<{ secret: string; expiresAt: Date | null }> {
  const secret = `${keyPrefix}${randomToken()}`;
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  await insertKey(sql, { ...key, hash: hashSecret(secret), lastFour: secret.slice(-4), createdAt: now, expiresAt });
  return { secret, expiresAt };
}
