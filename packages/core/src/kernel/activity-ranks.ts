import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import { generateNKeysBetween } from "fractional-indexing";

/**
 * The stored rank of each activity. A new neighbour gets a rank between two others, so that those rows stay unchanged.
 */
export type Ranks = ReadonlyMap<string, string>;

export function touchedRows(patch: TripPatch, next: TripDocument) {
  const dayIds = new Set<string>();
  const activityIds = new Set<string>();
  for (const op of patch) {
    if (op.op === "day.add" || op.op === "day.remove") dayIds.add(op.day.id);
    else if (op.op === "day.set") dayIds.add(op.dayId);
    else if (op.op === "activity.add" || op.op === "activity.remove") activityIds.add(op.activity.id);
    else if (op.op === "activity.set" || op.op === "activity.move") activityIds.add(op.activityId);
  }
  const goneDays = new Set(dayIds);
  const goneActivities = new Set(activityIds);
  for (const { id, activities } of next.days) {
    goneDays.delete(id);
    for (const it of activities) goneActivities.delete(it.id);
  }
  for (const it of next.parked) goneActivities.delete(it.id);
  return {
    dayIds: dayIds.difference(goneDays),
    activityIds: activityIds.difference(goneActivities),
    goneDays: [...goneDays],
    goneActivities: [...goneActivities],
  };
}

/** The rows of the changed activities, each with a rank for its position in the document. */
export function activityRows(trip: TripDocument, ids: ReadonlySet<string>, ranks: Ranks) {
  const lists: [string | null, readonly Activity[]][] = [
    ...trip.days.map((day): [string, readonly Activity[]] => [day.id, day.activities]),
    [null, trip.parked],
  ];
  return lists.flatMap(([dayId, list]) => {
    if (!list.some((it) => ids.has(it.id))) return [];
    const placed = rankList(list, ids, ranks);
    return list.filter((it) => ids.has(it.id)).map((it) => ({ ...it, dayId, rank: placed.get(it.id) as string }));
  });
}

function rankList(list: readonly Activity[], ids: ReadonlySet<string>, ranks: Ranks): Map<string, string> {
  const placed = new Map<string, string>();
  let lower: string | null = null;
  let run: string[] = [];
  const close = (upper: string | null) => {
    if (run.length === 0) return;
    const keys = generateNKeysBetween(lower, upper, run.length);
    run.forEach((id, index) => {
      placed.set(id, keys[index] as string);
    });
    run = [];
  };
  for (const { id } of list) {
    const rank = ids.has(id) ? undefined : ranks.get(id);
    if (rank === undefined) run.push(id);
    else {
      close(rank);
      lower = rank;
    }
  }
  close(null);
  return placed;
}
