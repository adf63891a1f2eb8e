import { type DomainError, ResponseError } from "@/features/api-client/index.ts";
import type { Outcome, SentAnswer } from "./outbox-view.ts";

interface WaitingForm {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** After that, a form stops waiting, and the edit is sent in the background. */
const attentionMs = 8_000;

/** Forms of this window that wait for the answer to their edit. */
export class WaitingForms {
  readonly #waiting = new Map<string, WaitingForm>();

  /** Rejects when the server refuses the edit while the form still waits. */
  wait(id: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      setTimeout(() => this.letGo(id), attentionMs);
    });
  }

  /** The form stops waiting; the edit stays in the outbox. */
  letGo(id: string): void {
    this.#take(id)?.resolve({ state: "waiting", id });
  }

  sent(id: string, answer: SentAnswer): void {
    this.#take(id)?.resolve({ state: "sent", answer });
  }

  /** Whether a form still waits; it then shows a refusal itself, so that no question is needed. */
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
