import { isReachable } from "../connection.ts";
import { emptyOutbox, type OutboxState } from "./outbox-state.ts";

/**
 * How long the screen waits for what this device keeps: a busy one takes its time, and without a connection there is nothing
 * else to see. A browser may never answer.
 */
const lookMs = { connected: 3_000, alone: 12_000 };

/** What this window shows of an outbox, and who in it wants to hear of it. */
export class OutboxView {
  readonly #listeners = new Set<() => void>();
  readonly #onSent = new Set<(tripId: string) => void>();
  #state: OutboxState = emptyOutbox;

  constructor() {
    setTimeout(() => isReachable() && this.show({ looked: true }), lookMs.connected);
    setTimeout(() => this.show({ looked: true }), lookMs.alone);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): OutboxState => this.#state;

  show(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when edits of a trip went through; returns how to stop. */
  onSent(listener: (tripId: string) => void): () => void {
    this.#onSent.add(listener);
    return () => this.#onSent.delete(listener);
  }

  tellSent(tripId: string): void {
    for (const listener of this.#onSent) listener(tripId);
  }
}
