import { todayIn } from "@caravan/domain/calendar";
import type { Trip } from "@/features/api-client/index.ts";
import type { HomeZone } from "./day-moments.ts";

/** The zone of each day, where the stops of a trip have several; else that of the trip. */
export function homeZoneOf({ stops: all, place }: Pick<Trip, "stops" | "place">): HomeZone {
  // A trip that this device kept from before trips had stops has none.
  const stops = all ?? [];
  const zones = new Set(stops.map((it) => it.timezone ?? place.timezone));
  if (zones.size < 2) return place.timezone;
  return (date) => stops.findLast((it) => it.from_date <= date)?.timezone ?? place.timezone;
}

/**
 * The zone of the stop that has begun by its own clocks. Without the activities of the day, which pages beside the plan do
 * not need: on the morning of a journey it is ahead of `momentOfTrip`.
 */
export function zoneNow({ stops: all, place }: Pick<Trip, "stops" | "place">, instant: number): string | null {
  const begun = (all ?? []).findLast(
    ({ timezone, from_date }) => todayIn(timezone ?? place.timezone ?? "UTC", new Date(instant)) >= from_date,
  );
  return begun?.timezone ?? place.timezone;
}
