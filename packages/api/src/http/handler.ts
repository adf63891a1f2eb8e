import type { IncomingMessage, ServerResponse } from "node:http";
import { type Actor, authorize } from "@caravan/core/actor";
import { forbidden, invalidAt, unauthenticated } from "@caravan/core/errors";
import type { Call } from "@caravan/core/execute";
import type { Ports } from "@caravan/core/ports";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import { type Authenticated, type AuthOptions, authenticate } from "../auth/authenticate.ts";
import { isOwnOrigin } from "../auth/origin.ts";
import { issueToken, TOKEN_SECONDS } from "../auth/session-token.ts";
import { appRouter } from "../router.ts";
import { capabilityListing, manifest, toolListing } from "./discovery.ts";
import { envelopeOf, toDomainError } from "./error-envelope.ts";
import { prefersEvents, streamed } from "./event-stream.ts";
import { BODY_LIMIT, hangUp, readJson, sendJson } from "./messages.ts";
import { openApiDocument } from "./openapi.ts";
import { matchRoute, runRoute, wrongMethod } from "./rest.ts";
import { runCapability } from "./task.ts";
import type { Throttle } from "./throttle.ts";

export interface ApiOptions {
  readonly ports: Ports;
  readonly auth: AuthOptions;
  readonly throttle: Throttle;
  /** The caller's address: the socket's, or what a trusted proxy says. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly report: (id: string, error: unknown) => void;
  readonly clock: () => Date;
}

const PER_CREDENTIAL = 600;
const PER_ADDRESS = 60;
const SIGN_UPS = 10;

/** Everything under `/api` but next-auth's own pages and the rooms. Always answers, and always with the envelope. */
export function apiHandler(options: ApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response, options);
    } catch (error) {
      // Whoever hung up waits for no answer, and what their going away interrupted is no fault.
      if (response.destroyed) return;
      const { status, headers, body } = envelopeOf(error, options.report);
      // The rest of a refused body is not read; keeping the connection would make the client wait for us to.
      const close: Record<string, string> = request.complete ? {} : { connection: "close" };
      sendJson(response, status, body, { ...headers, ...close });
    }
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ApiOptions): Promise<void> {
  const method = request.method ?? "GET";
  const url = new URL(request.url ?? "/", "http://localhost");
  const now = options.clock();
  const authenticated = await admitted(request, options, now);
  const { actor, by } = authenticated;
  if (by === "cookie" && method !== "GET" && method !== "HEAD" && !isOwnOrigin(request, options.auth.publicUrl)) {
    throw forbidden("This request did not come from a page of Caravan.");
  }
  const call: Call = {
    actor,
    ports: options.ports,
    now,
    signal: hangUp(response),
    idempotencyKey: method === "POST" ? idempotencyKey(request) : undefined,
  };

  if (url.pathname.startsWith("/api/trpc/")) return trpc(request, response, url, call, options.report);
  const special = specials[url.pathname];
  if (special) {
    const handler = special[method === "HEAD" ? "GET" : method];
    if (!handler) throw wrongMethod(method, Object.keys(special));
    return handler({ request, response, call, authenticated, options });
  }
  const matched = matchRoute(method, url.pathname);
  // Before the body is read: whoever may not call a verb learns nothing about its arguments.
  const { verb } = matched.route;
  authorize(actor, verb.audience);
  if (verb.name === "create_account") await options.throttle.take(`sign-up:${options.addressOf(request)}`, SIGN_UPS);
  const sent = { query: url.searchParams, ifMatch: header(request, "if-match"), body: () => readJson(request) };
  if (verb.streams && prefersEvents(header(request, "accept"))) {
    return streamed(response, { status: matched.route.status, report: options.report }, (progress) =>
      runRoute(matched, sent, { ...call, progress }),
    );
  }
  const { status, body } = await runRoute(matched, sent, call);
  sendJson(response, status, body, etag(body));
}

/** Who asks, within the limits: 600 a minute a credential, 60 a minute an address without one. */
async function admitted(request: IncomingMessage, options: ApiOptions, now: Date): Promise<Authenticated> {
  const address = () => options.throttle.take(`address:${options.addressOf(request)}`, PER_ADDRESS);
  let authenticated: Authenticated;
  try {
    authenticated = await authenticate(request, options.auth, now);
  } catch (error) {
    // Guessing credentials counts as coming without one.
    await address();
    throw error;
  }
  const { actor } = authenticated;
  if (actor.kind === "anonymous") await address();
  else
    await options.throttle.take(actor.kind === "agent" ? `key:${actor.keyId}` : `user:${actor.userId}`, PER_CREDENTIAL);
  return authenticated;
}

interface Special {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly call: Call;
  readonly authenticated: Authenticated;
  readonly options: ApiOptions;
}

/** The addresses that are not one verb each. */
const specials: Readonly<Record<string, Readonly<Record<string, (it: Special) => Promise<void> | void>>>> = {
  "/api/agent-manifest": {
    GET: ({ response, options }) => sendJson(response, 200, manifest(options.auth.publicUrl)),
  },
  "/api/agent/capabilities": { GET: ({ response }) => sendJson(response, 200, capabilityListing()) },
  "/api/openapi.json": {
    GET: ({ response, options }) => sendJson(response, 200, openApiDocument(options.auth.publicUrl)),
  },
  "/api/agent/task": {
    POST: async ({ request, response, call }) => {
      requireCredential(call.actor);
      const body = await readJson(request);
      const result = await runCapability(call, body.capability, body.arguments, "capability");
      sendJson(response, 200, { success: true, result });
    },
  },
  "/api/mcp/tools": {
    GET: ({ request, response, call }) => {
      requireCredential(call.actor);
      const accept = header(request, "accept") ?? "*/*";
      if (accept.includes("text/event-stream") && !/application\/json|\*\/\*/.test(accept))
        throw wrongMethod("GET for a stream", ["POST"]);
      sendJson(response, 200, toolListing());
    },
    POST: async ({ request, response, call }) => {
      requireCredential(call.actor);
      const body = await readJson(request);
      const result = await runCapability(call, body.name, body.arguments, "name");
      sendJson(response, 200, { success: true, result });
    },
  },
  "/api/session/token": {
    POST: async ({ response, authenticated, call, options }) => {
      const { actor, by } = authenticated;
      if (by !== "cookie" || actor.kind !== "person")
        throw unauthenticated("Sign in first: this needs the cookie of a browser session.");
      const { secret, publicUrl } = options.auth;
      const token = await issueToken({ secret, issuer: publicUrl, userId: actor.userId, now: call.now });
      sendJson(response, 200, { success: true, access_token: token, token_type: "bearer", expires_in: TOKEN_SECONDS });
    },
  },
};

function requireCredential(actor: Actor): void {
  if (actor.kind === "anonymous") throw unauthenticated();
}

function trpc(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  call: Call,
  report: ApiOptions["report"],
): Promise<void> {
  return nodeHTTPRequestHandler({
    req: request,
    res: response,
    path: url.pathname.slice("/api/trpc/".length),
    router: appRouter,
    createContext: async () => call,
    onError: ({ error }) => {
      if (!toDomainError(error) && !call.signal.aborted && error.code !== "NOT_FOUND") report("trpc", error);
    },
    maxBodySize: BODY_LIMIT,
  });
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
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
