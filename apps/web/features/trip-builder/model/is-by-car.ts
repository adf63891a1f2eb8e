import { isDrive } from "@caravan/domain/trip/is-drive";
import type { Trip } from "@/features/api-client/index.ts";

/** Whether the travellers have a car: one of their ways is planned as a drive (domain/planning/ride.ts). */
export function isByCar({ itinerary }: Pick<Trip, "itinerary">): boolean {
  return itinerary.some((day) => day.activities.some((it) => it.activity_type === "transport" && isDrive(it.title)));
}
