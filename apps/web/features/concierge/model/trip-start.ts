import type { Trip } from "@/features/api-client/index.ts";
import { type DayMoment, interleave } from "@/features/travel/index.ts";
import { formatTimes } from "@/ui/format.ts";

/** The beginning of a trip. */
export interface TripStart {
  readonly title: string;
  /** "10:00–11:00"; empty when unknown. */
  readonly times: string;
}

type Planned = {
  readonly itinerary: readonly Pick<Trip["itinerary"][number], "date" | "activities">[];
};

/**
 * The first entry of the plan, travel included. Without entries that need no exact time, such as a check-in, and
 * without cancelled ones. Null when there is none.
 */
export function tripStart(
  { itinerary }: Planned,
  moments: ReadonlyMap<string, readonly DayMoment[]>,
): TripStart | null {
  const dates = [...new Set([...itinerary.map((it) => it.date), ...moments.keys()])].sort();
  for (const date of dates) {
    const activities = itinerary.find((it) => it.date === date)?.activities ?? [];
    const travel = (moments.get(date) ?? []).filter((it) => !it.quiet && it.segment.status !== "cancelled");
    const { before, atEnd } = interleave(activities, travel);
    const [activity] = activities;
    const moment = activity ? before.get(activity.id)?.[0] : atEnd[0];
    if (moment) return moment;
    if (activity) return { title: activity.title, times: formatTimes(activity.start_time, activity.end_time) };
  }
  return null;
}
