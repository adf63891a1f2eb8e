import { availableParallelism } from "node:os";
import type { Ports } from "@caravan/core/ports";
import { Piscina } from "piscina";

/** Plans on worker threads, so that rooms and other people's reads do not wait for an arrangement of 366 days. */
export function plannerPool(): Ports["planner"] & { stop(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./planner-worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
  return {
    plan: (request, signal) => pool.run(request, { signal }),
    stop: () => pool.close({ force: true }),
  };
}
