import type { IncomingMessage, ServerResponse } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { recordFailure } from "@caravan/core/kernel/audit-log";
import { forbidden, invalidAt } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { inLanguage } from "@caravan/languages/node";
import { pendingCredential } from "../auth/authenticate.ts";
import { type PendingCredential, resolveCredential } from "../auth/resolve-credential.ts";
import { isSameOrigin, refuseOtherAccount } from "../auth/same-origin.ts";
import { clientNetwork } from "../http/client-network.ts";
import { allowAnyPage } from "../http/cross-origin.ts";
import { errorResponse } from "../http/error-response.ts";
import { abortOnDisconnect, header, sendJson } from "../http/read-body.ts";
import { wwwAuthenticate } from "../http/www-authenticate.ts";
import { withinShare } from "../limits/event-loop-share.ts";
import { limitLargeBodies } from "../limits/large-bodies.ts";
import { limitRequest, rateLimitHeaders } from "../limits/request-rates.ts";
import { mcpPaths } from "../oauth/endpoint-urls.ts";
import type { ApiOptions, PublicRequest } from "../request-context.ts";
import { type RouteMatch, routeTable } from "../route-table.ts";
import { allRoutes } from "./routes.ts";
import { withWhereToGetAKey } from "./where-to-get-a-key.ts";

/**
 * Handles everything under `/api` and the well-known paths, except next-auth's pages and the rooms. Always answers with
 * the envelope.
 */
export function apiHandler(options: ApiOptions) {
  const matchRoute = routeTable(allRoutes());
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Nothing is stored unless its route says so: going back in history, browsers would show stored answers, however
    // old, for everything that a page requests while it loads.
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    // Answers are data. A file that a browser may show says so itself.
    response.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    try {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (mcpPaths.some((path) => path === url.pathname)) allowAnyPage(response);
      const match = matchRoute(request.method ?? "GET", url.pathname);
      const network = clientNetwork(options.addressOf(request));
      const signal = abortOnDisconnect(response);
      await answer({ request, response, url, options, network, now: options.clock(), signal }, match);
    } catch (error) {
      // The caller has disconnected; an interruption by that is not an error.
      if (response.destroyed) return;
      const { status, headers, body } = errorResponse(error, options.report);
      // The rest of a refused body is not read, so the connection is closed.
      const close: Record<string, string> = request.complete ? {} : { connection: "close" };
      const challenge = wwwAuthenticate(status, body.error, request, options.auth.publicUrl);
      const sent = withWhereToGetAKey(body, options.auth.publicUrl);
      sendJson(response, status, sent, { ...headers, ...challenge, ...close });
      if (body.error.code === "rate_limited") await noteLimit(request, options);
    }
  };
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    inLanguage(options.readerOf(request), () => handle(request, response));
}

/** Recorded once in ten minutes for each network: the audit log needs the fact, not every request. */
async function noteLimit(request: IncomingMessage, options: ApiOptions): Promise<void> {
  const source = { actor: anonymous, network: clientNetwork(options.addressOf(request)), now: options.clock() };
  await recordFailure(options.ports, source, { event: "rate_limited" }, 1);
}

const anonymous: Actor = { kind: "anonymous" };

async function answer(it: PublicRequest, match: RouteMatch): Promise<void> {
  const { request, options, network, now, signal } = it;
  const open = match.route?.access === "public" ? match.route : undefined;
  if (open)
    return withinShare({ share: options.share, actor: anonymous, network, signal }, async () => open.handle(it));
  if (!match.route && match.isPublic) throw match.error;
  const method = request.method ?? "GET";
  const credential = await resolveWithinLimits(it);
  refuseOtherAccount(request, credential);
  const isChange = method !== "GET" && method !== "HEAD";
  if (credential.by === "cookie" && isChange && !isSameOrigin(request, options.auth.publicUrl)) {
    throw forbidden("This request did not come from a page of Caravan.");
  }
  try {
    if (!match.route) throw match.error;
    const call: Call = {
      actor: anonymous,
      network,
      ...{ ports: options.ports, now, clock: options.clock, signal },
      idempotencyKey: method === "POST" ? idempotencyKey(request) : undefined,
    };
    const { route, params } = match;
    const who = { share: options.share, actor: credential.actor, network, signal };
    const handle = async () => route.handle({ ...it, credential, call, params });
    await limitLargeBodies(request, who, () => withinShare(who, handle));
  } catch (error) {
    // Checked first: a revoked key gets 401, whatever else is wrong with the request.
    await resolveCredential(credential);
    throw error;
  }
}

/** The assumed caller, for the rate limits. */
async function resolveWithinLimits(it: PublicRequest): Promise<PendingCredential> {
  let credential: PendingCredential;
  try {
    credential = await pendingCredential(it.request, it.options.auth, it.now);
  } catch (error) {
    // Invalid credentials are counted like anonymous calls.
    await countRequest(it, anonymous);
    throw error;
  }
  await countRequest(it, credential.actor);
  return credential;
}

/** Counts a request, and tells its caller what is left, also when nothing is. @throws limited */
async function countRequest(
  { response, options: { rateLimiter }, network }: PublicRequest,
  actor: Actor,
): Promise<void> {
  try {
    await limitRequest({ rateLimiter, actor, network });
  } finally {
    for (const [name, value] of Object.entries(rateLimitHeaders(rateLimiter, { actor, network })))
      response.setHeader(name, value);
  }
}

const LONGEST_IDEMPOTENCY_KEY = 255;

function idempotencyKey(request: IncomingMessage): string | undefined {
  const key = header(request, "idempotency-key")?.trim();
  if (key === undefined) return undefined;
  if (key === "" || key.length > LONGEST_IDEMPOTENCY_KEY)
    throw invalidAt("idempotency-key", `must have 1 to ${LONGEST_IDEMPOTENCY_KEY} characters`);
  return key;
}
