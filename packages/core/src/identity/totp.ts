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

/** Ignores spaces, dashes and case. */
export const recoveryHash = (code: string) => hashSecret(code.replace(/[\s\p{Pd}]/gu, "").toUpperCase());

const find = statement(
  "totp-find",
  "select secret from totp_secrets where user_id = $1 and confirmed_at is not null",
  [t.uuid],
  { secret: t.text },
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
  ports: Pick<Ports, "database">,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<"passed" | "needed" | "wrong"> {
  const sql = sqlOf(ports.database);
  const [row] = await sql.rows(find, [userId]);
  if (!row) return "passed";
  if (!code?.trim()) return "needed";
  const step = stepOf(row.secret, code, now);
  const taken =
    step === undefined
      ? await sql.rows(takeRecovery, [userId, recoveryHash(code)])
      : await sql.rows(takeStep, [userId, step]);
  return taken.length > 0 ? "passed" : "wrong";
}
