import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { completePatch } from "@caravan/domain/trip/requested-patch";
import { unconditional, withoutDoneMoves } from "@caravan/domain/trip/resolve-conflict";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { newId } from "../new-id.ts";
import { additionIn, type OutboxEntry } from "../outbox-entry.ts";

/**
 * How an edit that waited fits the trip as it is now. `open`: no conflict; `changed` or `gone`: somebody changed or
 * deleted its target or the day of a move; `done`: the trip is already as the edit asks.
 */
export type Fit = "open" | "changed" | "gone" | "done";

type Compared = Pick<OutboxEntry, "ops" | "triedAt" | "fromBefore">;

export function detectConflict(entry: Compared, trip: TripDocument): Fit {
  if (hasArrived(entry, trip)) return "done";
  const ops = withoutDoneMoves(trip, entry.ops);
  const wished = completePatch(trip, unconditional(ops), undefined, newId);
  const isSo = wished.conflicts.length === 0 && wished.patch.length === 0;
  if (isSo && ops.every((op) => op.op !== "activity.move")) return "done";
  const { conflicts } = completePatch(trip, ops, undefined, newId);
  if (conflicts.some((it) => it.why === "missing"))
    return ops.some((op) => op.op === "activity.remove" || op.op === "stop.remove") ? "done" : "gone";
  return conflicts.length > 0 ? "changed" : "open";
}

/** Whether an addition is in the trip; its answer may have been lost. */
export function hasArrived({ triedAt, fromBefore, ...edit }: Compared, trip: TripDocument): boolean {
  if (edit.ops.some((op) => op.op === "stop.add" && stopsOf(trip).some((it) => it.id === op.stop.id))) return true;
  const added = additionIn(edit);
  if (!added) return false;
  if (locate(trip, added.id)) return true;
  const { title, startTime = null } = added.fields;
  const all = [...trip.days.flatMap((day) => day.activities), ...trip.parked];
  const isThere = all.some((it) => it.title === title && it.startTime === startTime);
  return fromBefore === true && triedAt !== null && isThere;
}
