import { availableParallelism } from "node:os";
import { busy } from "@caravan/core/kernel/errors";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import type { Ports } from "@caravan/core/kernel/ports";
import {
  type CheckAnswer,
  type CheckAnswers,
  type CheckTask,
  runCheckTask,
  sizeOf,
} from "@caravan/domain/fixes/check-task";
import { Piscina } from "piscina";
import { v7 } from "uuid";

/** Up to here a check takes some milliseconds, which is less than its way to another thread and back. */
const SMALL = 25;
const MOST_WAITING = 200;
const MOST_WAITING_OF_ONE = 30;
const PATIENCE_MS = 20_000;

/** Checks large plans on worker threads; the accounts take turns, small plans first. */
export function checkerPool(): Ports["checker"] & { stop(): Promise<void> } {
  const threads = Math.max(2, availableParallelism() - 1);
  const pool: Piscina<CheckTask, CheckAnswers[keyof CheckAnswers]> = new Piscina({
    filename: new URL("./checker-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  const turns = new FairTurns({
    atOnce: threads,
    mostOfOne: threads - 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => busy(5),
  });
  return {
    async run<Task extends CheckTask>(task: Task, who: string, signal: AbortSignal): Promise<CheckAnswer<Task>> {
      const size = sizeOf(task);
      if (size <= SMALL) return runCheckTask(task, () => v7());
      return turns.take(who, () => pool.run(task, { signal }) as Promise<CheckAnswer<Task>>, { cost: size, signal });
    },
    stop: () => pool.close({ force: true }),
  };
}
