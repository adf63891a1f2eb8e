import type { IncomingMessage, ServerResponse } from "node:http";
import type { Actor } from "@caravan/core/actor";
import { unauthenticated } from "@caravan/core/errors";
import type { Call } from "@caravan/core/execute";
import type { Authenticated } from "../auth/authenticate.ts";
import { issueToken, TOKEN_SECONDS } from "../auth/session-token.ts";
import { serveMcp } from "../mcp/endpoint.ts";
import { capabilityListing, manifest, toolListing } from "./discovery.ts";
import type { ApiOptions } from "./handler.ts";
import { header, readJson, sendJson } from "./messages.ts";
import { openApiDocument } from "./openapi.ts";
import { wrongMethod } from "./rest.ts";
import { runCapability } from "./task.ts";

export interface Special {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly call: Call;
  readonly authenticated: Authenticated;
  readonly options: ApiOptions;
}

type Methods = Readonly<Record<string, (it: Special) => Promise<void> | void>>;

const mcp: Methods = {
  GET: ({ request, response, call }) => {
    requireCredential(call.actor);
    const accept = header(request, "accept") ?? "*/*";
    if (accept.includes("text/event-stream") && !/application\/json|\*\/\*/.test(accept))
      throw wrongMethod("GET for a stream", ["POST"]);
    sendJson(response, 200, toolListing());
  },
  POST: async (it) => {
    requireCredential(it.call.actor);
    const body = await readJson(it.request);
    if ("jsonrpc" in body) return serveMcp(it, body);
    const result = await runCapability(it.call, body.name, body.arguments, "name");
    sendJson(it.response, 200, { success: true, result });
  },
};

/** The addresses that are not one verb each. */
export const specials: Readonly<Record<string, Methods>> = {
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
  "/api/mcp/tools": mcp,
  "/api/mcp": mcp,
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
