import type { IncomingMessage, ServerResponse } from "node:http";
import { authorize } from "@caravan/core/kernel/actor";
import { forbidden, invalidAt } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import type { Ports } from "@caravan/core/kernel/ports";
import { type AuthOptions, startResolving } from "../auth/authenticate.ts";
import { refuseOtherPage } from "../auth/page-account.ts";
import { type PendingCredential, readWhileResolving, resolveCredential } from "../auth/resolve-credential.ts";
import { isSameOrigin } from "../auth/same-origin.ts";
import { clientNetwork } from "../http/client-network.ts";
import { errorResponse } from "../http/error-response.ts";
import { abortOnDisconnect, header, readJson, sendJson } from "../http/read-request.ts";
import { wwwAuthenticate } from "../http/www-authenticate.ts";
import { limitDownloads } from "../limits/download-concurrency.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { limitVerbRate } from "../limits/verb-rate-limits.ts";
import { openRoutes } from "../oauth/routes.ts";
import { downloadAt, runDownload, sendFile } from "../rest/downloads.ts";
import { acceptsEventStream, streamEvents } from "../rest/event-stream.ts";
import { matchRoute, readAt, runRoute, wrongMethod } from "../rest/run-rest-request.ts";
import { runUpload, uploadAt } from "../rest/uploads.ts";
import { proceduresIn, serveTrpc, TRPC, verbAt } from "../trpc/serve-trpc.ts";
import { specials } from "./special-routes.ts";

export interface ApiOptions {
  readonly ports: Ports;
  readonly auth: AuthOptions;
  readonly rateLimiter: RateLimiter;
  /** What deliveries of forwarded mail are signed with; left out where no mail arrives. */
  readonly inboundMailSecret?: string | undefined;
  /** The caller's address: the socket's, or what a trusted proxy says. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly report: (id: string, error: unknown) => void;
  readonly clock: () => Date;
}

const PER_CREDENTIAL = 600;
const PER_ADDRESS = 60;

/** Everything under `/api` and the well-known addresses, but next-auth's own pages and the rooms. Always answers, and always with the envelope. */
export function apiHandler(options: ApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response, options);
    } catch (error) {
      // Whoever hung up waits for no answer, and what their going away interrupted is no fault.
      if (response.destroyed) return;
      const { status, headers, body } = errorResponse(error, options.report);
      // The rest of a refused body is not read; keeping the connection would make the client wait for us to.
      const close: Record<string, string> = request.complete ? {} : { connection: "close" };
      const challenge = wwwAuthenticate(status, body.error, request, options.auth.publicUrl);
      sendJson(response, status, body, { ...headers, ...challenge, ...close });
    }
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ApiOptions): Promise<void> {
  const method = request.method ?? "GET";
  const url = new URL(request.url ?? "/", "http://localhost");
  const now = options.clock();
  const open = openRoutes[url.pathname];
  if (open) {
    const handler = open[method === "HEAD" ? "GET" : method];
    if (!handler) throw wrongMethod(method, Object.keys(open));
    return handler({ request, response, url, options, now, signal: abortOnDisconnect(response) });
  }
  const who = await admitted(request, options, now);
  refuseOtherPage(request, who);
  if (who.by === "cookie" && method !== "GET" && method !== "HEAD" && !isSameOrigin(request, options.auth.publicUrl)) {
    throw forbidden("This request did not come from a page of Caravan.");
  }
  try {
    const unsaid: Call = {
      // Until it is certain who asks, nobody does.
      actor: { kind: "anonymous" },
      ports: options.ports,
      now,
      signal: abortOnDisconnect(response),
      idempotencyKey: method === "POST" ? idempotencyKey(request) : undefined,
    };
    return await served({ request, response, method, url, who, unsaid, options });
  } catch (error) {
    // Whatever else is wrong with it: what a revoked key sends is refused for being that.
    await resolveCredential(who);
    throw error;
  }
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly url: URL;
  readonly who: PendingCredential;
  /** The call of nobody yet. */
  readonly unsaid: Call;
  readonly options: ApiOptions;
}

async function served({ request, response, method, url, who, unsaid, options }: Asked): Promise<void> {
  const read = method === "GET" ? readAt(url.pathname) : undefined;
  if (read) {
    await limitVerbRate(read.route.verb.name, { request, who, options });
    const sent = { query: url.searchParams, ifMatch: undefined, body: async () => ({}) };
    const { status, body } = await readWhileResolving(who, (actor) => runRoute(read, sent, { ...unsaid, actor }));
    return sendJson(response, status, body, etag(body));
  }
  const file = downloadAt(method, url.pathname);
  if (file) {
    const bytes = () => readWhileResolving(who, (actor) => runDownload(file, { ...unsaid, actor }));
    return sendFile(response, await limitDownloads(who.actor, response, bytes));
  }
  const special = specials[url.pathname];
  if (special) {
    const handler = special[method === "HEAD" ? "GET" : method];
    if (!handler) throw wrongMethod(method, Object.keys(special));
    return handler({ request, response, call: unsaid, who, options });
  }
  const { actor } = await resolveCredential(who);
  const call: Call = { ...unsaid, actor };
  if (url.pathname.startsWith(TRPC)) {
    const names = proceduresIn(method, url.pathname);
    for (const _ of names.slice(1)) await takeUnit(request, who, options);
    for (const name of names) await limitVerbRate(verbAt(name), { request, who, options });
    return serveTrpc({ request, response, path: names.join(","), call, report: options.report });
  }
  const sending = uploadAt(method, url.pathname);
  if (sending) {
    await limitVerbRate(sending.upload.name, { request, who, options });
    const { status, body } = await runUpload(sending, request, call);
    return sendJson(response, status, body);
  }
  const matched = matchRoute(method, url.pathname);
  // Before the body is read: whoever may not call a verb learns nothing about its arguments.
  const { verb } = matched.route;
  authorize(actor, verb.audience);
  await limitVerbRate(verb.name, { request, who, options });
  const sent = { query: url.searchParams, ifMatch: header(request, "if-match"), body: () => readJson(request) };
  if (verb.streams && acceptsEventStream(header(request, "accept"))) {
    return streamEvents(response, { status: matched.route.status, report: options.report }, (progress) =>
      runRoute(matched, sent, { ...call, progress }),
    );
  }
  const { status, body } = await runRoute(matched, sent, call);
  sendJson(response, status, body, etag(body));
}

/** Who asks, within the limits: 600 a minute a credential, 60 a minute an address without one. */
async function admitted(request: IncomingMessage, options: ApiOptions, now: Date): Promise<PendingCredential> {
  let who: PendingCredential;
  try {
    who = await startResolving(request, options.auth, now);
  } catch (error) {
    // Guessing credentials counts as coming without one.
    await takeUnit(request, undefined, options);
    throw error;
  }
  await takeUnit(request, who, options);
  return who;
}

function takeUnit(request: IncomingMessage, who: PendingCredential | undefined, options: ApiOptions): Promise<void> {
  const actor = who?.actor;
  if (actor?.kind === "agent") return options.rateLimiter.take(`key:${actor.keyId}`, PER_CREDENTIAL);
  if (actor?.kind === "person") return options.rateLimiter.take(`user:${actor.userId}`, PER_CREDENTIAL);
  return options.rateLimiter.take(`address:${clientNetwork(options.addressOf(request))}`, PER_ADDRESS);
}

const LONGEST_IDEMPOTENCY_KEY = 255;

function idempotencyKey(request: IncomingMessage): string | undefined {
  const key = header(request, "idempotency-key")?.trim();
  if (key === undefined) return undefined;
  if (key === "" || key.length > LONGEST_IDEMPOTENCY_KEY)
    throw invalidAt("idempotency-key", `must have 1 to ${LONGEST_IDEMPOTENCY_KEY} characters`);
  return key;
}

/** The revision as an entity tag, so that `If-Match` can carry it back. */
function etag(body: object): Record<string, string> {
  const trip = "trip" in body ? (body.trip as { revision?: number }) : undefined;
  return trip?.revision === undefined ? {} : { etag: `"${trip.revision}"` };
}
