import type { Activity, Day, Trip } from "@/features/api-client/index.ts";

/** Pure changes of a trip as the browser holds it, for showing an edit before the server has answered. */

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

export function withoutActivity(trip: Trip, id: string): Trip {
  const keep = (it: Activity) => it.id !== id;
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) =>
      day.activities.every(keep) ? day : { ...day, activities: day.activities.filter(keep) },
    ),
    parked: trip.parked.filter(keep),
  };
}

export function withActivity(trip: Trip, id: string, change: Partial<Activity>): Trip {
  const edit = (it: Activity) => (it.id === id ? { ...it, ...change } : it);
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) => ({ ...day, activities: day.activities.map(edit) })),
    parked: trip.parked.map(edit),
  };
}

/** Puts an activity behind `afterId` in a day; null is the day's first place. */
export function withMove(trip: Trip, id: string, dayId: string, afterId: string | null): Trip {
  const found = findActivity(trip, id);
  if (!found) return trip;
  const moved: Activity = { ...found.activity, itinerary_id: dayId, parked: null };
  const rest = withoutActivity(trip, id);
  return {
    ...rest,
    itinerary: rest.itinerary.map((day) => {
      if (day.id !== dayId) return day;
      const at = afterId === null ? 0 : day.activities.findIndex((it) => it.id === afterId) + 1;
      return { ...day, activities: day.activities.toSpliced(at, 0, moved) };
    }),
  };
}
