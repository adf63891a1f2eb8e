import { sqlOf } from "@caravan/db/sql";
import { recordFailure } from "../kernel/audit-log.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { findAccount } from "./accounts.ts";
import { checkPasskey } from "./passkeys.ts";
import type { Visit } from "./sessions.ts";

const PER_NETWORK = 60;
const SECONDS = 600;

/**
 * The account of a passkey's answer to a challenge, or null. A passkey counts as two factors, so no code is asked for.
 *
 * @param sent the answer of the authenticator, as JSON
 * @throws limited after too many tries from one network
 */
export async function verifyPasskeySignIn(
  ports: Pick<Ports, "auditSink" | "database" | "publicUrl" | "throttle">,
  sent: string,
  visit: Visit,
  now = new Date(),
): Promise<{ id: string; email: string; name: string | null } | null> {
  const noted = async (reason: string, subjectUserId?: string) => {
    const source = { actor: { kind: "anonymous" as const }, network: visit.network, now };
    await recordFailure(ports, source, { event: "sign_in", subjectUserId, detail: { method: "passkey", reason } });
    return null;
  };
  try {
    await ports.throttle.take(`passkey:${visit.network}`, PER_NETWORK, SECONDS);
    const { userId } = await checkPasskey(ports, parsed(sent), now);
    const user = await findAccount(sqlOf(ports.database), userId);
    if (user?.kind !== "person" || user.disabledAt !== null) return noted("disabled", userId);
    return { id: user.id, email: user.email, name: user.name };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.kind !== "limited") return noted("wrong_passkey");
    await noted("rate_limited");
    throw error;
  }
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}
