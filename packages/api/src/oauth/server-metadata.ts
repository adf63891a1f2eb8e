import { scopes } from "@caravan/domain/scopes";
import { preflight } from "../http/cross-origin.ts";
import { sendJson } from "../http/read-body.ts";
import type { PublicRequest } from "../request-context.ts";
import type { Route } from "../route-table.ts";
import { errands } from "./agents-md.ts";
import { guide } from "./auth-md.ts";
import { endpointUrls, mcpPaths, resources } from "./endpoint-urls.ts";
import { overview } from "./llms-txt.ts";
import { DEVICE_GRANT } from "./token-endpoint.ts";

/** Public, the same for everybody, and readable by other sites' pages. */
const open = { "access-control-allow-origin": "*", "cache-control": "public, max-age=3600" };

/** `/.well-known/oauth-protected-resource` (RFC 9728). @param path of the resource below the base address. */
export const resourceMetadata = (base: string, path: string) => ({
  resource: `${base}${path}`,
  resource_name: "Caravan",
  authorization_servers: [base],
  scopes_supported: scopes,
  bearer_methods_supported: ["header"],
  resource_documentation: endpointUrls(base).errands,
  // Not of the standard: where a client that knows only the host finds what it is for.
  mcp_endpoint: endpointUrls(base).mcp,
});

/** `/.well-known/oauth-authorization-server` (RFC 8414). */
export function serverMetadata(base: string) {
  const at = endpointUrls(base);
  const grants = ["authorization_code", DEVICE_GRANT];
  return {
    issuer: base,
    authorization_endpoint: at.authorize,
    token_endpoint: at.token,
    device_authorization_endpoint: at.device,
    registration_endpoint: at.register,
    revocation_endpoint: at.revoke,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: grants,
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    scopes_supported: scopes,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: resources(base),
    service_documentation: at.guide,
    mcp_endpoint: at.mcp,
    agent_auth: {
      skill: at.guide,
      register_uri: at.device,
      claim_uri: at.connect,
      revocation_uri: at.revoke,
      // How agents register: without an identity, and with a key once a person has approved it.
      identity_types_supported: ["user_claimed"],
      credential_types_supported: ["api_key"],
      user_claimed: {
        credential_types_supported: ["api_key"],
        grant_types_supported: grants,
        // For the device grant; client_id may be left out there, or be any name.
        client_registration_required: false,
        device_authorization_endpoint: at.device,
        token_endpoint: at.token,
        claim_uri: at.connect,
      },
    },
  };
}

/** Everything that a search engine may show is public; the API and what only a link leads to are not. */
const robots = (base: string) => `User-agent: *
Disallow: /api/
Disallow: /shared/
Disallow: /invite/
Disallow: /join/
Allow: /

# For agents: ${endpointUrls(base).overview}
`;

type Handler = (it: PublicRequest) => void;

const json =
  (document: (base: string) => object): Handler =>
  ({ response, options }) =>
    sendJson(response, 200, document(options.auth.publicUrl), open);

const text =
  (type: string, document: (base: string) => string, more: Readonly<Record<string, string>> = {}): Handler =>
  ({ response, options }) => {
    const body = document(options.auth.publicUrl);
    const headers = { "content-type": `${type}; charset=utf-8`, "content-length": Buffer.byteLength(body) };
    response.writeHead(200, { ...headers, ...open, "x-content-type-options": "nosniff", ...more }).end(body);
  };

const published = (path: string, handle: Handler): Route[] => [
  { method: "GET", path, access: "public", handle },
  preflight(path, "GET"),
];

/**
 * Clients append the path of a resource to the well-known path (RFC 9728, 3.1); some do so for the server's as well.
 */
export const discoveryRoutes: readonly Route[] = [
  ...["", ...mcpPaths].flatMap((path) => [
    ...published(
      `/.well-known/oauth-protected-resource${path}`,
      json((base) => resourceMetadata(base, path)),
    ),
    ...published(`/.well-known/oauth-authorization-server${path}`, json(serverMetadata)),
  ]),
  // Instead of the page, for programs; the server of pages tells them apart.
  ...published("/", text("text/markdown", errands, { "cache-control": "no-cache", vary: "Accept" })),
  ...published("/auth.md", text("text/markdown", guide)),
  ...published("/llms.txt", text("text/plain", overview)),
  ...published("/agents.md", text("text/markdown", errands)),
  ...published("/robots.txt", text("text/plain", robots)),
];
