import type { PlannedDay } from "@caravan/domain/planning/types";
import type { ActivityFields, TripDocument } from "@caravan/domain/trip/document";

/** A day of a plan on its way to somebody who watches: what was fixed stands in its place among what is new. */
export interface DayProgress {
  readonly date: string;
  /** From 1, in the trip. */
  readonly dayNumber: number;
  readonly reason: string;
  readonly activities: readonly ActivityFields[];
}

export function dayProgress(trip: TripDocument, { date, reason, items }: PlannedDay): DayProgress {
  const index = trip.days.findIndex((day) => day.date === date);
  const fixed = new Map(trip.days[index]?.activities.map((it) => [it.id, it]));
  return {
    date,
    dayNumber: index + 1,
    reason,
    activities: items.flatMap((it) => (it.kind === "planned" ? it.activity : (fixed.get(it.activityId) ?? []))),
  };
}
