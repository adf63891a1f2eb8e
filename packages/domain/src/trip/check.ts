import { daysBetween } from "../calendar.ts";
import { centroid, type Point } from "../places/travel-time.ts";
import { ownPoint } from "./activity-ends.ts";
import { checkArrivalsAndDepartures } from "./check/arrivals-and-departures.ts";
import { checkBudget } from "./check/budget.ts";
import { checkLoad, checkMeals } from "./check/day-load-and-lunch.ts";
import { checkWaysBack } from "./check/day-trips.ts";
import { checkAccess, checkDiet } from "./check/diet-and-access.ts";
import { checkFreeHours } from "./check/free-hours.ts";
import type { CheckContext } from "./check/match-place.ts";
import { checkHours } from "./check/opening-hours.ts";
import { checkOrder } from "./check/order.ts";
import { checkOverlapsAndTravel } from "./check/overlaps-and-travel-time.ts";
import { checkRepeats } from "./check/repeats.ts";
import { checkJourneysOutside, checkNights } from "./check/stays-and-dates.ts";
import { checkStops } from "./check/stops-of-trip.ts";
import { type CheckedDay, checkedDays } from "./check/timeline.ts";
import { checkTrust } from "./check/trust.ts";
import { checkWaysToStays } from "./check/ways-to-stays.ts";
import type { TripDocument } from "./document.ts";
import type { Problem } from "./finding.ts";
import { travelOfDay } from "./trip-stops.ts";

export type { CheckContext } from "./check/match-place.ts";

const bySeverity = { error: 0, warning: 1, info: 2 };

/**
 * Checks a plan of a person or of the planner. Errors first, then in the order of the trip. `fixes/find-fixes.ts`
 * computes fixes, which costs more.
 *
 * @param only checks these days, their neighbours and the trip as a whole
 */
export function check(trip: TripDocument, context: CheckContext, only?: ReadonlySet<string>): Problem[] {
  const days = checkedDays(trip, context, only);
  const isPlanned = trip.days.some((it) => it.activities.length > 0);
  const where = placesOfTrip(trip);
  const problems = [
    ...days.flatMap((day, index) => [
      ...checkOverlapsAndTravel(day, context),
      ...checkOrder(day),
      ...checkHours(day, context),
      ...checkLoad(day, isPlanned, context.pace),
      ...checkMeals(day),
      ...checkFreeHours(day, trip.travelStyle, context.pace),
      ...checkArrivalsAndDepartures(day, morrowOf(day, days[index + 1]), where),
      ...checkWaysBack(day, morrowOf(day, days[index + 1]), travelOfDay(trip, day.day.date) !== null),
      ...checkWaysToStays(day, eveOf(day, days[index - 1]), context),
    ]),
    ...checkBudget(trip, context),
    ...checkNights(trip, context),
    ...checkJourneysOutside(trip, context),
    ...checkStops(trip, context),
    ...checkRepeats(trip, context, only),
    ...checkDiet(trip, context),
    ...checkAccess(trip, context),
    ...checkTrust(trip, context),
  ];
  return problems.sort((a, b) => bySeverity[a.severity] - bySeverity[b.severity]);
}

function morrowOf({ day }: CheckedDay, next: CheckedDay | undefined): CheckedDay | undefined {
  return next && daysBetween(day.date, next.day.date) === 1 ? next : undefined;
}

function eveOf({ day }: CheckedDay, before: CheckedDay | undefined): CheckedDay | undefined {
  return before && daysBetween(before.day.date, day.date) === 1 ? before : undefined;
}

/** The trip's position (its stops, the destination's, else the centre of its activities) and those between its ends. */
function placesOfTrip(trip: TripDocument): readonly Point[] {
  const placesOn = (days: TripDocument["days"]) =>
    days.flatMap((day) =>
      day.activities.flatMap((it) => (it.activityType === "transport" ? [] : (ownPoint(it) ?? []))),
    );
  const stops = trip.stops.flatMap((it) => ownPoint(it) ?? []);
  if (stops.length > 1) return [...stops, ...placesOn(trip.days.slice(1, -1))];
  const own = trip.lat !== null && trip.lng !== null ? { lat: trip.lat, lng: trip.lng } : centroid(placesOn(trip.days));
  return own ? [own, ...placesOn(trip.days.slice(1, -1))] : [];
}
