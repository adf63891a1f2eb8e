import { GCProfiler, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** The memory in use now, buffers included, in bytes. */
export function memoryInUse(): number {
  // What the first collection finds to be unused, the second one frees.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Runs something and returns its peak heap beyond the start, in bytes. */
export function peakMemory(run: () => void): number {
  const peak = watched();
  run();
  return peak();
}

/** The same for asynchronous work. */
export async function peakMemoryOf(run: () => Promise<unknown>): Promise<number> {
  const peak = watched();
  await run();
  return peak();
}

function watched(): () => number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const profiler = new GCProfiler();
  profiler.start();
  return () => {
    const after = process.memoryUsage().heapUsed;
    const collections = profiler.stop().statistics.map((it) => it.beforeGC.heapStatistics.usedHeapSize);
    return Math.max(after, ...collections) - before;
  };
}
