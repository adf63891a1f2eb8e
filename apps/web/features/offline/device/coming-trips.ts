import type { TripSummary } from "@/features/api-client/index.ts";

const daysAhead = 30;
const mostTrips = 12;

type Dated = Pick<TripSummary, "start_date" | "end_date">;

/** The trips that are on or begin within thirty days, nearest first. One day more on both sides, for all time zones. */
export function comingTrips<Trip extends Dated>(trips: readonly Trip[], now: Date): readonly Trip[] {
  const [from, until] = [dateIn(now, -1), dateIn(now, daysAhead + 1)];
  return trips
    .filter((it) => it.end_date >= from && it.start_date <= until)
    .sort((a, b) => a.start_date.localeCompare(b.start_date))
    .slice(0, mostTrips);
}

function dateIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
