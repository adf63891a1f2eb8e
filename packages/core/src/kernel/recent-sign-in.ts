import type { Context } from "./context.ts";
import { DomainError } from "./errors.ts";

/** For how long somebody who has proved who they are may do what lasts longer than their session. */
export const recentMinutes = 60;

/**
 * Whoever finds a browser open must not be able to keep the account: before keys are made, the address changes or the
 * account goes, its person proves again who they are. A token of an identity provider is as recent as that provider wants.
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
