import type { Day, TripDocument } from "../trip/document.ts";
import { firstFreeTime, plannedDayCapacities } from "./free-time-in-day.ts";
import { rankPlaces } from "./rank-places.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";
import { visitOf } from "./visit.ts";

/**
 * A place as an activity of a day, at the first time that fits; undefined when the place is unknown or there is no
 * time. A place asked for by name is added even against the traveller's needs: the plan check reports that.
 */
export function placeOnDay(
  request: PlanRequest,
  trip: TripDocument,
  placeId: string,
  day: Day,
): PlannedActivity | undefined {
  const { places, excluded } = rankPlaces(request);
  const unwanted = excluded.find((it) => it.candidate.id === placeId)?.candidate;
  const choice =
    places.find((it) => it.candidate.id === placeId) ??
    (unwanted && { candidate: unwanted, score: 0, matched: [], famous: unwanted.fame === 3 });
  const [full] = plannedDayCapacities(request, trip, [day]);
  if (!choice || !full) return undefined;
  const stop = firstFreeTime(full, visitOf(choice));
  return stop && activityOf(request, stop, []);
}
