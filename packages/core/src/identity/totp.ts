import { sqlOf, statement, t } from "@caravan/db/sql";
import { TOTP } from "otpauth";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";

const STEP_SECONDS = 30;
/** The clocks of phones are not exact. */
const STEPS_OFF = 1;

/** In the form that authenticator apps read, by QR code or typed by hand. */
export const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Caravan", label, secret, algorithm: "SHA1", digits: 6, period: STEP_SECONDS });

/** The time step of a code that is valid now; undefined for others. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return undefined;
  const off = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: STEPS_OFF });
  return off === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + off;
}

/**
 * The purposes for which the secret and the recovery codes of a row are encrypted; in another row they cannot be
 * decrypted.
 */
export const totpPurpose = (userId: string) => `totp:${userId}`;
export const recoveryPurpose = (userId: string) => `recovery:${userId}`;

/** Ignores spaces, dashes and case. Fifty bits could be found from a plain hash, so the hash is stored encrypted. */
export const recoveryHash = (code: string) => hashSecret(code.replace(/[\s\p{Pd}]/gu, "").toUpperCase());

const find = statement(
  "totp-find",
  `select secret, recovery_hashes as "recoveryHashes" from totp_secrets
    where user_id = $1 and confirmed_at is not null`,
  [t.uuid],
  { secret: t.text, recoveryHashes: t.notNull(t.list(t.text)) },
);
const takeStep = statement(
  "totp-take-step",
  "update totp_secrets set last_step = $2 where user_id = $1 and last_step < $2 returning user_id",
  [t.uuid, t.integer],
  { user_id: t.uuid },
);
const takeRecovery = statement(
  "totp-take-recovery",
  `update totp_secrets set recovery_hashes = array_remove(recovery_hashes, $2)
    where user_id = $1 and $2 = any(recovery_hashes) returning user_id`,
  [t.uuid, t.text],
  { user_id: t.uuid },
);
export const deleteTotp = statement("totp-delete", "delete from totp_secrets where user_id = $1", [t.uuid]);

export async function hasSecondFactor(ports: Pick<Ports, "database">, userId: string): Promise<boolean> {
  return (await sqlOf(ports.database).rows(find, [userId])).length > 0;
}

/** Checks a code of the app or a recovery code; each works once. `passed` also without a second factor. */
export async function secondFactor(
  { database, secretBox }: Pick<Ports, "database" | "secretBox">,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<"passed" | "needed" | "wrong"> {
  const sql = sqlOf(database);
  const [row] = await sql.rows(find, [userId]);
  if (!row) return "passed";
  if (!code?.trim()) return "needed";
  // Undefined when no key of the ring can decrypt it: only a recovery code helps then.
  const secret = secretBox.open(row.secret, totpPurpose(userId));
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  if (step !== undefined) return (await sql.rows(takeStep, [userId, step])).length > 0 ? "passed" : "wrong";
  const hash = recoveryHash(code);
  const stored = row.recoveryHashes.find((it) => secretBox.open(it, recoveryPurpose(userId)) === hash);
  if (stored === undefined) return "wrong";
  return (await sql.rows(takeRecovery, [userId, stored])).length > 0 ? "passed" : "wrong";
}
