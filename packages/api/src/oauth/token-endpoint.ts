import { type Poll, pollDevice } from "@caravan/core/access-requests/poll-device";
import { DomainError } from "@caravan/core/kernel/errors";
import { clientNetwork } from "../http/client-network.ts";
import type { PublicRequest } from "../request-context.ts";
import { codeGrant } from "./code-grant.ts";
import { invalidRequest, OAuthError, type OAuthResponse } from "./oauth-error.ts";
import { type Params, readParams, textParam } from "./request-parameters.ts";
import { tokenResponse } from "./token-response.ts";

const POLLS_PER_ADDRESS = 600;
export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

/** The token endpoint. The general limit by address does not apply: agents behind one address poll often. */
export async function token(open: PublicRequest): Promise<OAuthResponse> {
  await withinLimit(open);
  const { params } = await readParams(open.request);
  const grant = textParam(params, "grant_type") ?? DEVICE_GRANT;
  if (grant === DEVICE_GRANT) return deviceGrant(params, open);
  if (grant === "authorization_code") return codeGrant(params, open);
  throw new OAuthError(400, "unsupported_grant_type", `Use ${DEVICE_GRANT} or authorization_code.`);
}

async function deviceGrant(params: Params, { options, now, network }: PublicRequest): Promise<OAuthResponse> {
  const deviceCode = textParam(params, "device_code");
  if (deviceCode === undefined) throw invalidRequest("device_code is required.");
  const clientId = textParam(params, "client_id");
  const poll = await pollDevice(options.ports, { deviceCode, clientId, network }, now);
  if (poll.answer !== "issued") throw refusal(poll);
  return tokenResponse(poll.key, now);
}

function refusal(poll: Exclude<Poll, { answer: "issued" }>): OAuthError {
  if (poll.answer === "too_soon")
    return new OAuthError(400, "slow_down", `Wait at least ${poll.interval} seconds between polls.`);
  const [error, description] = refusals[poll.answer];
  return new OAuthError(400, error, description);
}

const refusals = {
  pending: ["authorization_pending", "The person has not decided yet. Keep polling."],
  denied: ["access_denied", "The person has denied the request."],
  expired: ["expired_token", "The device code has expired. Start again with a new device request."],
  unknown: ["invalid_grant", "The device code is unknown or has been used. Start again with a new device request."],
} as const;

/** A polling client understands `slow_down`; it may take 429 for a failure. */
async function withinLimit({ request, options }: PublicRequest): Promise<void> {
  try {
    await options.rateLimiter.take(`token:${clientNetwork(options.addressOf(request))}`, POLLS_PER_ADDRESS);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "limited") throw error;
    const wait = { "retry-after": String(error.retryAfter ?? 60) };
    throw new OAuthError(400, "slow_down", "Too many token requests come from this address.", wait);
  }
}
