import { useMemo, useSyncExternalStore } from "react";
import { type Trip, useApiClient } from "@/features/api-client/index.ts";
import { isShown } from "../outbox-entry.ts";
import { loadedRules } from "./edit-rules.ts";
import { Outbox } from "./outbox.ts";
import { emptyOutbox, type OutboxState } from "./outbox-view.ts";
import type { Client } from "./read-server-trip.ts";

const outboxes = new Map<string, Outbox>();

/** The one outbox of that account in this window. */
function outboxOf(account: string, client: Client): Outbox {
  const outbox = outboxes.get(account) ?? new Outbox(account, client);
  outboxes.set(account, outbox);
  return outbox;
}

/** Stops sending edits of that account from this window. */
export function closeOutbox(account: string): void {
  outboxes.get(account)?.close();
  outboxes.delete(account);
}

/** How many unsent edits of that account this window knows. */
export function unsentOf(account: string): number {
  return outboxes.get(account)?.state().entries.length ?? 0;
}

/** The outbox and its state. Null on the server. */
export function useOutbox(account: string | null): { outbox: Outbox | null; state: OutboxState } {
  const client = useApiClient();
  const outbox = account === null || typeof window === "undefined" ? null : outboxOf(account, client);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? noSubscription,
    outbox?.state ?? (() => emptyOutbox),
    () => emptyOutbox,
  );
  return { outbox, state };
}

const noSubscription = () => () => undefined;

/** The trip with its viewer's edits that the server has not confirmed yet. */
export function usePendingTrip(trip: Trip, account: string): Trip {
  const { state } = useOutbox(account);
  return useMemo(() => {
    const edits = [...state.sent.map((it) => it.entry), ...state.entries];
    // Where there are edits, their rules were loaded before (outbox.ts).
    return edits.some((it) => isShown(it, trip)) ? (loadedRules()?.withEdits(trip, state) ?? trip) : trip;
  }, [trip, state]);
}
