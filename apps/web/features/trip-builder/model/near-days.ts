import type { Day } from "@/features/api-client/index.ts";

/** Plans with more stops are rendered whole only near what is seen. */
const mostWhole = 100;
/** So many stops are whole at first: more than any window shows. */
const wholeAtFirst = 24;

/** Null where all days are whole. */
export function daysNearAtFirst(days: readonly Day[]): ReadonlySet<string> | null {
  const all = days.reduce((sum, day) => sum + day.activities.length, 0);
  if (all <= mostWhole) return null;
  const near = new Set<string>();
  let stops = 0;
  for (const day of days) {
    if (stops >= wholeAtFirst) break;
    near.add(day.id);
    stops += day.activities.length;
  }
  return near;
}

/**
 * The days that are whole after what was seen of them changed.
 *
 * @param seen for each day whether it is near now
 * @param used days that somebody has used since the page was opened; what was opened or begun in them stays
 */
export function daysNear(
  near: ReadonlySet<string>,
  seen: ReadonlyMap<string, boolean>,
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  const next = new Set(near);
  for (const [dayId, isNear] of seen) {
    if (isNear) next.add(dayId);
    else if (!used.has(dayId)) next.delete(dayId);
  }
  return next.size === near.size && [...next].every((it) => near.has(it)) ? near : next;
}
