import { useEffect, useState } from "react";
import type { ApiOutputs } from "@/features/api-client/index.ts";

export type AccessRequest = ApiOutputs["accessRequests"]["get"]["request"];

/** How a request can end before this person has answered it. */
export type Ending = "expired" | "answered" | "unknown";

/** The end that a server error states; null for errors after which trying again makes sense. */
export function endingOf(code: string): Ending | null {
  if (code === "request_expired") return "expired";
  return code === "request_decided" ? "answered" : null;
}

/**
 * The redirect URIs that the server accepts: another site, this machine, or an application's own scheme, which has a
 * dot.
 */
const accepted = /^(?:https:|http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/?]|[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:)/;

/**
 * The address to which the answer is sent, if a browser may follow it. The server has compared it with the registered
 * ones; this is the last check.
 */
export function safeRedirect(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && accepted.test(url.href) ? url.href : null;
}

/** Requests live for minutes; a clock that shows more remaining time than this is wrong. */
const longestMs = 3_600_000;

/** Whether that moment has passed while the page was open. Clocks differ, so the server decides. */
export function useExpired(expiresAt: string): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const left = new Date(expiresAt).getTime() - Date.now();
    // The server has just said that it is open, so this clock must be ahead.
    if (left <= 0 || left > longestMs) return;
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expired;
}
