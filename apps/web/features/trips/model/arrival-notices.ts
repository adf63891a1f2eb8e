import { useSyncExternalStore } from "react";
import type { Notice } from "@/features/api-client/index.ts";

/** Warnings of a planning, kept for the trip's page, which may open only afterwards. */
const waiting = new Map<string, readonly Notice[]>();
const listeners = new Set<() => void>();
const none: readonly Notice[] = [];

export function leaveNotices(tripId: string, notices: readonly Notice[] | undefined) {
  if (notices?.length) waiting.set(tripId, notices);
  for (const listener of listeners) listener();
}

export function forgetNotices(tripId: string) {
  waiting.delete(tripId);
  for (const listener of listeners) listener();
}

export function useNotices(tripId: string): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => waiting.get(tripId) ?? none,
    () => none,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
