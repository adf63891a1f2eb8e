import { revokeBySecret } from "@caravan/core/agents/mark-key-revoked";
import { clientNetwork } from "../http/client-network.ts";
import type { PublicRequest } from "../request-context.ts";
import { invalidRequest, type OAuthResponse } from "./oauth-error.ts";
import { readParams, textParam } from "./request-parameters.ts";

const PER_ADDRESS = 60;

/** Token revocation (RFC 7009). The answer is the same for an unknown key. */
export async function revoke({ request, options, now }: PublicRequest): Promise<OAuthResponse> {
  const network = clientNetwork(options.addressOf(request));
  await options.rateLimiter.take(`revocation:${network}`, PER_ADDRESS);
  const { params } = await readParams(request);
  const token = textParam(params, "token");
  if (token === undefined) throw invalidRequest("token is required.");
  await revokeBySecret(options.ports, token, network, now);
  return { status: 200 };
}
