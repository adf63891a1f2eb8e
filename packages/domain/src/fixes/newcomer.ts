import type { Activity } from "../trip/document.ts";

/** Activities added within this many milliseconds were added together, by a plan or in one edit. */
const TOGETHER = 60_000;
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/i;

/** When an activity was added, in milliseconds, read from an id of version 7. Null for other ids. */
function addedAt({ id }: Activity): number | null {
  return VERSION_7.test(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/**
 * Which of two clashing activities is the newcomer, and so the one to move: what was added or changed later. Undefined when
 * they came together or it is not known; a lower priority then decides.
 *
 * @param changedAt when activities were moved or given other times, in milliseconds
 */
export function newcomerOf(
  a: Activity,
  b: Activity,
  changedAt: ReadonlyMap<string, number> = new Map(),
): Activity | undefined {
  const cameAt = (it: Activity) => {
    const [added, changed] = [addedAt(it), changedAt.get(it.id) ?? null];
    return added === null ? changed : Math.max(added, changed ?? added);
  };
  const [first, second] = [cameAt(a), cameAt(b)];
  // A known change counts as later than an activity about which nothing is known.
  const settled = Number.NEGATIVE_INFINITY;
  const [one, two] = [first ?? settled, second ?? settled];
  const isKnown = (first !== null && second !== null) || changedAt.has(a.id) || changedAt.has(b.id);
  if (isKnown && one !== two && Math.abs(one - two) > TOGETHER) return one > two ? a : b;
  return a.priority === b.priority ? undefined : a.priority < b.priority ? a : b;
}
