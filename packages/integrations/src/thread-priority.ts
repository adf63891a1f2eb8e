import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Lowers the priority of this worker thread below that of requests. Linux has priorities for single threads; elsewhere,
 * and where they may not be changed, all threads stay equal.
 */
export function yieldToRequests(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    if (thread > 0 && thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Other systems than Linux.
  }
}
