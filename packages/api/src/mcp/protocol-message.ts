import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { forbidden } from "@caravan/core/kernel/errors";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { isSameOrigin } from "../auth/same-origin.ts";
import { header } from "../http/read-body.ts";
import type { CredentialRequest } from "../request-context.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-adapter.ts";
import { mcpServer } from "./server.ts";
import { HEARTBEAT_MS, serveListen } from "./streams.ts";

/**
 * A message of the Model Context Protocol over Streamable HTTP, with a credential: revision 2026-07-28, and older ones
 * that start with `initialize`. Any process can answer any request: a session of those is no more than a name for what a
 * client subscribed to.
 */
export async function serveMcp(it: CredentialRequest, message: Record<string, unknown>): Promise<void> {
  const { request, response, call, options } = it;
  const { publicUrl } = options.auth;
  requireOwnAddress(it, publicUrl);
  const { watchers } = options;
  if (watchers && message.method === "subscriptions/listen") return serveListen(it, watchers, message);
  if (watchers && message.method === "initialize") response.setHeader("mcp-session-id", randomUUID());
  let fault: Error | undefined;
  const handler = createMcpHandler(() => mcpServer(call, options, header(request, "mcp-session-id")), {
    keepAliveMs: HEARTBEAT_MS,
    // Called for refused messages too, which are the client's errors: only a status of 500 is reported.
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
 * Refuses what other sites' pages send with the cookie, and after DNS rebinding, which shows by a foreign Host. A page
 * that was given a key or token may call, as programs do: it has nothing of the browser's that its person did not give
 * it.
 */
export function requireOwnAddress({ request, credential }: CredentialRequest, publicUrl: string): void {
  if (!isOwnHost(request, publicUrl))
    throw forbidden("The Host header does not name this service. Call it by its public address (PUBLIC_URL).");
  const isForeign = request.headers.origin !== undefined && !isSameOrigin(request, publicUrl);
  if (isForeign && (credential.by === "cookie" || !isPage(request.headers.origin)))
    throw forbidden("The Origin header names another site. Pages of other sites cannot call this endpoint.");
}

function isOwnHost(request: IncomingMessage, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  let asked: URL;
  try {
    asked = new URL(`${own.protocol}//${request.headers.host}`);
  } catch {
    // An invalid Host matches nothing.
    return false;
  }
  if (asked.host === own.host) return true;
  return loopback.has(asked.hostname) && Number(asked.port || "80") === request.socket.localPort;
}

/** A web page with an address of its own; a sandboxed frame or a local file has the origin `null`. */
function isPage(origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).protocol === "https:";
}
