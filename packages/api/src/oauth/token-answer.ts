import type { Issued } from "@caravan/core/access-requests/issue-key";
import type { OAuthAnswer } from "./oauth-error.ts";

/** What every grant answers with; `expires_in` only for a key that ends. */
export function tokenAnswer({ secret, scopes, expiresAt }: Issued, now: Date): OAuthAnswer {
  const body = { access_token: secret, token_type: "bearer", scope: scopes.join(" ") };
  if (expiresAt === null) return { status: 200, body };
  return { status: 200, body: { ...body, expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) } };
}
