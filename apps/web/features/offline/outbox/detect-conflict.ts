import { completePatch } from "@caravan/domain/trip/requested-patch";
import { readTrip } from "@caravan/domain/trip/wire";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import type { Edit, OutboxEntry } from "../edit.ts";
import { opsOf, unconditional } from "./edit-ops.ts";

/**
 * How an edit that waited fits the trip as it is now: nothing touched the same, somebody changed or deleted it, or the day
 * that it leads to, or it is done already (its answer was lost, or somebody had the same thought).
 */
export type Fit = "open" | "changed" | "gone" | "done";

export function detectConflict(entry: Pick<OutboxEntry, "edit" | "triedAt" | "fromBefore">, trip: Trip): Fit {
  const { edit } = entry;
  const document = readTrip(trip);
  const ops = opsOf(edit, trip);
  if (edit.kind === "add" && cameThrough(entry, trip)) return "done";
  const { patch, conflicts } = completePatch(document, ops);
  const writes = edit.kind === "change" || edit.kind === "notes";
  if (conflicts.length === 0) return writes && patch.length === 0 ? "done" : "open";
  const isMissing = conflicts.some((it) => it.why === "missing");
  if (isMissing) return edit.kind === "remove" ? "done" : "gone";
  const wished = completePatch(document, unconditional(ops));
  return writes && wished.conflicts.length === 0 && wished.patch.length === 0 ? "done" : "changed";
}

/** An addition that has arrived, whose answer may have been lost. */
export function cameThrough(
  { edit, triedAt, fromBefore }: Pick<OutboxEntry, "edit" | "triedAt" | "fromBefore">,
  trip: Trip,
) {
  if (edit.kind !== "add") return false;
  const all = [...trip.itinerary.flatMap((day) => day.activities), ...trip.parked];
  if (all.some((it) => it.id === edit.activityId)) return true;
  return fromBefore === true && triedAt !== null && all.some((it) => isTheSame(it, edit));
}

function isTheSame(it: Activity, { fields }: Extract<Edit, { kind: "add" }>): boolean {
  return it.title === fields.title && (it.start_time ?? null) === (fields.start_time ?? null);
}
