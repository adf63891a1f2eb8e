import { daysBetween, minutesOf } from "@caravan/domain/calendar";
import type { Alert, LocalMoment } from "@caravan/domain/concierge/types";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";

/** Of what states neither an end nor a length. */
const USUAL_MINUTES = 60;

/**
 * Without those that are about nothing any more: what was at risk is over by the clocks of the trip, or off the plan. Nobody
 * may look at the plan again for hours.
 *
 * @param trip with its segments
 */
export function currentAlerts(alerts: readonly Alert[], trip: TripDocument, now: LocalMoment): readonly Alert[] {
  const ahead = new Set(
    trip.days.flatMap(({ date, activities }) =>
      activities.filter((it) => minutesUntilEnd(it, date, now) > 0).map((it) => it.id),
    ),
  );
  return alerts.filter(({ activityIds }) => activityIds.length === 0 || activityIds.some((id) => ahead.has(id)));
}

function minutesUntilEnd({ startTime, endTime, durationMinutes }: Activity, date: string, now: LocalMoment): number {
  const midnight = daysBetween(now.date, date) * 1440 - now.minutes;
  if (startTime === null) return midnight + 1440;
  const start = minutesOf(startTime);
  const stated = endTime === null ? USUAL_MINUTES : (minutesOf(endTime) - start + 1440) % 1440;
  return midnight + start + (durationMinutes ?? stated);
}
