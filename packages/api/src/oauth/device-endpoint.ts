import { sanitizeAgentName } from "@caravan/core/access-requests/sanitize-agent-name";
import { startDeviceRequest } from "@caravan/core/access-requests/start-device-request";
import { longestAgentName } from "@caravan/domain/field-choices";
import { agentName } from "@caravan/domain/fields";
import { type Scope, scopes } from "@caravan/domain/scopes";
import { truncate } from "@caravan/domain/truncate";
import { clientNetwork } from "../http/client-network.ts";
import { header } from "../http/read-body.ts";
import type { PublicRequest } from "../request-context.ts";
import { invalidRequest, OAuthError, type OAuthResponse } from "./oauth-error.ts";
import { readRegistration } from "./registered-client-id.ts";
import { type Params, readParams, textParam } from "./request-parameters.ts";

const PER_ADDRESS = 20;
const LONGEST_PROGRAM = 200;

/** Device authorization request (RFC 8628, 3.1): an agent gets the code that its person types. */
export async function device({ request, options, now }: PublicRequest): Promise<OAuthResponse> {
  const address = clientNetwork(options.addressOf(request));
  await options.rateLimiter.take(`device-request:${address}`, PER_ADDRESS);
  const { params, form } = await readParams(request);
  const clientId = textParam(params, "client_id");
  const registered = clientId === undefined ? undefined : await readRegistration(clientId, options.auth.secrets);
  const codes = await startDeviceRequest(
    options.ports,
    {
      agentName: nameIn(params, registered?.name),
      clientId: clientId ?? null,
      scopes: scopesIn(params, form),
      address,
      userAgent: programOf(request),
    },
    now,
  );
  const uri = `${options.auth.publicUrl}/connect`;
  return {
    status: 200,
    body: {
      device_code: codes.deviceCode,
      user_code: codes.userCode,
      verification_uri: uri,
      // The other name of this field in the interface.
      verification_url: uri,
      verification_uri_complete: `${uri}?code=${codes.userCode}`,
      expires_in: codes.expiresIn,
      interval: codes.interval,
    },
  };
}

export function programOf(request: PublicRequest["request"]): string | null {
  return truncate(sanitizeAgentName(header(request, "user-agent") ?? ""), LONGEST_PROGRAM) || null;
}

function nameIn(params: Params, registered: string | undefined): string {
  const own = textParam(params, "agent_name") ?? textParam(params, "client_name") ?? registered;
  // Any other client_id is the program's own; a long one is not a readable name.
  const sent = own ?? truncate(textParam(params, "client_id") ?? "", longestAgentName);
  const name = agentName.safeParse(sanitizeAgentName(sent));
  if (!name.success) throw invalidRequest(`agent_name is required, with at most ${longestAgentName} characters.`);
  return name.data;
}

/** JSON needs the scopes, as in the interface; a form may omit them (RFC 8628) and then gets read scopes. */
export function scopesIn(params: Params, form: boolean): readonly Scope[] {
  const sent = params.requested_scopes ?? params.scope ?? undefined;
  if (sent === undefined && form) return scopes.filter((scope) => scope.endsWith(":read"));
  const names = typeof sent === "string" ? sent.split(/\s+/).filter((it) => it !== "") : sent;
  if (!Array.isArray(names) || names.length === 0 || !names.every((it): it is string => typeof it === "string"))
    throw invalidRequest(`requested_scopes is required: at least one of ${scopes.join(", ")}.`);
  const unknown = names.find((name) => !(scopes as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new OAuthError(
      400,
      "invalid_scope",
      `There is no scope ${truncate(unknown, 60)}. There are ${scopes.join(", ")}.`,
    );
  return scopes.filter((scope) => names.includes(scope));
}
