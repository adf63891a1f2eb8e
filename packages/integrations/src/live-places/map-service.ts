import { CircuitBreaker } from "./circuit-breaker.ts";
import { fetchJson, type JsonRequest } from "./fetch-json.ts";
import { RequestQueue } from "./request-queue.ts";

/** How long a look-up may take. */
export interface Deadline {
  /** Ends the waiting in line, early enough that a question which gets its turn has time for an answer. */
  readonly patience: AbortSignal;
  readonly end: AbortSignal;
}

export function deadlineIn(ms: number): Deadline {
  return { patience: AbortSignal.timeout(ms / 2), end: AbortSignal.timeout(ms) };
}

/** A server that is asked politely: in turn, and not while it is down. */
export class MapService {
  private readonly breaker = new CircuitBreaker();
  private readonly turnstile: RequestQueue;

  constructor(gapMs: number) {
    this.turnstile = new RequestQueue(gapMs);
  }

  /** `read` is part of the question: an answer of the wrong shape is a fault like any other. */
  async ask<T>(question: JsonRequest, { patience, end }: Deadline, read: (answer: unknown) => T): Promise<T> {
    this.breaker.check();
    return this.turnstile.pass(patience, () => this.breaker.run(async () => read(await fetchJson(question, end))));
  }
}
