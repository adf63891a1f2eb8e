import { useEffect, useState } from "react";
import type { ApiOutputs } from "@/features/api-client/index.ts";

export type AccessRequest = ApiOutputs["accessRequests"]["get"]["request"];

/** How a request can be over before this person has answered it. */
export type Ending = "expired" | "answered" | "unknown";

/** The ending that an error of the server tells of; null for errors after which trying again makes sense. */
export function endingOf(code: string): Ending | null {
  if (code === "request_expired") return "expired";
  return code === "request_decided" ? "answered" : null;
}

/**
 * The redirect URIs that the server accepts: another site, this machine, or the private scheme of an application, which
 * has a dot.
 */
const accepted = /^(?:https:|http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/?]|[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:)/;

/**
 * The address that takes the answer back to the agent, when a browser may follow it. The server has compared it with what
 * the agent registered; this is the last look.
 */
export function safeRedirect(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && accepted.test(url.href) ? url.href : null;
}

/** Requests live for minutes; a clock that sees more left than this is wrong. */
const longestMs = 3_600_000;

/** Whether that moment has passed while the page was open. The server has the last word: clocks disagree. */
export function useExpired(expiresAt: string): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const left = new Date(expiresAt).getTime() - Date.now();
    // The server has just called it open, so a moment that seems to be over says only that this clock is ahead.
    if (left <= 0 || left > longestMs) return;
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expired;
}
