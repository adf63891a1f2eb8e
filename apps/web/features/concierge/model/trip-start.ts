import type { Trip } from "@/features/api-client/index.ts";
import { type DayMoment, interleave } from "@/features/travel/index.ts";
import { formatTimes } from "@/ui/format.ts";

/** What a trip begins with. */
export interface TripStart {
  readonly title: string;
  /** "10:00–11:00"; empty where nobody has said. */
  readonly times: string;
}

type Planned = {
  readonly itinerary: readonly Pick<Trip["itinerary"][number], "date" | "activities">[];
};

/**
 * The first of all that is planned, travel included: often it is the way there. Not what waits for no minute, such as a
 * check-in, and not what is cancelled. Null when there is nothing.
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
