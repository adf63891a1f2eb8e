import { setTimeout as sleep } from "node:timers/promises";
import { LivePlacesUnavailable } from "@caravan/core/kernel/ports";

/** More would not get their turn in time. */
const MOST_WAITING = 8;

/** One at a time, in order, with at least `gapMs` from one start to the next: what the public servers ask for. */
export class RequestQueue {
  private readonly gapMs: number;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private lastStart = Number.NEGATIVE_INFINITY;

  constructor(gapMs: number) {
    this.gapMs = gapMs;
  }

  /** Whoever has not had a turn when `patience` fires is turned away, and `work` never starts. */
  pass<T>(patience: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(tooBusy());
    this.waiting += 1;
    const begun = new AbortController();
    const turn = this.tail.then(async () => {
      try {
        const wait = this.lastStart + this.gapMs - performance.now();
        if (wait > 0) await sleep(wait, undefined, { signal: patience });
        patience.throwIfAborted();
      } catch {
        throw tooBusy();
      } finally {
        this.waiting -= 1;
      }
      begun.abort();
      this.lastStart = performance.now();
      return work();
    });
    this.tail = turn.catch(() => undefined);
    return new Promise((resolve, reject) => {
      turn.then(resolve, reject);
      // Those before may take longer than this one can wait.
      patience.addEventListener("abort", () => reject(tooBusy()), { once: true, signal: begun.signal });
    });
  }
}

function tooBusy(): Error {
  return new LivePlacesUnavailable("too many look-ups are waiting");
}

/** The promise's fate, or a rejection as soon as the signal fires; the work itself goes on. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal, reason: () => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(reason());
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
