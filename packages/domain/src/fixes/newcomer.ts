import type { Activity } from "../trip/document.ts";

/** Activities added within this many milliseconds were added together, by a plan or in one edit. */
const TOGETHER = 60_000;
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/i;

/** When an activity was added, in milliseconds, read from an id of version 7. Null for other ids. */
function addedAt({ id }: Activity): number | null {
  return VERSION_7.test(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/**
 * Which of two overlapping activities was added later, and is therefore the one to move. Undefined when they were added
 * together or it is unknown; then the lower priority decides.
 */
export function newcomerOf(a: Activity, b: Activity): Activity | undefined {
  const [first, second] = [addedAt(a), addedAt(b)];
  if (first !== null && second !== null && Math.abs(first - second) > TOGETHER) return first > second ? a : b;
  return a.priority === b.priority ? undefined : a.priority < b.priority ? a : b;
}
