import { busy } from "@caravan/core/kernel/errors";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import type { Ports } from "@caravan/core/kernel/ports";
import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import { currentReader } from "@caravan/languages/texts";
import { Piscina } from "piscina";
import type { ForReader } from "../for-reader.ts";

/** In the queue. */
const PATIENCE_MS = 30_000;
/**
 * Fonts are read and cut to the letters that are used: about four seconds of a processor for Japanese, of which a thread
 * that yields to requests gets little on a busy machine.
 */
const LONGEST_MS = 180_000;

/** Prints on threads of its own; accounts take turns, and none has both. */
export function pdfPrinter(): Ports["printer"] & { stop(): Promise<void> } {
  const pool: Piscina<ForReader<PrintedTrip>, Uint8Array> = new Piscina({
    filename: new URL("./pdf-worker.ts", import.meta.url).href,
    recordTiming: false,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
  const turns = new FairTurns({
    atOnce: 2,
    mostOfOne: 1,
    mostWaiting: 20,
    mostWaitingOfOne: 3,
    patienceMs: PATIENCE_MS,
    refusal: () => busy(5),
  });
  return {
    pdf: (trip, who, signal) =>
      turns.take(
        who,
        () =>
          pool.run(
            { task: trip, reader: currentReader() },
            { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]) },
          ),
        { signal },
      ),
    stop: () => pool.close({ force: true }),
  };
}
