import { deepEqual } from "../deep-equal.ts";
import { changeDates } from "../trip/change-dates.ts";
import type { Activity, TripDocument, TripFields } from "../trip/document.ts";
import { isKept, isPinnedOrBooked } from "../trip/kept-activities.ts";
import { apply, type TripOp, type TripPatch } from "../trip/patch.ts";
import type { Warning } from "../trip/warning.ts";
import type { Plan } from "./types.ts";

/**
 * The trip as input for another plan: only pinned and booked activities (also those that the board parked), with new
 * dates and fields. Days and their notes stay.
 */
export function clearForReplanning(
  trip: TripDocument,
  dates: { readonly startDate: string; readonly endDate: string },
  fields: Partial<TripFields>,
  newId: () => string,
): { readonly patch: TripPatch; readonly next: TripDocument; readonly warnings: readonly Warning[] } {
  const removed = [...trip.days, null].flatMap((day) =>
    removals(day?.id ?? null, day?.activities ?? trip.parked, (it) =>
      day ? !isPinnedOrBooked(it) : !isPinnedOrBooked(it) && it.provenance === "board",
    ),
  );
  const moved = withDatesAndFields(apply(trip, removed).next, dates, fields, newId);
  return { ...moved, patch: [...removed, ...moved.patch] };
}

/** The trip with new dates and fields, and with all its activities. */
export function withDatesAndFields(
  trip: TripDocument,
  dates: { readonly startDate: string; readonly endDate: string },
  fields: Partial<TripFields>,
  newId: () => string,
): { readonly patch: TripPatch; readonly next: TripDocument; readonly warnings: readonly Warning[] } {
  const shifted = changeDates(trip, dates, newId);
  const keys = (Object.keys(fields) as (keyof TripFields)[]).filter((key) => !deepEqual(trip[key], fields[key]));
  const pick = (source: Partial<TripFields>) => Object.fromEntries(keys.map((key) => [key, source[key]]));
  const set: TripPatch = keys.length === 0 ? [] : [{ op: "trip.set", before: pick(trip), after: pick(fields) }];
  const patch = [...shifted.patch, ...set];
  return { patch, next: apply(trip, patch).next, warnings: shifted.warnings };
}

/** Last ones first, so that each is placed after its neighbour while it is removed. */
function removals(dayId: string | null, list: readonly Activity[], goes: (it: Activity) => boolean): TripOp[] {
  return [...list.entries()]
    .reverse()
    .filter(([, it]) => goes(it))
    .map(([index, activity]) => ({
      op: "activity.remove",
      activity,
      at: { dayId, after: list[index - 1]?.id ?? null },
    }));
}

/**
 * On the planned days, replaces everything that may be replaced. Other days, notes and the parked tray stay, and so do
 * obstacles that are not in the document, such as flights.
 *
 * @param keeps what stays; the plan was made around the same
 */
export function replanPatch(
  trip: TripDocument,
  plan: Plan,
  newId: () => string,
  keeps: (it: Activity) => boolean = isKept,
): TripPatch {
  const ops: TripOp[] = [];
  const planned = new Set(plan.days.map((it) => it.date));
  for (const day of trip.days) {
    if (!planned.has(day.date)) continue;
    ops.push(...removals(day.id, day.activities, (it) => !keeps(it)));
  }
  const dayByDate = new Map(trip.days.map((day) => [day.date, day]));
  for (const { date, items } of plan.days) {
    const day = dayByDate.get(date);
    if (!day) continue;
    const own = new Set(day.activities.map((it) => it.id));
    let after: string | null = null;
    for (const item of items) {
      if (item.kind === "fixed") {
        if (own.has(item.activityId)) after = item.activityId;
        continue;
      }
      const activity: Activity = { ...item.activity, id: newId() };
      ops.push({ op: "activity.add", activity, at: { dayId: day.id, after } });
      after = activity.id;
    }
  }
  return ops;
}
