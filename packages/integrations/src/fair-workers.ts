import { availableParallelism } from "node:os";
import { busy } from "@caravan/core/kernel/errors";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import { Piscina } from "piscina";

const MOST_WAITING = 200;

export interface FairWorkersOptions {
  /** The module that runs a task. */
  readonly worker: URL;
  readonly mostWaitingOfOne: number;
  /** How long a task may wait behind others: as long as a person would. */
  readonly patienceMs: number;
  /** Seconds after which a refused caller may retry. */
  readonly retryAfter: number;
}

/** Worker threads that accounts use in turns, small tasks first; one account never has all of them. */
export function fairWorkers<Task, Result>(options: FairWorkersOptions) {
  const threads = Math.max(2, availableParallelism() - 1);
  const pool: Piscina<Task, Result> = new Piscina({
    filename: options.worker.href,
    // Its histograms take 0.7 MB a pool.
    recordTiming: false,
    // A thread that waits takes 30 MB, and starts in a twentieth of a second.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  const turns = new FairTurns({
    atOnce: threads,
    mostOfOne: threads - 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: options.mostWaitingOfOne,
    patienceMs: options.patienceMs,
    refusal: () => busy(options.retryAfter),
  });
  return { pool, turns, stop: () => pool.close({ force: true }) };
}
