import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { unauthenticated } from "@caravan/core/kernel/errors";
import type { ResolvedCredential } from "./resolve-credential.ts";

/**
 * Whether a page of this application sent the request: scheme, host and port must be those of the public address or of
 * this connection, which may differ from the public one. Without an Origin header, Sec-Fetch-Site must say so.
 *
 * Another name than the public one does not count: anybody can have a name that leads to this machine (DNS rebinding).
 */
export function isSameOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "same-origin";
  if (origin === new URL(publicUrl).origin) return true;
  // Behind a proxy the scheme of the connection means nothing, so only the public address counts.
  if (host === undefined || publicUrl.startsWith("https:")) return false;
  const reached = URL.parse(`http://${host}`);
  return reached?.origin === origin && isOurs(reached.hostname, publicUrl);
}

/** An address of this machine or network, or the name of the public address. */
function isOurs(hostname: string, publicUrl: string): boolean {
  return (
    isIP(hostname.replace(/^\[|\]$/g, "")) > 0 || hostname === "localhost" || hostname === new URL(publicUrl).hostname
  );
}

/**
 * Refuses a request of a page that was loaded with another account. All windows of a browser share one session, so a
 * page that was left open would otherwise act for the person who signed in later.
 */
export function refuseOtherAccount(
  request: IncomingMessage,
  { actor, by }: Pick<ResolvedCredential, "actor" | "by">,
): void {
  const account = request.headers["caravan-account"];
  if (by !== "cookie" || actor.kind !== "person" || account === undefined || account === actor.userId) return;
  throw unauthenticated("Somebody else has signed in to this browser. Load the page again.");
}
