import type { IncomingMessage } from "node:http";
import { forbidden } from "@caravan/core/kernel/errors";
import { isSameOrigin } from "../auth/same-origin.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses what a page of somebody else sends: after DNS rebinding it reaches us by a name of its own, and cross-site it
 * names its own origin. Programs call the public address, or this machine, and send no Origin.
 */
export function requireOwnAddress(request: IncomingMessage, publicUrl: string): void {
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
