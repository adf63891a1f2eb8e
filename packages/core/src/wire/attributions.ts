import type { TripDocument } from "@caravan/domain/trip/document";

const openStreetMap = "© OpenStreetMap contributors";

/** Whom the licence of the places in a trip wants to be named, wherever they are shown. */
export function attributionsOf(trip: TripDocument): string[] {
  const activities = [...trip.days.flatMap((day) => day.activities), ...trip.parked];
  const placeIds = activities.flatMap((it) => [it.placeId, ...it.alternatives.map((other) => other.placeId)]);
  return placeIds.some((id) => id?.startsWith("osm:")) ? [openStreetMap] : [];
}
