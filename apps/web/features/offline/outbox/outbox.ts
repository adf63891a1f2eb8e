import type { RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { askNow, isReachable, onConnection } from "../connection.ts";
import { newId } from "../new-id.ts";
import { additionIn, type Edit, isHeldUp, type OutboxEntry, tidied } from "../outbox-entry.ts";
import { loadedRules, loadRules } from "./edit-rules.ts";
import { type OutboxState, OutboxView, type Outcome } from "./outbox-view.ts";
import type { Client } from "./read-server-trip.ts";
import type { SyncParts, SyncWorker } from "./sync-worker.ts";
import { TabChannel, type TabMessage } from "./tab-channel.ts";
import { WaitingForms } from "./waiting-forms.ts";

/**
 * The outbox of one account on this device: edits are sent one after the other, in the order they were made, and kept until
 * the server has answered. An edit that does not go through stays as a question; only edits that build on it wait with it.
 */
export class Outbox {
  readonly #view: OutboxView;
  readonly #channel: TabChannel;
  readonly #startWorker: () => Promise<SyncWorker>;
  #worker: SyncWorker | undefined;
  #closed = false;
  readonly #forms = new WaitingForms();
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: string, client: Client) {
    this.#view = new OutboxView(account, () => this.#closed || this.goOn(), loadRules);
    this.#channel = new TabChannel(account, (message) => void this.#hear(message));
    const parts: SyncParts = {
      account,
      client,
      view: this.#view,
      forms: this.#forms,
      channel: this.#channel,
      putOff: ({ afterMs, signedOut }) => {
        this.#view.show({ signedOut });
        // Without a connection, sending starts again when it is back.
        if (afterMs !== null) this.#timer = setTimeout(() => this.goOn(), afterMs);
      },
    };
    this.#startWorker = async () => {
      const { SyncWorker } = await loadRules();
      this.#worker ??= new SyncWorker(parts);
      if (this.#closed) this.#worker.close();
      return this.#worker;
    };
    onConnection(() => isReachable() && this.goOn());
    this.goOn();
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#view.subscribe;
  }

  get state(): () => OutboxState {
    return this.#view.state;
  }

  /** Calls back when edits of a trip went through; returns how to stop. */
  onSent(listener: (tripId: string) => void): () => void {
    return this.#view.onSent(listener);
  }

  /** Adds an edit. Rejects when the server refuses it while its form still waits. */
  async add(tripId: string, suggests: boolean, { title, ops }: Edit): Promise<Outcome> {
    // Not awaited again, so that an edit is shown in the frame in which it is made.
    if (!loadedRules()) await loadRules();
    const view = this.#view;
    const now = Date.now();
    const entry: OutboxEntry = {
      place: Math.max((view.entries.at(-1)?.place ?? 0) + 1, now * 1_000),
      id: newId(),
      tripId,
      suggests,
      title,
      ops: tidied(ops),
      madeAt: now,
      waited: !isReachable(),
      triedAt: null,
      trouble: null,
    };
    view.show({ entries: [...view.entries, entry] });
    await view.store.append(entry);
    await this.#changed();
    const waits = entry.waited || isHeldUp(this.#view.entries, entry);
    const outcome = waits ? ({ state: "waiting", id: entry.id } as const) : this.#forms.wait(entry.id);
    this.goOn();
    return outcome;
  }

  /** Runs a call to the server after the edits made before it were sent. */
  after<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(() => this.#drain()).then(call);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what can be sent. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#turn = this.#turn.then(() => this.#drain()).catch(() => undefined);
  }

  /** Asks again right away. */
  async tryNow(): Promise<void> {
    this.#view.show({ signedOut: false });
    await askNow();
    this.goOn();
  }

  /**
   * Discards an unsent edit; of an addition, also later edits of that activity. False: it was sent, or may have been.
   */
  async discard(id: string): Promise<boolean> {
    const entry = this.#view.find(id);
    const out = entry !== undefined && (await this.#view.takeOut(entry));
    await this.#changed();
    this.goOn();
    return out;
  }

  /** Answers the question of an entry: with another patch, or null to try the same again. */
  async settle(id: string, ops: RequestedPatch | null, suggests?: boolean): Promise<void> {
    const entry = this.#view.find(id);
    if (!entry) return;
    // The idempotency key belongs to the former request.
    const fresh = { id: newId(), triedAt: null, trouble: null };
    await this.#view.store.amend(entry.place, {
      ...fresh,
      ...(ops && { ops, title: additionIn({ ops })?.fields.title ?? entry.title }),
      ...(suggests !== undefined && { suggests }),
    });
    await this.#changed();
    this.goOn();
  }

  /** Stops sending, before signing out. */
  close(): void {
    this.#closed = true;
    this.#worker?.close();
    clearTimeout(this.#timer);
  }

  async #drain(): Promise<void> {
    await this.#view.read();
    if (this.#view.entries.length > 0) await (await this.#startWorker()).drain();
  }

  async #changed(): Promise<void> {
    await this.#view.read();
    this.#channel.tell({ type: "changed" });
  }

  async #hear(message: TabMessage): Promise<void> {
    const view = this.#view;
    const entry = message.type === "changed" ? undefined : view.find(message.id);
    if (message.type === "refused" && entry && this.#forms.has(entry.id)) {
      await view.store.delete(entry.place);
      this.#forms.refused(entry.id, message.error);
    }
    if (message.type === "sent") this.#forms.sent(message.id, message.answer);
    await view.read(message.type === "sent" && entry ? { entry, revision: message.answer.revision } : undefined);
    if (message.type === "sent" && entry) view.tellSent(entry.tripId);
  }
}
