import { useSyncExternalStore } from "react";
import { useApiClient } from "@/features/api-client/index.ts";
import { Outbox } from "./outbox.ts";
import { emptyOutbox, type OutboxState } from "./outbox-state.ts";
import type { Client } from "./send-edit.ts";

const lines = new Map<string, Outbox>();

/** The one line of that account in this window. */
function outboxOf(account: string, client: Client): Outbox {
  const line = lines.get(account) ?? new Outbox(account, client);
  lines.set(account, line);
  return line;
}

/** Nothing of that account goes out from this window any more. */
export function closeOutbox(account: string): void {
  lines.get(account)?.close();
  lines.delete(account);
}

/** How many edits of that account this window knows to be unsent. */
export function unsentOf(account: string): number {
  return lines.get(account)?.state().entries.length ?? 0;
}

/** The line and what is in it. Null on the server. */
export function useOutbox(account: string | null): { line: Outbox | null; state: OutboxState } {
  const client = useApiClient();
  const line = account === null || typeof window === "undefined" ? null : outboxOf(account, client);
  const state = useSyncExternalStore(
    line?.subscribe ?? noSubscription,
    line?.state ?? (() => emptyOutbox),
    () => emptyOutbox,
  );
  return { line, state };
}

const noSubscription = () => () => undefined;
