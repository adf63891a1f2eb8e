import { startSession } from "@caravan/core/identity/sessions";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { issueAccessToken } from "../src/auth/access-token.ts";
import type { AuthOptions } from "../src/auth/authenticate.ts";
import { RecentKeys } from "../src/auth/recent-keys.ts";

const secret = "s".repeat(32);

/** The authentication of a test's server. */
export function authFor(ports: Pick<Ports, "database">, publicUrl: string): AuthOptions {
  return {
    secrets: [secret],
    publicUrl,
    ports,
    recordKeyUse: () => {},
    recordSessionUse: () => {},
    recentKeys: new RecentKeys(),
    provider: undefined,
  };
}

/** Signs a person in on that server. */
export async function signedIn(
  ports: Pick<Ports, "database">,
  { userId, publicUrl, now = new Date() }: { userId: string; publicUrl: string; now?: Date },
) {
  const visit = { network: "127.0.0.1", userAgent: "test", browser: null };
  const session = await startSession(sqlOf(ports.database), { userId, method: "credentials", visit }, now);
  const token = await issueAccessToken({ secrets: [secret], issuer: publicUrl, userId, sessionId: session.id, now });
  return { token, cookie: `next-auth.session-token=${session.token}`, sessionId: session.id };
}
