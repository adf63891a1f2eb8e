import { DomainError, unauthenticated } from "@caravan/core/kernel/errors";
import { nearestNames } from "@caravan/domain/nearest-name";
import { agentRoutes, documentRoute } from "../agents/routes.ts";
import { issueAccessToken, TOKEN_SECONDS } from "../auth/access-token.ts";
import { startGuestSession } from "../auth/guest-session.ts";
import { sendJson } from "../http/read-body.ts";
import { mcpRoutes } from "../mcp/tool-call-or-protocol-message.ts";
import { oauthRoutes } from "../oauth/routes.ts";
import { documentNames, openApiDocument, openApiDocumentOf } from "../openapi/openapi-document.ts";
import type { CredentialRequest } from "../request-context.ts";
import { sendAuditLog } from "../rest/audit-export.ts";
import { restRoutes } from "../rest/routes.ts";
import type { Route } from "../route-table.ts";
import { trpcRoute } from "../trpc/routes.ts";
import { inboundMail } from "../webhooks/inbound-mail.ts";

/** All routes of the API, except next-auth's pages and the upgrades to rooms. */
export const allRoutes = (): readonly Route[] => [
  ...oauthRoutes,
  // Signed, so it needs no credential.
  { method: "POST", path: "/api/inbound-mail", access: "public", handle: inboundMail },
  ...agentRoutes,
  ...mcpRoutes,
  ...["/api/openapi.json", "/openapi.json"].map((path) => documentRoute(path, openApiDocument)),
  documentRoute("/api/openapi/{name}", documentOfPart),
  { method: "POST", path: "/api/session/token", access: "credential", handle: sendAccessToken },
  { method: "POST", path: "/api/session/guest", access: "credential", handle: startGuestSession },
  { method: "GET", path: "/api/admin/audit-log.jsonl", access: "credential", handle: sendAuditLog },
  trpcRoute,
  ...restRoutes(),
];

/** @throws missing for what is neither a tag nor an operation */
function documentOfPart(baseUrl: string, { name = "" }: Readonly<Record<string, string>>): unknown {
  const document = openApiDocumentOf(baseUrl, name.replace(/\.json$/, ""));
  if (!document) throw noSuchDocument(name, documentNames(baseUrl));
  return document;
}

function noSuchDocument(name: string, known: readonly string[]): DomainError {
  const [near] = nearestNames(name, known, 1);
  const meant = near === undefined ? "" : ` Did you mean /api/openapi/${near}?`;
  const message = `There is no such document.${meant} A name is that of a tag or an operation in /api/openapi.json.`;
  return new DomainError("missing", "not_found", message);
}

async function sendAccessToken({ response, credential, call, options }: CredentialRequest): Promise<void> {
  const { actor, by } = credential;
  if (by !== "cookie" || actor.kind !== "person" || !actor.session)
    throw unauthenticated("Sign in first: this needs the cookie of a browser session.");
  const { secrets, publicUrl } = options.auth;
  const token = await issueAccessToken({
    secrets,
    issuer: publicUrl,
    userId: actor.userId,
    sessionId: actor.session.id,
    now: call.now,
  });
  sendJson(response, 200, { success: true, access_token: token, token_type: "bearer", expires_in: TOKEN_SECONDS });
}
