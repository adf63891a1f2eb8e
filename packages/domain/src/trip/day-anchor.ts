import { centroid, type Point } from "../places/travel-time.ts";
import type { Day, TripDocument } from "./document.ts";
import { stopsOfDay } from "./trip-stops.ts";

/**
 * Where a trip is on a date: amid the activities of that day, else where its travellers sleep if the trip has several stops, else at
 * the nearest activity of the days around it, else at its destination. Without a date, at its destination. Null when nothing has a
 * position.
 */
export function dayAnchor(trip: TripDocument, date: string | null): Point | null {
  const day = trip.days.findIndex((it) => it.date === date);
  if (day >= 0 && date !== null) {
    const amid = centroid(pointsOf(trip.days[day]));
    if (amid) return amid;
    const { lat, lng } = stopsOfDay(trip, date).sleeps;
    if (trip.stops.length > 1 && lat !== null && lng !== null) return { lat, lng };
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
