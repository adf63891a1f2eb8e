import type { IssuedKey } from "@caravan/core/access-requests/issue-key";
import type { OAuthResponse } from "./oauth-error.ts";

/**
 * The response of every grant: `expires_in` only for a key that expires, `trip_ids` only for one that is limited to
 * trips.
 */
export function tokenResponse({ secret, scopes, mode, tripIds, expiresAt }: IssuedKey, now: Date): OAuthResponse {
  const body = {
    ...{ access_token: secret, token_type: "bearer", scope: scopes.join(" "), asks_first: mode === "propose" },
    ...(tripIds.length > 0 ? { trip_ids: tripIds } : {}),
  };
  if (expiresAt === null) return { status: 200, body };
  return { status: 200, body: { ...body, expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) } };
}
