import { mcpPaths } from "../oauth/endpoint-urls.ts";

type Json = Record<string, unknown>;

const string = { type: "string" };
const strings = { type: "array", items: string };

/** The discovery documents. The same for everybody, and cacheable. */
export function metadataPaths(): Json {
  return {
    "/.well-known/oauth-protected-resource": { get: resource("protected_resource", "this host") },
    ...Object.fromEntries(
      mcpPaths.map((path) => [
        `/.well-known/oauth-protected-resource${path}`,
        { get: resource(["protected_resource", ...path.split("/").slice(2)].join("_"), path) },
      ]),
    ),
    "/.well-known/oauth-authorization-server": { get: server },
  };
}

const document = (operationId: string, summary: string, properties: Json): Json => ({
  operationId,
  tags: ["agents"],
  summary,
  security: [{}],
  responses: {
    200: {
      description: "The metadata",
      headers: { "Access-Control-Allow-Origin": { schema: { const: "*" } } },
      content: {
        "application/json": { schema: { type: "object", required: Object.keys(properties), properties } },
      },
    },
  },
});

const resource = (operationId: string, of: string): Json =>
  document(operationId, `Metadata of ${of} as a protected resource (RFC 9728)`, {
    resource: string,
    authorization_servers: strings,
    scopes_supported: strings,
    bearer_methods_supported: strings,
  });

const server: Json = document("authorization_server", "Metadata of the authorization server (RFC 8414)", {
  issuer: string,
  authorization_endpoint: string,
  token_endpoint: string,
  device_authorization_endpoint: string,
  registration_endpoint: string,
  revocation_endpoint: string,
  response_types_supported: strings,
  grant_types_supported: strings,
  code_challenge_methods_supported: strings,
  scopes_supported: strings,
  agent_auth: {
    type: "object",
    required: ["skill", "register_uri", "claim_uri", "revocation_uri", "identity_types_supported"],
    properties: {
      skill: string,
      register_uri: string,
      claim_uri: string,
      revocation_uri: string,
      identity_types_supported: strings,
      credential_types_supported: strings,
    },
  },
});
