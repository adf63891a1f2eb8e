import { setTimeout as sleep } from "node:timers/promises";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";
import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { fetchFromSource, type SourceRequest } from "./fetch-from-source.ts";

/** The time limit of a look-up. */
export interface Deadline {
  /** Ends the waiting early enough that a request which starts has time for an answer. */
  readonly patience: AbortSignal;
  readonly end: AbortSignal;
}

export function deadlineIn(ms: number): Deadline {
  return { patience: AbortSignal.timeout(ms / 2), end: AbortSignal.timeout(ms) };
}

/** More would wait too long. */
const MOST_WAITING = 8;

const tooBusy = () => new LiveSourceUnavailable("too many look-ups are waiting");

/** A client that respects a server's limits: one request at a time, and none while it is down. */
export class SourceClient {
  private readonly breaker = new CircuitBreaker();
  private readonly gapMs: number;
  private readonly line = concurrencyLimiter({ mostOfOne: 1, mostWaiting: MOST_WAITING, refusal: tooBusy });
  private lastStart = Number.NEGATIVE_INFINITY;

  constructor(gapMs: number) {
    this.gapMs = gapMs;
  }

  /** How the last request ended; null before the first. */
  get lastOutcome(): { readonly at: Date; readonly answered: boolean } | null {
    return this.breaker.lastOutcome;
  }

  /** `read` is part of the request: an answer in the wrong format is an error like any other. */
  async ask<T>(question: SourceRequest, { patience, end }: Deadline, read: (answer: unknown) => T): Promise<T> {
    this.breaker.check();
    const work = async () => {
      await this.keepGap(patience);
      return this.breaker.run(async () => read(await fetchFromSource(question, end)));
    };
    return this.line.run("", work, patience);
  }

  /** At least `gapMs` from one start to the next, as the public servers require. */
  private async keepGap(patience: AbortSignal): Promise<void> {
    const wait = this.lastStart + this.gapMs - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal: patience }).catch(() => undefined);
    if (patience.aborted) throw tooBusy();
    this.lastStart = performance.now();
  }
}
