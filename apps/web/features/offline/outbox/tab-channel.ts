import type { DomainError } from "@/features/api-client/index.ts";
import type { SentAnswer } from "./outbox-view.ts";

/** Messages between tabs of one account about the outbox. */
export type TabMessage =
  | { readonly type: "changed" }
  | { readonly type: "sent"; readonly id: string; readonly answer: SentAnswer }
  | { readonly type: "refused"; readonly id: string; readonly error: DomainError };

/** Tells the other tabs. Without BroadcastChannel, each tab reads the outbox again before it sends. */
export class TabChannel {
  readonly #channel: BroadcastChannel | null;

  constructor(account: string, hear: (message: TabMessage) => void) {
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`caravan-edits-${account}`);
    if (this.#channel) this.#channel.onmessage = ({ data }) => hear(data as TabMessage);
  }

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}

/** Runs in one tab at a time. Without locks, idempotency keys still prevent doing an edit twice. */
export async function withTabLock(account: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`caravan-edits-${account}`, work);
}
