import { createHash } from "node:crypto";
import { redeemCode } from "@caravan/core/access-requests/redeem-code";
import type { PublicRequest } from "../request-context.ts";
import { resourceNamed } from "./endpoint-urls.ts";
import { invalidRequest, OAuthError, type OAuthResponse } from "./oauth-error.ts";
import { type Params, textParam } from "./request-parameters.ts";
import { tokenResponse } from "./token-response.ts";

/** Exchanges an authorization code (RFC 6749, 4.1.3) for a key. Only the client that asked knows the verifier (PKCE). */
export async function codeGrant(params: Params, { options, now, network }: PublicRequest): Promise<OAuthResponse> {
  const required = (name: string) => {
    const value = textParam(params, name);
    if (value === undefined) throw invalidRequest(`${name} is required.`);
    return value;
  };
  const resource = textParam(params, "resource");
  const issued = await redeemCode(
    options.ports,
    {
      code: required("code"),
      clientId: required("client_id"),
      redirectUri: required("redirect_uri"),
      codeChallenge: challengeOf(required("code_verifier")),
      resource: resource === undefined ? undefined : (resourceNamed(resource, options.auth.publicUrl) ?? null),
      network,
    },
    now,
  );
  if (issued) return tokenResponse(issued, now);
  throw new OAuthError(
    400,
    "invalid_grant",
    "The code is unknown, expired or used, or belongs to another client, redirect URI, verifier or resource. Start again at the authorization endpoint.",
  );
}

/** S256. A verifier of the wrong format matches no challenge. */
function challengeOf(verifier: string): string {
  return /^[\w.~-]{43,128}$/.test(verifier) ? createHash("sha256").update(verifier).digest("base64url") : "";
}
