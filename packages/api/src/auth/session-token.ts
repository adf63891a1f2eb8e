import { execute } from "@caravan/core/composition";
import { guestOfSession, takeOverGuest } from "@caravan/core/identity/guests";
import { endSessionOf, personOfSession, startSession } from "@caravan/core/identity/sessions";
import { recordAudit } from "@caravan/core/kernel/audit-log";
import type { Ports } from "@caravan/core/kernel/ports";
import { credentialRoom } from "@caravan/core/kernel/room-events";
import { handOnDevices } from "@caravan/core/push/store";
import { sqlOf, transaction } from "@caravan/db/sql";
import type { JWT, JWTOptions } from "next-auth/jwt";

const TAKE_OVER_MS = 30_000;

/**
 * Replaces next-auth's JWTs: the cookie holds the secret of a stored session, so sessions can be listed and ended, and
 * the cookie does not depend on AUTH_SECRET.
 */
export function sessionToken(ports: Ports): Partial<JWTOptions> {
  return {
    async encode({ token }) {
      if (typeof token?.sessionToken !== "string") throw new Error("a session cookie without a session");
      return token.sessionToken;
    },
    async decode({ token }) {
      const person = token && (await personOfSession(sqlOf(ports.database), { token }, new Date()));
      return person ? { sub: person.userId, name: person.name, email: person.email, sessionToken: token } : null;
    },
  };
}

/** What next-auth's callback needs to know about the request that signs somebody in. */
interface SigningIn {
  readonly visit: Parameters<typeof startSession>[1]["visit"];
  /** The secret of this browser's session so far. */
  readonly earlierSession: string | undefined;
  /** Sets the cookie that identifies the browser later. */
  rememberBrowser(): void;
}

/** Signs in; the new session replaces the browser's earlier one. What a guest planned with that goes to the account. */
export async function startSessionOf(ports: Ports, it: SigningIn, userId: string, method: string): Promise<JWT> {
  const now = new Date();
  const source = { actor: { kind: "anonymous" as const }, network: it.visit.network, now };
  await takeOver(ports, it.earlierSession, userId, now);
  const done = await transaction(ports.database, async (sql) => {
    const ended = it.earlierSession === undefined ? undefined : await endSessionOf(sql, it.earlierSession, now);
    const session = await startSession(sql, { userId, method, visit: it.visit }, now);
    await handOnDevices(sql, session.id);
    const fact = { event: "sign_in", subjectUserId: userId, subjectId: session.id, detail: { method } } as const;
    return { ended, token: session.token, sendOn: await recordAudit(sql, ports, source, fact) };
  });
  announceEnd(ports, done.ended);
  done.sendOn();
  it.rememberBrowser();
  return { sub: userId, sessionToken: done.token };
}

async function takeOver(ports: Ports, session: string | undefined, userId: string, now: Date): Promise<void> {
  const guestId = session && (await guestOfSession(sqlOf(ports.database), session, now));
  if (!guestId) return;
  const actor = { kind: "person", userId, name: "", email: "" } as const;
  const signal = AbortSignal.timeout(TAKE_OVER_MS);
  await execute(takeOverGuest, { actor, ports, now, signal }, { guest_id: guestId });
}

/** Signs out: ends the session, its bearer tokens and its room connections. */
export async function endSessionByToken(ports: Ports, token: JWT | null, network: string): Promise<void> {
  if (typeof token?.sessionToken !== "string") return;
  const secret = token.sessionToken;
  const source = { actor: { kind: "anonymous" as const }, network, now: new Date() };
  const done = await transaction(ports.database, async (sql) => {
    const ended = await endSessionOf(sql, secret, source.now);
    if (ended === undefined) return undefined;
    const fact = { event: "sign_out", subjectUserId: token.sub, subjectId: ended } as const;
    return { ended, sendOn: await recordAudit(sql, ports, source, fact) };
  });
  announceEnd(ports, done?.ended);
  done?.sendOn();
}

function announceEnd(ports: Ports, sessionId: string | undefined): void {
  if (sessionId !== undefined) ports.announcer.announce(credentialRoom(sessionId));
}
