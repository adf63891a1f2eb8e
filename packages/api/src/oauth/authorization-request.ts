import type { CodeRequest } from "@caravan/core/access-requests/start-code-request";
import { scopesIn } from "./device-endpoint.ts";
import { resourceNamed } from "./endpoint-urls.ts";
import { invalidRequest, OAuthError } from "./oauth-error.ts";
import { singleParameter } from "./query-parameter.ts";

const LONGEST_STATE = 2048;

/**
 * The parameters of a known client's request.
 *
 * @throws {@link OAuthError} to be sent to the client
 */
export function readAuthorizationRequest(
  query: URLSearchParams,
  base: string,
): Pick<CodeRequest, "scopes" | "state" | "codeChallenge" | "resource"> {
  const state = singleParameter(query, "state", LONGEST_STATE) ?? null;
  const type = singleParameter(query, "response_type");
  if (type === undefined) throw invalidRequest("response_type is required: code.");
  if (type !== "code") throw new OAuthError(400, "unsupported_response_type", "The response_type must be code.");
  if ((singleParameter(query, "response_mode") ?? "query") !== "query")
    throw invalidRequest("The response_mode must be query.");
  // Request objects would override the parameters; ignoring one would be wrong, so it is refused.
  if (query.has("request")) throw new OAuthError(400, "request_not_supported", "Send plain parameters.");
  if (query.has("request_uri")) throw new OAuthError(400, "request_uri_not_supported", "Send plain parameters.");
  return {
    state,
    codeChallenge: challengeIn(query),
    scopes: scopesIn({ scope: singleParameter(query, "scope") }, true),
    resource: resourceIn(query, base),
  };
}

/** Only PKCE with S256: it binds the code to the client that asked. */
function challengeIn(query: URLSearchParams): string {
  const challenge = singleParameter(query, "code_challenge");
  if (challenge === undefined || singleParameter(query, "code_challenge_method") !== "S256")
    throw invalidRequest("PKCE is required: code_challenge, and code_challenge_method S256.");
  if (!/^[\w.~-]{43,128}$/.test(challenge))
    throw invalidRequest("The code_challenge must have 43 to 128 characters of base64url.");
  return challenge;
}

function resourceIn(query: URLSearchParams, base: string): string | null {
  const sent = singleParameter(query, "resource");
  if (sent === undefined) return null;
  const resource = resourceNamed(sent, base);
  if (resource === undefined) throw new OAuthError(400, "invalid_target", "The resource is not one of this service.");
  return resource;
}
