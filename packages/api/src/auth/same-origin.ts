import type { IncomingMessage } from "node:http";
import { unauthenticated } from "@caravan/core/kernel/errors";
import type { ResolvedCredential } from "./resolve-credential.ts";

/** Whether a browser sent this from one of our own pages. Without an Origin, its word on the site must say so. */
export function isSameOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "same-origin";
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    // "null" and other things that are no address belong to nobody.
    return false;
  }
}

/**
 * Refuses what a page of one account sends in the session of another. A browser has one session for all its windows; one
 * that was left open when somebody else signed in there would act in their name.
 */
export function refuseOtherAccount(
  request: IncomingMessage,
  { actor, by }: Pick<ResolvedCredential, "actor" | "by">,
): void {
  const account = request.headers["caravan-account"];
  if (by !== "cookie" || actor.kind !== "person" || account === undefined || account === actor.userId) return;
  throw unauthenticated("Somebody else has signed in to this browser. Load the page again.");
}
