import type { Activity, Day, Trip } from "@/features/api-client/index.ts";

export interface Located {
  readonly activity: Activity;
  /** Null in the parked tray. */
  readonly day: Day | null;
  readonly index: number;
}

export function findActivity(trip: Trip, id: string): Located | null {
  for (const day of trip.itinerary) {
    const index = day.activities.findIndex((it) => it.id === id);
    const activity = day.activities[index];
    if (activity) return { activity, day, index };
  }
  const index = trip.parked.findIndex((it) => it.id === id);
  const activity = trip.parked[index];
  return activity ? { activity, day: null, index } : null;
}
