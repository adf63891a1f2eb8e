import { type DomainError, ResponseError } from "@/features/api-client/index.ts";
import type { Outcome, SentAnswer } from "./outbox-state.ts";

interface WaitingForm {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** How long a form waits for the answer before the edit goes on without it. */
const attentionMs = 8_000;

/** The forms of this window that still wait for what becomes of their edit. */
export class WaitingForms {
  readonly #waiting = new Map<string, WaitingForm>();

  /** Rejects when the server refuses the edit while the form still waits. */
  wait(id: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      setTimeout(() => this.letGo(id), attentionMs);
    });
  }

  /** The edit goes on by itself. */
  letGo(id: string): void {
    this.#take(id)?.resolve({ state: "waiting", id });
  }

  sent(id: string, answer: SentAnswer): void {
    this.#take(id)?.resolve({ state: "sent", answer });
  }

  /** Whether there is a form that asks by itself, and holds the words. */
  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  refused(id: string, error: DomainError): void {
    this.#take(id)?.reject(new ResponseError(error.status, error));
  }

  #take(id: string): WaitingForm | undefined {
    const form = this.#waiting.get(id);
    this.#waiting.delete(id);
    return form;
  }
}
