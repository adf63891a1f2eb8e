import { busy } from "@caravan/core/kernel/errors";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import type { Ports } from "@caravan/core/kernel/ports";
import type { ImportReading, ImportTask } from "@caravan/domain/import/import-reading";
import { Piscina } from "piscina";
import { ownBuffer } from "./own-buffer.ts";

/** The largest file takes a second on a machine that does nothing else. */
const PATIENCE_MS = 20_000;
const MOST_WAITING = 20;
const MOST_WAITING_OF_ONE = 4;

/**
 * Reads files with trips on threads of their own: a large one takes longer than other requests should wait, and one
 * that somebody built to take for ever, or all the memory there is, is ended with its thread and nothing else.
 */
export function importReader({
  report,
  patienceMs = PATIENCE_MS,
}: {
  readonly report: (error: unknown) => void;
  readonly patienceMs?: number;
}): Ports["imports"] & { stop(): Promise<void> } {
  const pool: Piscina<ImportTask, ImportReading> = new Piscina({
    filename: new URL("./import-worker.ts", import.meta.url).href,
    recordTiming: false,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
  const turns = new FairTurns({
    atOnce: 2,
    // A file can be built to take all of its time, which is as long as others would wait.
    mostOfOne: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => busy(5),
  });
  return {
    read: (task, who, signal) =>
      turns.take(
        who,
        async () => {
          const late = AbortSignal.timeout(patienceMs);
          const own = ownBuffer(task.bytes);
          // The pool takes an array, whatever its types say.
          const transferList = (own ? [own] : []) as never;
          try {
            return await pool.run(task, { signal: AbortSignal.any([signal, late]), transferList });
          } catch (error) {
            signal.throwIfAborted();
            if (!late.aborted) report(error);
            return tooMuch;
          }
        },
        { signal },
      ),
    stop: () => pool.close({ force: true }),
  };
}

const tooMuch: ImportReading = {
  ok: false,
  problem: {
    code: "unreadable",
    message: "The file takes too long or too much memory to read. Try a smaller one.",
    details: [],
  },
};
