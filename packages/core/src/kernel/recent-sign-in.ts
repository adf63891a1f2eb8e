import type { Context } from "./context.ts";
import { DomainError } from "./errors.ts";

/** How long after confirming who they are somebody may make changes that outlast their session. */
export const recentMinutes = 60;

/**
 * Somebody who finds an open browser must not be able to take over the account. Before keys are made, the address
 * changes or the account is deleted, the person confirms again who they are. A token of an identity provider counts as
 * recent, because that provider decides.
 *
 * @throws forbidden `recent_sign_in_needed`
 */
export function requireRecentSignIn({ actor, now }: Pick<Context, "actor" | "now">): void {
  if (actor.kind !== "person" || !actor.session) return;
  if (now.getTime() - actor.session.authenticatedAt.getTime() <= recentMinutes * 60_000) return;
  throw new DomainError(
    "forbidden",
    "recent_sign_in_needed",
    "Confirm that it is you first: POST /api/users/me/sessions/confirm with your password, or sign in again.",
  );
}
