import type { Worker } from "node:worker_threads";
import { threadId } from "node:worker_threads";

const LOOK_MS = 200;

/** Says which thread does a task. Shared memory, because a thread that is busy sends no messages. */
export type DoneBy = Int32Array<SharedArrayBuffer>;

/** Called by the thread when it begins. */
export function begunHere(task: DoneBy): void {
  Atomics.store(task, 0, threadId);
}

/**
 * Runs a task of a thread with a bound for the CPU time that it takes there, whatever else the machine does meanwhile.
 *
 * @param work passes `by` on to the thread, and ends it when the signal fires
 */
export async function withinCpu<T>(
  mostMs: number,
  threads: () => readonly Worker[],
  work: (by: DoneBy, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const by: DoneBy = new Int32Array(new SharedArrayBuffer(4));
  const ending = new AbortController();
  let before: number | undefined;
  const look = setInterval(async () => {
    const thread = threads().find((it) => it.threadId === Atomics.load(by, 0));
    // A thread that has ended cannot be asked.
    const used = await thread?.cpuUsage().catch(() => undefined);
    if (used === undefined) return;
    const ms = (used.user + used.system) / 1000;
    before ??= ms;
    if (ms - before > mostMs) ending.abort(new Error("a task took too much CPU time"));
  }, LOOK_MS);
  try {
    return await work(by, ending.signal);
  } finally {
    clearInterval(look);
  }
}
