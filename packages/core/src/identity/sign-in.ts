import { sqlOf, statement, t } from "@caravan/db/sql";
import { email } from "@caravan/domain/fields";
import { recordFailure } from "../kernel/audit-log.ts";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { findByEmail } from "./accounts.ts";
import type { Visit } from "./sessions.ts";
import { secondFactor } from "./totp.ts";

const HOUR = 3600;
/** The most wrong passwords for one account from one network. */
const WRONG_FROM_ONE = 20;
/** The most from all unknown networks together. */
const WRONG_FROM_ALL = 100;

const known = statement(
  "session-known-place",
  `select coalesce(bool_or(browser_hash = $2), false) as browser, coalesce(bool_or(network = $3), false) as network
     from sessions where user_id = $1`,
  [t.uuid, t.nullable(t.text), t.text],
  { browser: t.notNull(t.boolean), network: t.notNull(t.boolean) },
);

/**
 * The account of e-mail and password, or null. Takes as long for an unknown address as for a wrong password.
 *
 * Wrong passwords are counted by account and network. A browser in which the account was signed in before has its own
 * count, and neither it nor a network known in this way is affected by the attempts of strangers, so nobody can lock
 * out the owner.
 *
 * `second_factor`: the password is right, and a code of the app or a recovery code is needed as well.
 *
 * @throws limited after too many wrong passwords
 */
export async function verifySignIn(
  ports: Pick<Ports, "auditSink" | "database" | "passwords" | "secretBox" | "throttle">,
  typed: { email: string; password: string; code?: string | undefined },
  visit: Visit,
  now = new Date(),
): Promise<{ id: string; email: string; name: string | null } | null | "second_factor"> {
  const address = email.safeParse(typed.email);
  const sql = sqlOf(ports.database);
  const user = address.success ? await findByEmail(sql, address.data) : undefined;
  const browser = visit.browser === null ? null : hashSecret(visit.browser);
  const [place] = user ? await sql.rows(known, [user.id, browser, visit.network]) : [];
  const subject = `sign-in:${typed.email}`;
  const counts: [key: string, limit: number][] = [
    [`${subject}:${place?.browser ? browser : visit.network}`, WRONG_FROM_ONE],
  ];
  if (!place?.browser && !place?.network) counts.push([subject, WRONG_FROM_ALL]);
  const noted = async (reason: string) => {
    const source = { actor: { kind: "anonymous" as const }, network: visit.network, now };
    await recordFailure(ports, source, {
      event: "sign_in",
      subjectUserId: user?.id,
      detail: { method: "credentials", reason },
    });
    return null;
  };
  try {
    for (const [key, limit] of counts) await ports.throttle.take(key, limit, HOUR);
  } catch (error) {
    await noted("rate_limited");
    throw error;
  }

  const hash = user?.kind === "person" && user.disabledAt === null ? user.passwordHash : null;
  const matches = await ports.passwords.verify(hash ?? (await decoyHash(ports)), typed.password.slice(0, 256));
  if (!user || !hash || !matches)
    return noted(!user ? "unknown_address" : user.disabledAt === null ? "wrong_password" : "disabled");
  const second = await secondFactor(ports, user.id, typed.code, now);
  if (second === "wrong") return noted("wrong_code");
  for (const [key] of counts) ports.throttle.giveBack(key, HOUR);
  return second === "needed" ? "second_factor" : { id: user.id, email: user.email, name: user.name };
}

let decoy: Promise<string> | undefined;
function decoyHash(ports: Pick<Ports, "passwords">): Promise<string> {
  decoy ??= ports.passwords.hash(crypto.randomUUID());
  return decoy;
}
