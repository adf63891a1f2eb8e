import type { IncomingMessage, ServerResponse } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { unauthenticated } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { capabilityListing, manifest, toolListing } from "../agents/manifest.ts";
import { isRead, runCapability } from "../agents/run-capability.ts";
import { issueAccessToken, TOKEN_SECONDS } from "../auth/access-token.ts";
import { type PendingCredential, readWhileResolving, resolveCredential } from "../auth/resolve-credential.ts";
import { header, readJson, sendJson } from "../http/read-request.ts";
import { serveMcp } from "../mcp/endpoint.ts";
import { openApiDocument } from "../openapi/openapi-document.ts";
import { wrongMethod } from "../rest/run-rest-request.ts";
import type { ApiOptions } from "./api-handler.ts";

export interface Special {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of nobody, until `certainCall` or `readAs` says who it is. */
  readonly call: Call;
  readonly who: PendingCredential;
  readonly options: ApiOptions;
}

type Methods = Readonly<Record<string, (it: Special) => Promise<void> | void>>;

const mcp: Methods = {
  GET: async ({ request, response, call, who }) => {
    await certainCall({ call, who });
    const accept = header(request, "accept") ?? "*/*";
    if (accept.includes("text/event-stream") && !/application\/json|\*\/\*/.test(accept))
      throw wrongMethod("GET for a stream", ["POST"]);
    sendJson(response, 200, toolListing());
  },
  POST: async (it) => {
    requireCredential(it.who.actor);
    const body = await readJson(it.request);
    if ("jsonrpc" in body) return serveMcp({ ...it, call: await certainCall(it) }, body);
    const result = await runAs(it, body.name, body.arguments, "name");
    sendJson(it.response, 200, { success: true, result });
  },
};

/** The addresses that are not one verb each. */
export const specials: Readonly<Record<string, Methods>> = {
  "/api/agent-manifest": { GET: toAnybody(manifest) },
  "/api/agent/capabilities": { GET: toAnybody(capabilityListing) },
  "/api/openapi.json": { GET: toAnybody(openApiDocument) },
  "/api/agent/task": {
    POST: async (it) => {
      requireCredential(it.who.actor);
      const body = await readJson(it.request);
      const result = await runAs(it, body.capability, body.arguments, "capability");
      sendJson(it.response, 200, { success: true, result });
    },
  },
  "/api/mcp/tools": mcp,
  "/api/mcp": mcp,
  "/api/session/token": {
    POST: async ({ response, who, call, options }) => {
      const { actor, by } = who;
      if (by !== "cookie" || actor.kind !== "person")
        throw unauthenticated("Sign in first: this needs the cookie of a browser session.");
      const { secret, publicUrl } = options.auth;
      const token = await issueAccessToken({ secret, issuer: publicUrl, userId: actor.userId, now: call.now });
      sendJson(response, 200, { success: true, access_token: token, token_type: "bearer", expires_in: TOKEN_SECONDS });
    },
  },
};

/** Needs no credential, but a bad one is refused here as everywhere. */
function toAnybody(document: (publicUrl: string) => unknown) {
  return async ({ response, who, options }: Special) => {
    await resolveCredential(who);
    sendJson(response, 200, document(options.auth.publicUrl));
  };
}

type Asked = Pick<Special, "call" | "who">;

/** The call of whoever it certainly is; 401 when nobody is. */
async function certainCall({ call, who }: Asked): Promise<Call> {
  const { actor } = await resolveCredential(who);
  requireCredential(actor);
  return { ...call, actor };
}

async function runAs(it: Asked, name: unknown, args: unknown, field: "capability" | "name"): Promise<object> {
  if (!isRead(name)) return runCapability(await certainCall(it), name, args, field);
  return readWhileResolving(it.who, (actor) => runCapability({ ...it.call, actor }, name, args, field));
}

function requireCredential(actor: Actor): void {
  if (actor.kind === "anonymous") throw unauthenticated();
}
