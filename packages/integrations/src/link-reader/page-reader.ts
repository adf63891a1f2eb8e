import { availableParallelism } from "node:os";
import type { PageReader } from "@caravan/core/kernel/ports";
import type { ParsedPage } from "@caravan/domain/board/parsed-page";
import { Piscina } from "piscina";
import type { Page } from "./read-page.ts";

/** The largest page takes a twentieth of it; the rest allows a thread to start on a busy machine. */
const PATIENCE_MS = 4000;
const MOST_WAITING = 32;

/**
 * Reads pages on worker threads: a large page takes too long for the event loop, and a hostile one is ended with its
 * thread.
 *
 * @param report called for pages on which reading fails
 */
export function pageReader(
  report: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): PageReader & { stop(): Promise<void> } {
  const pool: Piscina<Page, ParsedPage | null> = new Piscina({
    filename: new URL("./page-worker.ts", import.meta.url).href,
    recordTiming: false,
    minThreads: 0,
    maxThreads: Math.max(2, availableParallelism() - 1),
    maxQueue: MOST_WAITING,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  return {
    async read(page, signal) {
      const late = AbortSignal.timeout(patienceMs);
      try {
        return await pool.run(page, { signal: AbortSignal.any([signal, late]) });
      } catch (error) {
        signal.throwIfAborted();
        if (!late.aborted) report(error);
        return null;
      }
    },
    stop: () => pool.close({ force: true }),
  };
}
