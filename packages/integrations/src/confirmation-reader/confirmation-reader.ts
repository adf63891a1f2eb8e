import { availableParallelism } from "node:os";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import { type ConfirmationReader, type ReadConfirmation, ReaderBusy } from "@caravan/core/kernel/ports";
import { worded } from "@caravan/domain/words/worded";
import { Piscina } from "piscina";
import { withinCpu } from "../cpu-bound.ts";
import { ownBuffer } from "../own-buffer.ts";
import { missingIn } from "./completeness.ts";
import type { Asked, ReadingTask } from "./confirmation-worker.ts";
import type { ModelReading } from "./model-reading.ts";

/** Five megabytes take a tenth of it, on a machine that does much else half. */
const PATIENCE_MS = 30_000;
/** Nearly all confirmations are smaller, and take a fraction of a second. */
export const SMALL_BYTES = 100_000;
const SMALL_PATIENCE_MS = 10_000;
/** A ticket takes a tenth of it, and each megabyte of a mail a third of a second. */
const CPU_MS = 2000;
const CPU_MS_A_MEGABYTE = 1000;
/** Each may take a gigabyte for the worst five megabytes that we could think of. */
const MOST_THREADS = 4;
const MOST_WAITING = 32;
const MOST_WAITING_OF_ONE = 8;

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
  const pool: Piscina<ReadingTask, ReadConfirmation | string | null> = new Piscina({
    filename: new URL("./confirmation-worker.ts", import.meta.url).href,
    recordTiming: false,
    minThreads: 0,
    // One stays free for small ones.
    maxThreads: Math.min(MOST_THREADS, Math.max(2, availableParallelism() - 1)),
    idleTimeout: 300_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 },
  });
  // What waits behind others is neither late nor unreadable, so the pool itself never has more than it can begin with.
  const turns = new FairTurns({
    atOnce: pool.maxThreads,
    // A file of six hundred bytes can be built to take all its time, and one account can send many.
    mostOfOne: Math.max(1, pool.maxThreads - 1),
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => new ReaderBusy(),
  });
  const largeTurns = new FairTurns({
    atOnce: pool.maxThreads - 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => new ReaderBusy(),
  });
  const inTime = (task: Asked, who: string, signal: AbortSignal, moved?: ArrayBuffer) => {
    const size = sizeOf(task);
    const isSmall = size <= SMALL_BYTES;
    const patience = isSmall ? Math.min(patienceMs, SMALL_PATIENCE_MS) : patienceMs;
    const cpu = CPU_MS + (size / 1e6) * CPU_MS_A_MEGABYTE;
    const inTurn = () => turns.take(who, () => reading(task, { patience, cpu, moved }, signal), { signal });
    return isSmall ? inTurn() : largeTurns.take(who, inTurn, { signal });
  };
  const understood = async (task: Asked, who: string, signal: AbortSignal) =>
    (await inTime(task, who, signal)) as ReadConfirmation | null;
  const reading = async (task: Asked, { patience, cpu, moved }: Bounds, signal: AbortSignal) => {
    const late = AbortSignal.timeout(patience);
    // The pool takes an array, whatever its types say.
    const transferList = (moved ? [moved] : []) as never;
    try {
      return await withinCpu(
        cpu,
        () => pool.threads,
        (by, spent) => pool.run({ ...task, by }, { signal: AbortSignal.any([signal, late, spent]), transferList }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted) report(error);
      return null;
    }
  };
  return {
    async read(confirmation, today, who, signal) {
      const read = await understood({ confirmation, today }, who, signal);
      if (model === null || read === null || !leavesOpen(read)) return read;
      const writtenOn = read.reading.writtenAt?.slice(0, 10) ?? today;
      const asked = await model.ask(read.text, writtenOn, signal);
      signal.throwIfAborted();
      if ("trouble" in asked)
        return withRemark(read, worded`${asked.trouble}, so only what fixed rules can understand was used.`);
      if (asked.claims.length === 0) return read;
      return (await understood({ read, claims: asked.claims, writtenOn }, who, signal)) ?? read;
    },
    async text(confirmation, who, signal, { longest = Number.POSITIVE_INFINITY, handOver = false } = {}) {
      const moved = handOver && confirmation.origin !== "text" ? ownBuffer(confirmation.bytes) : undefined;
      return (await inTime({ textOf: confirmation, longest }, who, signal, moved)) as string | null;
    },
    // Nobody waits for what is still read: closing would wait for it, and fail when that takes long.
    stop: () => pool.destroy(),
  };
}

interface Bounds {
  readonly patience: number;
  /** Milliseconds. */
  readonly cpu: number;
  readonly moved: ArrayBuffer | undefined;
}

function sizeOf(task: Asked): number {
  if ("claims" in task) return task.read.text.length;
  const confirmation = "textOf" in task ? task.textOf : task.confirmation;
  return confirmation.origin === "text" ? confirmation.text.length : confirmation.bytes.length;
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
