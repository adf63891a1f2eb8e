import type { IncomingMessage } from "node:http";
import { forbidden } from "@caravan/core/kernel/errors";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { isSameOrigin } from "../auth/same-origin.ts";
import type { CredentialRequest } from "../request-context.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-adapter.ts";
import { mcpServer } from "./server.ts";

/** Proxies give up on a stream that is silent for longer than this a few times over. */
const HEARTBEAT_MS = 10_000;

/**
 * A message of the Model Context Protocol over Streamable HTTP, from somebody with a credential: revision 2026-07-28, and
 * the older ones that begin with `initialize`. Nothing is kept between two requests, so any process can answer any of
 * them; where there are no sessions, GET and DELETE are 405.
 */
export async function serveMcp(it: CredentialRequest, message: Record<string, unknown>): Promise<void> {
  const { request, response, call, options } = it;
  const { publicUrl } = options.auth;
  requireOwnAddress(request, publicUrl);
  let fault: Error | undefined;
  const handler = createMcpHandler(() => mcpServer(call, options), {
    keepAliveMs: HEARTBEAT_MS,
    // Called for refused messages too, which are the client's affair: only an answer of 500 makes it ours.
    onerror: (error) => {
      fault = error;
    },
  });
  const answer = await handler.fetch(toFetchRequest(request, publicUrl, call.signal), { parsedBody: message });
  if (answer.status >= 500) throw fault ?? new Error(`the protocol handler answered ${answer.status}`);
  await sendFetchResponse(answer, response);
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses what a page of somebody else sends: after DNS rebinding it reaches us by a name of its own, and cross-site it
 * names its own origin. Programs call the public address, or this machine, and send no Origin.
 */
function requireOwnAddress(request: IncomingMessage, publicUrl: string): void {
  if (!isOwnHost(request, publicUrl))
    throw forbidden("The Host header does not name this service. Call it by its public address (PUBLIC_URL).");
  if (request.headers.origin !== undefined && !isSameOrigin(request, publicUrl))
    throw forbidden("The Origin header names another site. Pages of other sites cannot call this endpoint.");
}

function isOwnHost(request: IncomingMessage, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  let asked: URL;
  try {
    asked = new URL(`${own.protocol}//${request.headers.host}`);
  } catch {
    // A Host that is no host names nobody.
    return false;
  }
  if (asked.host === own.host) return true;
  return loopback.has(asked.hostname) && Number(asked.port || "80") === request.socket.localPort;
}
