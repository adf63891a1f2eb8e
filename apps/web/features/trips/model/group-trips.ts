import type { TripSummary } from "@/features/api-client/index.ts";

export interface TripGroup {
  readonly name: "now" | "next" | "past" | "cancelled";
  readonly trips: readonly TripSummary[];
}

/**
 * Trips in the order in which travellers look for them: current ones, the next ones by start, then past ones, the newest
 * first. Cancelled ones come last. Empty groups are left out.
 *
 * @param today the calendar date at the reader's place
 */
export function groupTrips(trips: readonly TripSummary[], today: string): TripGroup[] {
  const isCancelled = (it: TripSummary) => it.status === "cancelled";
  const isPast = (it: TripSummary) => it.end_date < today || it.status === "completed";
  const live = trips.filter((it) => !isCancelled(it) && !isPast(it));
  const groups: TripGroup[] = [
    { name: "now", trips: live.filter((it) => it.start_date <= today).sort(soonest) },
    { name: "next", trips: live.filter((it) => it.start_date > today).sort(soonest) },
    { name: "past", trips: trips.filter((it) => !isCancelled(it) && isPast(it)).sort(newest) },
    { name: "cancelled", trips: trips.filter(isCancelled).sort(newest) },
  ];
  return groups.filter((it) => it.trips.length > 0);
}

/** Ids begin with their time of creation, which orders trips with the same start. */
const soonest = (a: TripSummary, b: TripSummary) =>
  a.start_date.localeCompare(b.start_date) || a.id.localeCompare(b.id);
const newest = (a: TripSummary, b: TripSummary) => soonest(b, a);
