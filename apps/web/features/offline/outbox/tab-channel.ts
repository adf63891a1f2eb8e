import type { DomainError } from "@/features/api-client/index.ts";
import type { SentAnswer } from "./outbox-state.ts";

/** What the tabs of one account tell each other about the outbox. */
export type TabMessage =
  | { readonly type: "changed" }
  | { readonly type: "sent"; readonly id: string; readonly answer: SentAnswer }
  | { readonly type: "refused"; readonly id: string; readonly error: DomainError };

/** Tells the other tabs; without channels each tab is alone, and the outbox is read again before anything is sent. */
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

/** One tab at a time; where there are no locks, the server still does each edit once. */
export async function withTabLock(account: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`caravan-edits-${account}`, work);
}
