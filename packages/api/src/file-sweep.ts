import { sweepFiles } from "@caravan/core/documents/sweep-files";
import type { Ports } from "@caravan/core/kernel/ports";

const EVERY_MS = 5 * 60_000;

/** Deletes every few minutes the files that no row holds any more. */
export function fileSweep(
  ports: Pick<Ports, "database" | "files">,
  report: (error: unknown) => void,
): { stop(): void } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A store that is slow must not be asked by several at once.
    last = last.then(() => sweepFiles(ports, new Date(), report)).catch(report);
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
