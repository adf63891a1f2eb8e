import { answer, both, oauthErrors, spaced } from "./oauth-schemas.ts";

type Json = Record<string, unknown>;

const string = { type: "string" };

const inQuery = (name: string, required: boolean, schema: Json): Json => ({ name, in: "query", required, schema });

export const authorizeRequest: Json = {
  operationId: "authorize",
  tags: ["agents"],
  summary: "Where a client sends the browser of its person (RFC 6749 with PKCE); continues to the consent page",
  security: [{}],
  parameters: [
    inQuery("response_type", true, { const: "code" }),
    inQuery("client_id", true, { ...string, description: "From registration, or the address of a metadata document" }),
    inQuery("redirect_uri", false, { ...string, description: "May be left out when the client has only one" }),
    inQuery("code_challenge", true, { ...string, minLength: 43, maxLength: 128 }),
    inQuery("code_challenge_method", true, { const: "S256" }),
    inQuery("scope", false, spaced("Separated by spaces; all that only read when left out")),
    inQuery("state", false, { ...string, maxLength: 2048 }),
    inQuery("resource", false, { ...string, format: "uri", description: "This host or one of its tool addresses" }),
  ],
  responses: {
    302: {
      description: "To the consent page, or to the redirect URI with error, error_description, state and iss",
      headers: { Location: { schema: { ...string, format: "uri" } } },
    },
    ...oauthErrors({
      400: "invalid_client, invalid_request: the client or its redirect URI is not known, so nobody is sent there",
      429: "slow_down: too many requests from this address",
      500: "server_error, with an id to quote",
    }),
  },
};

const addressList: Json = { type: "array", minItems: 1, maxItems: 10, items: { ...string, maxLength: 512 } };

export const registerRequest: Json = {
  operationId: "register_client",
  tags: ["agents"],
  summary: "Registers a client for the authorization code grant (RFC 7591)",
  security: [{}],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["redirect_uris"],
          properties: {
            redirect_uris: addressList,
            client_name: { ...string, description: "What the person is shown" },
            grant_types: { type: "array", items: string, contains: { const: "authorization_code" } },
            response_types: { type: "array", items: string, contains: { const: "code" } },
          },
        },
      },
    },
  },
  responses: {
    201: answer(
      "The client",
      {
        client_id: string,
        client_id_issued_at: { type: "integer", description: "Seconds since 1970" },
        client_name: string,
        redirect_uris: addressList,
        grant_types: { type: "array", items: string },
        response_types: { type: "array", items: string },
        token_endpoint_auth_method: { const: "none" },
      },
      ["client_id", "client_id_issued_at", "client_name", "redirect_uris", "token_endpoint_auth_method"],
    ),
    ...oauthErrors({
      400: "invalid_redirect_uri, invalid_client_metadata, invalid_request",
      413: "invalid_request: the body is larger than 1 MB",
      415: "invalid_request: the body is not JSON",
      429: "slow_down: too many requests from this address",
      500: "server_error, with an id to quote",
    }),
  },
};

const revocation: Json = { type: "object", required: ["token"], properties: { token: string } };

export const revokeRequest: Json = {
  operationId: "revoke_token",
  tags: ["agents"],
  summary: "Revokes a key (RFC 7009)",
  security: [{}],
  requestBody: both(revocation, revocation),
  responses: {
    200: { description: "Empty, also for a token that is unknown or was already revoked" },
    ...oauthErrors({
      400: "invalid_request: there is no token",
      413: "invalid_request: the body is larger than 1 MB",
      415: "invalid_request: the body is neither JSON nor a form",
      429: "slow_down: too many requests from this address",
      500: "server_error, with an id to quote",
    }),
  },
};
