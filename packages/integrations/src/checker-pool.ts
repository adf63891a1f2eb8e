import type { Ports } from "@caravan/core/kernel/ports";
import {
  type CheckAnswer,
  type CheckAnswers,
  type CheckTask,
  runCheckTask,
  sizeOf,
} from "@caravan/domain/fixes/check-task";
import { currentReader } from "@caravan/languages/texts";
import { v7 } from "uuid";
import { fairWorkers } from "./fair-workers.ts";
import type { ForReader } from "./for-reader.ts";

/** Up to this size a check takes less time than sending it to another thread and back. */
const SMALL = 25;

/** Checks large plans on worker threads; the accounts take turns, small plans first. */
export function checkerPool(): Ports["checker"] & { stop(): Promise<void> } {
  const { pool, turns, stop } = fairWorkers<ForReader<CheckTask>, CheckAnswers[keyof CheckAnswers]>({
    worker: new URL("./checker-worker.ts", import.meta.url),
    mostWaitingOfOne: 30,
    patienceMs: 20_000,
    retryAfter: 5,
  });
  return {
    async run<Task extends CheckTask>(task: Task, who: string, signal: AbortSignal): Promise<CheckAnswer<Task>> {
      const size = sizeOf(task);
      if (size <= SMALL) return runCheckTask(task, () => v7());
      return turns.take(
        who,
        () => pool.run({ task, reader: currentReader() }, { signal }) as Promise<CheckAnswer<Task>>,
        { cost: size, signal },
      );
    },
    stop,
  };
}
