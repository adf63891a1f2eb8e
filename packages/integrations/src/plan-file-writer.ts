import type { Ports } from "@caravan/core/kernel/ports";
import type { Plan } from "@caravan/domain/export/plan-entries";
import { type PlanFileAnswer, type PlanFileTask, runPlanFileTask, sizeOfTrip } from "@caravan/domain/export/plan-file";
import { currentReader } from "@caravan/languages/texts";
import { fairWorkers } from "./fair-workers.ts";
import type { ForReader } from "./for-reader.ts";

/** Up to this size writing takes less time than sending the trip to another thread and back. */
const SMALL = 40;

/** Writes large trips as files on worker threads; the accounts take turns, small trips first. */
export function planFileWriter(): Ports["planFiles"] & { stop(): Promise<void> } {
  const { pool, turns, stop } = fairWorkers<ForReader<PlanFileTask>, Plan | string>({
    worker: new URL("./plan-file-worker.ts", import.meta.url),
    mostWaitingOfOne: 10,
    patienceMs: 20_000,
    retryAfter: 5,
  });
  return {
    async write<Task extends PlanFileTask>(task: Task, who: string, signal: AbortSignal) {
      const cost = sizeOfTrip(task);
      if (cost <= SMALL) return runPlanFileTask(task);
      return turns.take(
        who,
        () => pool.run({ task, reader: currentReader() }, { signal }) as Promise<PlanFileAnswer<Task>>,
        { cost, signal },
      );
    },
    stop,
  };
}
