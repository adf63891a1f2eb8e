import type { IncomingMessage } from "node:http";
import { unauthenticated } from "@caravan/core/kernel/errors";
import type { ResolvedCredential } from "./authenticate.ts";

/**
 * Refuses what a page of one account sends in the session of another. A browser has one session for all its windows; one
 * that was left open when somebody else signed in there would act in their name.
 */
export function refuseOtherPage(
  request: IncomingMessage,
  { actor, by }: Pick<ResolvedCredential, "actor" | "by">,
): void {
  const account = request.headers["caravan-account"];
  if (by !== "cookie" || actor.kind !== "person" || account === undefined || account === actor.userId) return;
  throw unauthenticated("Somebody else has signed in to this browser. Load the page again.");
}
