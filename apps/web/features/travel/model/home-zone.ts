import { readTrip } from "@caravan/domain/trip/wire";
import { momentOfTrip } from "@caravan/domain/trip/zone-of-day";
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

/** The zone of the clocks where the plan has its travellers at an instant. */
export function zoneNow(trip: Trip, instant: number): string | null {
  const isOne = typeof homeZoneOf(trip) !== "function";
  return isOne ? trip.place.timezone : momentOfTrip(readTrip(trip), new Date(instant)).zone;
}
