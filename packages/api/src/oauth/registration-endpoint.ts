import { sanitizeAgentName } from "@caravan/core/access-requests/sanitize-agent-name";
import { longestAgentName } from "@caravan/domain/field-choices";
import { truncate } from "@caravan/domain/truncate";
import { clientNetwork } from "../http/client-network.ts";
import { readJson } from "../http/read-body.ts";
import type { PublicRequest } from "../request-context.ts";
import { OAuthError, type OAuthResponse } from "./oauth-error.ts";
import { isRedirectUri, MOST_REDIRECT_URIS } from "./redirect-uri.ts";
import { registrationId } from "./registered-client-id.ts";
import { DEVICE_GRANT } from "./token-endpoint.ts";

const PER_ADDRESS = 20;
/** All of them are in the client_id, and so in an address. */
const LONGEST_IN_ALL = 2000;

/**
 * Dynamic client registration (RFC 7591), for clients that publish no metadata of their own. Only grants that return to the
 * client by a browser need redirect URIs; the device grant needs no registration either, but its clients may have one.
 */
export async function register({ request, options, now }: PublicRequest): Promise<OAuthResponse> {
  await options.rateLimiter.take(`client-registration:${clientNetwork(options.addressOf(request))}`, PER_ADDRESS);
  const sent = await readJson(request);
  const grants = grantsIn(sent.grant_types);
  const byBrowser = grants.includes("authorization_code");
  const redirectUris = byBrowser || sent.redirect_uris !== undefined ? redirectUrisIn(sent.redirect_uris) : [];
  const responses = sent.response_types ?? ["code"];
  if (byBrowser && (!Array.isArray(responses) || !responses.includes("code")))
    throw invalidMetadata("response_types must contain code.");
  const name = nameIn(sent.client_name, redirectUris);
  return {
    status: 201,
    // Unsupported values, such as a secret, are left out of the response (RFC 7591, 3.2.1).
    body: {
      client_id: await registrationId({ name, redirectUris }, options.auth.secrets, now),
      client_id_issued_at: Math.floor(now.getTime() / 1000),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: grants,
      response_types: byBrowser ? ["code"] : [],
      token_endpoint_auth_method: "none",
    },
  };
}

function redirectUrisIn(sent: unknown): readonly string[] {
  const uris: readonly unknown[] = Array.isArray(sent) ? sent : [];
  if (uris.length === 0 || uris.length > MOST_REDIRECT_URIS)
    throw invalidRedirectUri(`redirect_uris is required: 1 to ${MOST_REDIRECT_URIS} addresses.`);
  const allowed = uris.filter((uri): uri is string => typeof uri === "string" && isRedirectUri(uri));
  if (allowed.length < uris.length)
    throw invalidRedirectUri(
      "A redirect URI is https, http on the loopback interface, or a private-use scheme such as com.example.app, without a fragment.",
    );
  if (allowed.join("").length > LONGEST_IN_ALL)
    throw invalidRedirectUri(`The redirect URIs have more than ${LONGEST_IN_ALL} characters together.`);
  return allowed;
}

/** A client without a name is shown by the host of its redirect URI. */
function nameIn(sent: unknown, [first]: readonly string[]): string {
  if ((sent === undefined || sent === null) && first !== undefined) {
    const { protocol, host } = new URL(first);
    return /^https?:/.test(protocol) ? host : protocol.slice(0, -1);
  }
  const name =
    typeof sent === "string" && sent.isWellFormed() ? truncate(sanitizeAgentName(sent), longestAgentName) : "";
  if (name === "") throw invalidMetadata("client_name must be text that can be read.");
  return name;
}

/** The grants that are asked for and supported. */
function grantsIn(sent: unknown): readonly string[] {
  const wished: readonly unknown[] = Array.isArray(sent) ? sent : [sent ?? "authorization_code"];
  const grants = ["authorization_code", DEVICE_GRANT].filter((it) => wished.includes(it));
  if (grants.length === 0 || typeof sent === "string")
    throw invalidMetadata(`grant_types is a list with authorization_code or ${DEVICE_GRANT}.`);
  return grants;
}

const invalidRedirectUri = (description: string) => new OAuthError(400, "invalid_redirect_uri", description);
const invalidMetadata = (description: string) => new OAuthError(400, "invalid_client_metadata", description);
