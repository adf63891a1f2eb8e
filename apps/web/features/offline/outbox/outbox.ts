import { askNow, isReachable, onConnection } from "../connection.ts";
import { type Edit, type OutboxEntry, tidied } from "../edit.ts";
import { newId } from "../new-id.ts";
import type { OutboxState, Outcome } from "./outbox-state.ts";
import { OutboxStore } from "./outbox-store.ts";
import { isHeldUp } from "./send-order.ts";
import { SyncWorker } from "./sync-worker.ts";
import { TabChannel, type TabMessage } from "./tab-channel.ts";
import type { Client } from "./trip-now.ts";
import { WaitingForms } from "./waiting-forms.ts";

/**
 * The outbox from which one account's edits go out from this device: in the order they were made, one after the other, kept
 * until the server has answered. An edit that meets trouble stays and is asked about; only what builds on it waits with it.
 */
export class Outbox {
  readonly #kept: OutboxStore;
  readonly #news: TabChannel;
  readonly #sender: SyncWorker;
  readonly #authors = new WaitingForms();
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: string, client: Client) {
    this.#kept = new OutboxStore(account, () => this.#sender.closed || this.goOn());
    this.#news = new TabChannel(account, (news) => void this.#hear(news));
    this.#sender = new SyncWorker({
      account,
      client,
      kept: this.#kept,
      authors: this.#authors,
      news: this.#news,
      putOff: ({ afterMs, signedOut }) => {
        this.#kept.view.show({ signedOut });
        // Without a connection, its return is what starts sending again.
        if (afterMs !== null) this.#timer = setTimeout(() => this.goOn(), afterMs);
      },
    });
    onConnection(() => isReachable() && this.goOn());
    this.goOn();
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#kept.view.subscribe;
  }

  get state(): () => OutboxState {
    return this.#kept.view.state;
  }

  /** Calls back when edits of a trip went through; returns how to stop. */
  onSent(listener: (tripId: string) => void): () => void {
    return this.#kept.view.onSent(listener);
  }

  /** Takes an edit into the outbox. Rejects when the server refuses it while its author still waits. */
  async add(tripId: string, suggests: boolean, made: Edit): Promise<Outcome> {
    const { store, view } = this.#kept;
    const now = Date.now();
    const entry: OutboxEntry = {
      place: Math.max((this.#kept.entries.at(-1)?.place ?? 0) + 1, now * 1_000),
      id: newId(),
      tripId,
      suggests,
      edit: tidied(made),
      madeAt: now,
      waited: !isReachable(),
      triedAt: null,
      trouble: null,
    };
    view.show({ entries: [...this.#kept.entries, entry] });
    await store.append(entry);
    await this.#changed();
    const waits = entry.waited || isHeldUp(this.#kept.entries, entry);
    const outcome = waits ? ({ state: "waiting", id: entry.id } as const) : this.#authors.wait(entry.id);
    this.goOn();
    return outcome;
  }

  /** Does something that only the server can do, after what was changed before it. */
  after<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(() => this.#sender.drain()).then(call);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what can be sent; called when something was added, and when the connection is back. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#turn = this.#turn.then(() => this.#sender.drain()).catch(() => undefined);
  }

  /** Asks again right away. */
  async tryNow(): Promise<void> {
    this.#kept.view.show({ signedOut: false });
    await askNow();
    this.goOn();
  }

  /**
   * Takes an edit back that was not sent, with what was done to an activity that then never was. False: it was sent, or
   * may have been.
   */
  async discard(id: string): Promise<boolean> {
    const entry = this.#kept.find(id);
    const out = entry !== undefined && (await this.#kept.takeOut(entry));
    await this.#changed();
    this.goOn();
    return out;
  }

  /** Puts another edit in the place of one that met trouble; null only clears the trouble, to try the same again. */
  async settle(id: string, edit: Edit | null, suggests?: boolean): Promise<void> {
    const entry = this.#kept.find(id);
    if (!entry) return;
    // Another request under the same name would be refused.
    const fresh = { id: newId(), triedAt: null, trouble: null };
    await this.#kept.store.amend(entry.place, {
      ...fresh,
      ...(edit && { edit }),
      ...(suggests !== undefined && { suggests }),
    });
    await this.#changed();
    this.goOn();
  }

  /** Nothing more goes out: somebody signs out. */
  close(): void {
    this.#sender.close();
    clearTimeout(this.#timer);
  }

  async #changed(): Promise<void> {
    await this.#kept.read();
    this.#news.tell({ type: "changed" });
  }

  async #hear(news: TabMessage): Promise<void> {
    const { store, view } = this.#kept;
    const entry = news.type === "changed" ? undefined : this.#kept.find(news.id);
    if (news.type === "refused" && entry && this.#authors.has(entry.id)) {
      await store.delete(entry.place);
      this.#authors.refused(entry.id, news.error);
    }
    if (news.type === "sent") this.#authors.sent(news.id, news.answer);
    await this.#kept.read(news.type === "sent" && entry ? { entry, revision: news.answer.revision } : undefined);
    if (news.type === "sent" && entry) view.tellSent(entry.tripId);
  }
}
