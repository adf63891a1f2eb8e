import type { Activity, TripDocument } from "./document.ts";
import type { TripOp, TripPatch } from "./patch.ts";
import { isConsistent, lastingUntil } from "./resolve-times.ts";

/**
 * The changes that make the times of patched activities agree: an exact patch, such as the inverse of an old edit or an
 * accepted part of a proposal, may set only one of start, end and length. Start and end are kept.
 *
 * @param next the trip after the patch
 */
export function settleTimes(next: TripDocument, patch: TripPatch): TripPatch {
  const touched = new Set(patch.flatMap((op) => idOf(op) ?? []));
  if (touched.size === 0) return [];
  const ops: TripOp[] = [];
  for (const list of [...next.days.map((day) => day.activities), next.parked])
    for (const it of list) {
      if (!touched.has(it.id) || !contradicts(it)) continue;
      const after =
        it.startTime === null ? { endTime: null } : { durationMinutes: lastingUntil(it.startTime, it.endTime ?? "") };
      const before = it.startTime === null ? { endTime: it.endTime } : { durationMinutes: it.durationMinutes };
      ops.push({ op: "activity.set", activityId: it.id, before, after });
    }
  return ops;
}

function idOf(op: TripOp): string | undefined {
  if (op.op === "activity.add") return op.activity.id;
  return op.op === "activity.set" ? op.activityId : undefined;
}

/** Incomplete times, such as start and end without a length, contradict nothing. */
function contradicts(it: Activity): boolean {
  return it.endTime !== null && it.durationMinutes !== null && !isConsistent(it);
}
