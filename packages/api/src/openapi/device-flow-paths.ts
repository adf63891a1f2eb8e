import { scopes } from "@caravan/domain/scopes";
import { authorizeRequest, registerRequest, revokeRequest } from "./code-flow-paths.ts";
import { answer, both, oauthErrors, spaced } from "./oauth-schemas.ts";

type Json = Record<string, unknown>;

const string = { type: "string" };
const seconds = { type: "integer", description: "Seconds" };

/** The paths through which agents get and revoke a key. Their errors have the body of OAuth. */
export function oauthPaths(): Json {
  return {
    "/api/agent-auth/device": { post: deviceRequest },
    "/api/agent-auth/token": { post: tokenRequest },
    "/api/agent-auth/authorize": { get: authorizeRequest },
    "/api/agent-auth/register": { post: registerRequest },
    "/api/agent-auth/revoke": { post: revokeRequest },
  };
}

const deviceRequest: Json = {
  operationId: "device_authorization",
  tags: ["agents"],
  summary: "Asks for a code that a person enters at the verification address (RFC 8628)",
  security: [{}],
  requestBody: both(
    {
      type: "object",
      required: ["agent_name", "requested_scopes"],
      properties: {
        agent_name: { ...string, minLength: 1, maxLength: 120, description: "What the person is shown" },
        requested_scopes: { type: "array", minItems: 1, items: { type: "string", enum: scopes } },
        client_id: { ...string, description: "When sent, polls that name another are refused" },
      },
    },
    {
      type: "object",
      required: ["client_id"],
      properties: {
        client_id: { ...string, description: "Shown as the agent's name when agent_name is left out" },
        agent_name: string,
        scope: spaced("Separated by spaces; all that only read when left out"),
      },
    },
  ),
  responses: {
    200: answer(
      "The codes",
      {
        device_code: { ...string, pattern: "^[0-9a-f]{64}$" },
        user_code: { ...string, examples: ["CVN-AB2C"] },
        verification_uri: { ...string, format: "uri" },
        verification_url: { ...string, format: "uri", description: "The same" },
        verification_uri_complete: { ...string, format: "uri", description: "With the code filled in" },
        expires_in: seconds,
        interval: { ...seconds, description: "Seconds between two polls" },
      },
      ["device_code", "user_code", "verification_uri", "verification_uri_complete", "expires_in", "interval"],
    ),
    ...oauthErrors({
      400: "invalid_request, invalid_scope",
      413: "invalid_request: the body is larger than 1 MB",
      415: "invalid_request: the body is neither JSON nor a form",
      429: "slow_down: too many requests from this address",
      500: "server_error, with an id to quote",
      503: "temporarily_unavailable: too many agents wait for their person",
    }),
  },
};

const tokenRequest: Json = {
  operationId: "agent_token",
  tags: ["agents"],
  summary: "Exchanges a device code that a person has approved, or an authorization code, for an API key",
  security: [{}],
  requestBody: both(
    {
      type: "object",
      required: ["device_code"],
      properties: { device_code: string, grant_type: string, client_id: string },
    },
    {
      type: "object",
      required: ["grant_type"],
      properties: {
        grant_type: { enum: ["urn:ietf:params:oauth:grant-type:device_code", "authorization_code"] },
        device_code: string,
        client_id: string,
        code: string,
        redirect_uri: string,
        code_verifier: string,
        resource: string,
      },
    },
  ),
  responses: {
    200: answer(
      "The key, this once",
      {
        access_token: string,
        token_type: { const: "bearer" },
        scope: spaced("What the person granted"),
        asks_first: { type: "boolean", description: "True: its changes of what exists become proposals" },
        trip_ids: { type: "array", items: string, description: "Only for a key that is limited to trips" },
        expires_in: { ...seconds, description: "Only for a key that expires" },
      },
      ["access_token", "token_type", "scope"],
    ),
    ...oauthErrors({
      400: "authorization_pending, slow_down, expired_token, access_denied, invalid_grant, invalid_request, unsupported_grant_type",
      413: "invalid_request: the body is larger than 1 MB",
      415: "invalid_request: the body is neither JSON nor a form",
      500: "server_error, with an id to quote",
    }),
  },
};
