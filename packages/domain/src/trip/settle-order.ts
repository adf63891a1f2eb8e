import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { apply, placeByTime, type TripOp, type TripPatch } from "./patch.ts";

/**
 * The ops that sort activities which a patch moved or gave another start by time again. Needed when an exact patch is
 * applied in part or to a changed plan, because it places activities by the neighbours that they had before.
 *
 * @param trip after the patch
 */
export function settleOrder(trip: TripDocument, patch: TripPatch): TripPatch {
  const touched = new Set(
    patch.flatMap((op) => {
      if (op.op === "activity.move") return [op.activityId];
      if (op.op === "activity.add") return [op.activity.id];
      return op.op === "activity.set" && op.after.startTime !== undefined ? [op.activityId] : [];
    }),
  );
  const ops: TripOp[] = [];
  let now = trip;
  for (const activityId of touched) {
    const found = locate(now, activityId);
    const start = found?.activity.startTime ?? null;
    if (!found?.day || start === null) continue;
    const others = found.day.activities.filter((it) => it.id !== activityId);
    const index = others.findIndex((it) => it.id === found.place.after) + 1;
    const isSorted = others.every(
      (it, at) => it.startTime === null || (at < index ? it.startTime <= start : it.startTime >= start),
    );
    if (isSorted) continue;
    const op: TripOp = {
      ...{ op: "activity.move", activityId, from: found.place },
      to: placeByTime(others, found.day.id, start),
    };
    ops.push(op);
    now = apply(now, [op]).next;
  }
  return ops;
}
