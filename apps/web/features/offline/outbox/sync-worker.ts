import { isReachable } from "../connection.ts";
import { coalesce } from "./coalesce.ts";
import type { OutboxEntry, Trouble } from "./edit.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { type SendResult, sendOnce } from "./retry-policy.ts";
import type { Client, SentAnswer } from "./send-edit.ts";
import { isHeldUp, nextOf } from "./send-order.ts";
import { type TabChannel, withTabLock } from "./tab-channel.ts";
import type { WaitingForms } from "./waiting-forms.ts";

type Later = Extract<SendResult, { result: "later" }>;

export interface SenderParts {
  readonly account: string;
  readonly client: Client;
  readonly kept: OutboxStore;
  readonly authors: WaitingForms;
  readonly news: TabChannel;
  /** Told when sending stops before the end. */
  readonly putOff: (verdict: Later) => void;
}

/** Sends what an outbox keeps, one tab of the device at a time, and says what became of it. */
export class SyncWorker {
  readonly #parts: SenderParts;
  #closed = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** What is under way is the last that went out. */
  close(): void {
    this.#closed = true;
  }

  async drain(): Promise<void> {
    const { account, client, kept, putOff } = this.#parts;
    await kept.read();
    if (this.#closed || !isReachable()) return this.#letWait("all");
    if (!nextOf(kept.entries)) return this.#letWait("held up");
    let stopped = false;
    await withTabLock(account, async () => {
      const trips = new Set<string>();
      await kept.read();
      for (let entry = nextOf(kept.entries); entry && !this.#closed; entry = nextOf(kept.entries)) {
        const verdict = await sendOnce(client, entry, ({ place, ...now }) =>
          kept.store.amend(place, now).then((it) => it !== null),
        );
        if (verdict.result === "later") {
          putOff(verdict);
          stopped = true;
          break;
        }
        trips.add(entry.tripId);
        await this.#settled(entry, verdict);
      }
      for (const tripId of trips) kept.view.tellSent(tripId);
    });
    await this.#letWait(stopped || this.#closed ? "all" : "held up");
  }

  async #settled(entry: OutboxEntry, verdict: Exclude<SendResult, Later>): Promise<void> {
    const { kept, authors, news } = this.#parts;
    if (verdict.result === "trouble") {
      if (authors.has(entry.id)) await kept.store.delete(entry.place);
      else await this.#ask(entry, verdict.trouble);
      await kept.read();
      news.tell({ type: "refused", id: entry.id, error: verdict.error });
      authors.refused(entry.id, verdict.error);
      return;
    }
    const answer: SentAnswer = verdict.result === "sent" ? verdict.answer : { revision: 0, edit_id: null };
    await kept.store.delete(entry.place);
    await kept.read({ entry, revision: answer.revision });
    news.tell({ type: "sent", id: entry.id, answer });
    authors.sent(entry.id, answer);
  }

  async #ask(entry: OutboxEntry, trouble: Trouble): Promise<void> {
    const { entries, store } = this.#parts.kept;
    const { edit, taken } = coalesce(entry, entries);
    await store.amend(entry.place, { edit, waited: true, trouble });
    for (const it of taken) await store.delete(it.place);
  }

  /** What does not go out now: whoever made it may close its form. */
  async #letWait(which: "all" | "held up"): Promise<void> {
    const { kept, authors } = this.#parts;
    for (const entry of kept.entries) {
      if (which === "held up" && !isHeldUp(kept.entries, entry)) continue;
      authors.letGo(entry.id);
      if (!entry.waited) await kept.store.amend(entry.place, { waited: true });
    }
    await kept.read();
  }
}
