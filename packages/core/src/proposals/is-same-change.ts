import { deepEqual } from "@caravan/domain/deep-equal";
import type { TripOp, TripPatch } from "@caravan/domain/trip/patch";

/**
 * Whether two patches do the same to a trip. Days that a change of dates adds have new ids in every call, and so do the
 * notes that it keeps: they are the same when their dates are. Activities that somebody adds are never the same.
 */
export function isSameChange(one: TripPatch, other: TripPatch): boolean {
  return deepEqual(withoutNewIds(one), withoutNewIds(other));
}

function withoutNewIds(patch: TripPatch): unknown {
  const names = new Map(
    patch.flatMap((op) => {
      const added = addedByDates(op);
      return added ? [added] : [];
    }),
  );
  // As JSON stores it: without undefined values.
  return JSON.parse(
    JSON.stringify(patch, (_, value) => (typeof value === "string" ? (names.get(value) ?? value) : value)),
  );
}

function addedByDates(op: TripOp): [id: string, name: string] | undefined {
  if (op.op === "day.add") return [op.day.id, `day ${op.day.date}`];
  const parked = op.op === "activity.add" && op.at.dayId === null ? op.activity.parked : null;
  if (op.op !== "activity.add" || parked?.reason !== "outside_dates") return undefined;
  return [op.activity.id, `notes of ${parked.date}`];
}
