import { centroid, type Point } from "../places/travel-time.ts";
import type { Day, TripDocument } from "./document.ts";

/**
 * Where a trip is on a date: amid the stops of that day, else at the nearest stop of the days around it, else at its
 * destination. Without a date, at its destination. Null when nothing has a position.
 */
export function dayAnchor(trip: Pick<TripDocument, "days" | "lat" | "lng">, date: string | null): Point | null {
  const day = trip.days.findIndex((it) => it.date === date);
  if (day >= 0) {
    const amid = centroid(pointsOf(trip.days[day]));
    if (amid) return amid;
    for (let away = 1; away < trip.days.length; away++) {
      const around = pointsOf(trip.days[day - away]).at(-1) ?? pointsOf(trip.days[day + away])[0];
      if (around) return around;
    }
  }
  return trip.lat === null || trip.lng === null ? null : { lat: trip.lat, lng: trip.lng };
}

/** Without transport, which lies between places. */
function pointsOf(day: Day | undefined): readonly Point[] {
  return (day?.activities ?? []).flatMap(({ lat, lng, activityType }) =>
    lat === null || lng === null || activityType === "transport" ? [] : [{ lat, lng }],
  );
}
