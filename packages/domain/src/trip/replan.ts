import type { Plan } from "../planning/types.ts";
import type { Activity, TripDocument } from "./document.ts";
import type { TripOp, TripPatch } from "./patch.ts";

/** What regeneration leaves exactly where it is: what a person pinned, what is booked, what a group's board locked in. */
export function isKept(activity: Activity): boolean {
  return (
    activity.pinned || activity.bookingId !== null || activity.segmentId !== null || activity.provenance === "board"
  );
}

/** On the days of the plan, replaces everything that may be replaced. Other days, notes and the parked tray stay. */
export function replanPatch(trip: TripDocument, plan: Plan, newId: () => string): TripPatch {
  const ops: TripOp[] = [];
  const planned = new Set(plan.days.map((it) => it.date));
  for (const day of trip.days) {
    if (!planned.has(day.date)) continue;
    for (const [index, activity] of [...day.activities.entries()].reverse()) {
      const after = day.activities[index - 1]?.id ?? null;
      if (!isKept(activity)) ops.push({ op: "activity.remove", activity, at: { dayId: day.id, after } });
    }
  }
  const dayByDate = new Map(trip.days.map((day) => [day.date, day]));
  for (const { date, items } of plan.days) {
    const day = dayByDate.get(date);
    if (!day) continue;
    let after: string | null = null;
    for (const item of items) {
      if (item.kind === "fixed") {
        after = item.activityId;
        continue;
      }
      const activity: Activity = { ...item.activity, id: newId() };
      ops.push({ op: "activity.add", activity, at: { dayId: day.id, after } });
      after = activity.id;
    }
  }
  return ops;
}
