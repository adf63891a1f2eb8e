import type { Activity } from "../trip/document.ts";

/** What was added within so many milliseconds came together: a plan, or one edit. */
const TOGETHER = 60_000;
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/i;

/** When an activity was added, in milliseconds: ids of version 7 begin with that. Null for others. */
function addedAt({ id }: Activity): number | null {
  return VERSION_7.test(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/**
 * Which of two activities that clash is the newcomer, and so the one to move: what was added later. Undefined when they
 * came together or it is not known; a lower priority then decides.
 */
export function newcomerOf(a: Activity, b: Activity): Activity | undefined {
  const [first, second] = [addedAt(a), addedAt(b)];
  if (first !== null && second !== null && Math.abs(first - second) > TOGETHER) return first > second ? a : b;
  return a.priority === b.priority ? undefined : a.priority < b.priority ? a : b;
}
