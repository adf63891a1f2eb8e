import type { Notice } from "./types.ts";

/** Warnings of a creation wait here for the page that the trip opens on; a module is enough, the router keeps it. */
const waiting = new Map<string, readonly Notice[]>();

export function leaveNotices(tripId: string, notices: readonly Notice[] | undefined) {
  if (notices?.length) waiting.set(tripId, notices);
}

export function noticesFor(tripId: string): readonly Notice[] {
  return waiting.get(tripId) ?? [];
}

export function forgetNotices(tripId: string) {
  waiting.delete(tripId);
}
