import { availableParallelism } from "node:os";
import type { Ports } from "@caravan/core/kernel/ports";
import type { Evaluation, Situation } from "@caravan/domain/concierge/types";
import { currentReader } from "@caravan/languages/texts";
import { Piscina } from "piscina";
import type { ForReader } from "./for-reader.ts";

/** Evaluates on worker threads, so that hundreds of evaluations in a minute do not delay the event loop. */
export function conciergePool(): Ports["concierge"] & { stop(): Promise<void> } {
  const pool: Piscina<ForReader<Situation>, Evaluation> = new Piscina({
    filename: new URL("./concierge-worker.ts", import.meta.url).href,
    recordTiming: false,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
  return {
    evaluate: (situation, signal) => pool.run({ task: situation, reader: currentReader() }, { signal }),
    stop: () => pool.close({ force: true }),
  };
}
