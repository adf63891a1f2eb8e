import { isReachable } from "../connection.ts";
import { additionIn, neighbourOf, type OutboxEntry, targetOf, withoutNeighbour } from "../outbox-entry.ts";
import { OutboxStore } from "./outbox-store.ts";

const mostSent = 500;
/** Pauses before IndexedDB is tried again after a failure. */
const askAgainMs = [1_000, 3_000, 10_000, 30_000];
/**
 * How long the screen waits for IndexedDB, which may be slow or never answer. Longer without a connection, when there is
 * nothing else to show.
 */
const patienceMs = { connected: 3_000, alone: 12_000 };

/** The outbox of an account as this window last read it from its store, and who in this window wants to hear of it. */
export class OutboxView {
  readonly store: OutboxStore;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(tripId: string) => void>();
  readonly #askAgain: () => void;
  readonly #beforeEdits: () => Promise<unknown>;
  #refusals = 0;
  #state: OutboxState = emptyOutbox;

  /**
   * @param askAgain to be called some time after the device refused
   * @param beforeEdits to be awaited before anybody sees that there are edits
   */
  constructor(account: string, askAgain: () => void, beforeEdits: () => Promise<unknown>) {
    this.store = new OutboxStore(account);
    this.#askAgain = askAgain;
    this.#beforeEdits = beforeEdits;
    setTimeout(() => isReachable() && this.show({ looked: true }), patienceMs.connected);
    setTimeout(() => this.show({ looked: true }), patienceMs.alone);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): OutboxState => this.#state;

  /** In the order of sending. */
  get entries(): readonly OutboxEntry[] {
    return this.#state.entries;
  }

  find(id: string): OutboxEntry | undefined {
    return this.entries.find((it) => it.id === id);
  }

  show(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when edits of a trip went through; returns how to stop. */
  onSent(listener: (tripId: string) => void): () => void {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  }

  tellSent(tripId: string): void {
    for (const listener of this.#sentListeners) listener(tripId);
  }

  /** Reads the store again; `sent` was just deleted from it. */
  async read(sent?: SentEdit): Promise<void> {
    const entries = await this.store.all();
    if (entries.length > 0) await this.#beforeEdits();
    if (!this.store.lasts) this.#askLater();
    const state = this.#state;
    this.show({
      // Without any, the screen need not be rendered again.
      entries: entries.length + state.entries.length === 0 ? state.entries : entries,
      looked: true,
      fleeting: !this.store.lasts && entries.length > 0,
      ...(sent && {
        sent: [...state.sent, sent].slice(-mostSent),
        // A suggestion changes nothing yet.
        through: state.through + (sent.entry.suggests ? 0 : 1),
      }),
    });
  }

  /** Deletes an unsent edit; of an addition, also later edits of that activity. False: it stays. */
  async takeOut(entry: OutboxEntry): Promise<boolean> {
    const out = await this.store.takeOut(entry.place);
    if (out && additionIn(entry)) await this.#deleteAllOf(targetOf(entry));
    return out;
  }

  async #deleteAllOf(activityId: string): Promise<void> {
    for (const it of this.entries) {
      if (targetOf(it) === activityId) await this.store.delete(it.place);
      else if (neighbourOf(it) === activityId)
        await this.store.amend(it.place, { ops: withoutNeighbour(it.ops, activityId) });
    }
  }

  #askLater(): void {
    const pause = askAgainMs[this.#refusals];
    this.#refusals += 1;
    if (pause !== undefined) setTimeout(this.#askAgain, pause);
  }
}

/** The server's answer to an edit. For a suggestion it is a proposal instead. */
export interface SentAnswer {
  readonly revision: number;
  readonly edit_id: string | null;
}

/** The result of an edit: it is on the server, or it waits and is sent later. */
export type Outcome =
  | { readonly state: "sent"; readonly answer: SentAnswer }
  | { readonly state: "waiting"; readonly id: string };

/** A sent edit, until the trip on screen contains it. */
interface SentEdit {
  readonly entry: OutboxEntry;
  readonly revision: number;
}

export interface OutboxState {
  /** In the order of sending. */
  readonly entries: readonly OutboxEntry[];
  readonly sent: readonly SentEdit[];
  /** How many edits this window knows to have been saved. */
  readonly through: number;
  /** The session has ended: nothing is sent before somebody signs in. */
  readonly signedOut: boolean;
  /** A reload would lose what waits. */
  readonly fleeting: boolean;
  /** `entries` has been read from the device, or that took too long. */
  readonly looked: boolean;
}

export const emptyOutbox: OutboxState = {
  entries: [],
  sent: [],
  through: 0,
  signedOut: false,
  fleeting: false,
  looked: false,
};
