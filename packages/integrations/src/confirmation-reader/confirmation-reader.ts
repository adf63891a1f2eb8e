import { availableParallelism } from "node:os";
import type { ConfirmationReader, ReadConfirmation } from "@caravan/core/ports";
import { Piscina } from "piscina";
import { missingIn } from "./completeness.ts";
import type { ReadingTask } from "./confirmation-worker.ts";
import type { ModelReading } from "./model-reading.ts";

/** Five megabytes of the worst that we could think of take a fifth of it on a busy machine. */
const PATIENCE_MS = 20_000;
const MOST_WAITING = 32;

export interface ConfirmationReaderOptions {
  /** Hears of confirmations that our reading fails on; never of their words. */
  readonly report?: (error: unknown) => void;
  /** Is asked about what rules leave open. */
  readonly model?: ModelReading | null;
  readonly patienceMs?: number;
}

/**
 * Reads confirmations on threads of their own: a mail of some megabytes takes longer than rooms should wait, and one that
 * somebody built to take for ever, or all the memory there is, is ended with its thread and nothing else.
 */
export function confirmationReader({
  report = () => undefined,
  model = null,
  patienceMs = PATIENCE_MS,
}: ConfirmationReaderOptions = {}): ConfirmationReader & { stop(): Promise<void> } {
  const pool: Piscina<ReadingTask, ReadConfirmation | null> = new Piscina({
    filename: new URL("./confirmation-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: MOST_WAITING,
    idleTimeout: 300_000,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
  const inTime = async (task: ReadingTask, signal: AbortSignal) => {
    const late = AbortSignal.timeout(patienceMs);
    try {
      return await pool.run(task, { signal: AbortSignal.any([signal, late]) });
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted) report(error);
      return null;
    }
  };
  return {
    async read(confirmation, today, signal) {
      const read = await inTime({ confirmation, today }, signal);
      if (model === null || read === null || !leavesOpen(read)) return read;
      const writtenOn = read.reading.writtenAt?.slice(0, 10) ?? today;
      const asked = await model.ask(read.text, writtenOn, signal);
      signal.throwIfAborted();
      if ("trouble" in asked) return withRemark(read, `${asked.trouble}, so only what rules can read was read.`);
      if (asked.claims.length === 0) return read;
      return (await inTime({ read, claims: asked.claims, writtenOn }, signal)) ?? read;
    },
    stop: () => pool.close({ force: true }),
  };
}

const FEWEST_LETTERS = 20;

/** Whether there is something left for a model to read. */
function leavesOpen({ text, reading }: ReadConfirmation): boolean {
  if (reading.segments.length > 0) return reading.segments.some((it) => missingIn(it).length > 0);
  return text.slice(0, 10_000).replace(/[^\p{L}\p{N}]/gu, "").length >= FEWEST_LETTERS;
}

function withRemark(read: ReadConfirmation, remark: string): ReadConfirmation {
  return { ...read, reading: { ...read.reading, remarks: [...read.reading.remarks, remark] } };
}
