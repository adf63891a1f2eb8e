import { authorizationRedirect } from "@caravan/core/access-requests/authorization-redirect";
import { startCodeRequest } from "@caravan/core/access-requests/start-code-request";
import { clientNetwork } from "../http/client-network.ts";
import type { PublicRequest } from "../request-context.ts";
import { readAuthorizationRequest } from "./authorization-request.ts";
import type { Client } from "./client.ts";
import { programOf } from "./device-endpoint.ts";
import { isBrowser, sendErrorPage } from "./error-page.ts";
import { findClient } from "./find-client.ts";
import { invalidRequest, type OAuthResponse, oauthErrorResponse } from "./oauth-error.ts";
import { singleParameter } from "./query-parameter.ts";
import { isLoopback, isRegistered } from "./redirect-uri.ts";

const PER_ADDRESS = 30;

/**
 * The authorization endpoint (RFC 6749, 3.1): a client sends its person's browser here, which continues to the consent
 * page.
 */
export async function authorize(open: PublicRequest): Promise<void> {
  const { request, response, options } = open;
  try {
    await options.rateLimiter.take(`authorize:${clientNetwork(options.addressOf(request))}`, PER_ADDRESS);
    const { clientId, client, redirectUri } = await trusted(open);
    const { location, refused } = await decided(open, { clientId, client, redirectUri });
    // Anybody can register a client, so a link to us must not redirect people to any address without a click (RFC 9700,
    // 4.11.2).
    if (refused && !isLoopback(redirectUri) && isBrowser(request))
      return sendErrorPage(request, response, refused, location);
    response.writeHead(302, { location, "cache-control": "no-store", "referrer-policy": "no-referrer" }).end();
  } catch (error) {
    // No redirect to an address that no known client has registered.
    if (!response.destroyed) sendErrorPage(request, response, oauthErrorResponse(error, options.report));
  }
}

interface Trusted {
  readonly clientId: string;
  readonly client: Client;
  readonly redirectUri: string;
}

/** Client and redirect URI. Until both are verified, errors are shown here and not sent to the redirect URI. */
async function trusted(open: PublicRequest): Promise<Trusted> {
  const query = open.url.searchParams;
  const clientId = singleParameter(query, "client_id");
  if (clientId === undefined) throw invalidRequest("client_id is required.");
  const sent = singleParameter(query, "redirect_uri");
  const client = await findClient(clientId, open);
  const [first, ...others] = client.redirectUris;
  if (sent === undefined && (first === undefined || others.length > 0))
    throw invalidRequest("redirect_uri is required: the client has several.");
  const redirectUri = sent ?? (first as string);
  if (!isRegistered(redirectUri, client.redirectUris))
    throw invalidRequest("The redirect_uri is not one that the client has registered.");
  return { clientId, client, redirectUri };
}

interface Decided {
  /** Redirects to the consent page, or to the client with the error. */
  readonly location: string;
  readonly refused?: OAuthResponse;
}

async function decided(open: PublicRequest, { clientId, client, redirectUri }: Trusted): Promise<Decided> {
  const { request, url, options, now } = open;
  const { publicUrl } = options.auth;
  try {
    const asked = readAuthorizationRequest(url.searchParams, publicUrl);
    const id = await startCodeRequest(
      options.ports,
      {
        ...asked,
        agentName: client.name,
        clientId,
        redirectUri,
        address: clientNetwork(options.addressOf(request)),
        userAgent: programOf(request),
      },
      now,
    );
    return { location: `${publicUrl}/connect?request=${id}` };
  } catch (error) {
    const refused = oauthErrorResponse(error, options.report);
    const answer = refused.body as { error: string; error_description: string };
    const [state = null] = url.searchParams.getAll("state");
    return { location: authorizationRedirect(redirectUri, answer, { state: state || null, iss: publicUrl }), refused };
  }
}
