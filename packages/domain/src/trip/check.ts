import { checkLateArrival, checkLoad, checkMeals } from "./check/days.ts";
import { type CheckContext, checkedDays } from "./check/timeline.ts";
import { checkHours, checkOrder } from "./check/times.ts";
import { checkAccess, checkBudget, checkDiet, checkRepeats, checkVerified } from "./check/whole.ts";
import type { TripDocument } from "./document.ts";
import type { Finding } from "./finding.ts";

export type { CheckContext } from "./check/timeline.ts";

const bySeverity = { error: 0, warning: 1, info: 2 };

/**
 * The plan linter: runs on every plan alike, made by a person or by the planner. Errors first, then in the order of the
 * trip. Each fix applies to the trip as it was checked; apply one and check again before the next.
 */
export function check(trip: TripDocument, context: CheckContext): Finding[] {
  const days = checkedDays(trip);
  const isPlanned = trip.days.some((it) => it.activities.length > 0);
  const findings = [
    ...days.flatMap((day, index) => [
      ...checkOrder(day, context),
      ...checkHours(day, context),
      ...checkLoad(day, isPlanned),
      ...checkMeals(day),
      ...checkLateArrival(day, days[index + 1]),
    ]),
    ...checkBudget(trip),
    ...checkRepeats(trip),
    ...checkDiet(trip, context),
    ...checkAccess(trip, context),
    ...checkVerified(trip),
  ];
  return findings.sort((a, b) => bySeverity[a.severity] - bySeverity[b.severity]);
}
