import { endSessionOf, personOfSession, startSession } from "@caravan/core/identity/sessions";
import type { Ports } from "@caravan/core/kernel/ports";
import { credentialRoom } from "@caravan/core/kernel/room-events";
import { sqlOf } from "@caravan/db/sql";
import type { JWT, JWTOptions } from "next-auth/jwt";

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

/** Signs in; the new session replaces the browser's earlier one. */
export async function startSessionOf(ports: Ports, it: SigningIn, userId: string, method: string): Promise<JWT> {
  const sql = sqlOf(ports.database);
  const now = new Date();
  if (it.earlierSession !== undefined) await endByToken(ports, it.earlierSession, now);
  const { token } = await startSession(sql, { userId, method, visit: it.visit }, now);
  it.rememberBrowser();
  return { sub: userId, sessionToken: token };
}

/** Signs out: ends the session, its bearer tokens and its room connections. */
export async function endSessionByToken(ports: Ports, token: JWT | null): Promise<void> {
  if (typeof token?.sessionToken === "string") await endByToken(ports, token.sessionToken, new Date());
}

async function endByToken(ports: Ports, token: string, now: Date): Promise<void> {
  const ended = await endSessionOf(sqlOf(ports.database), token, now);
  if (ended !== undefined) ports.announcer.announce(credentialRoom(ended));
}
