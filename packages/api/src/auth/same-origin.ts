import type { IncomingMessage } from "node:http";
import { unauthenticated } from "@caravan/core/kernel/errors";
import type { ResolvedCredential } from "./resolve-credential.ts";

/** Whether a page of ours sent this. Without an Origin header, Sec-Fetch-Site must say so. */
export function isSameOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "same-origin";
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    // "null" and other values that are not an origin match nothing.
    return false;
  }
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
