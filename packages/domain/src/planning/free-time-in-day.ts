import { minutesOf } from "../calendar.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import { centroid, type Point } from "../places/travel-time.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import { dayFrame } from "./daily-pace.ts";
import { type DayCapacity, dayCapacities } from "./day-capacity.ts";
import { firstFit as findTime, type Stop, stateBefore } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { stopWeight, type Visit, windowsOf } from "./visit.ts";

/** A planned day whose activities are all obstacles. */
export interface PlannedDayCapacity {
  readonly day: Day;
  readonly capacity: DayCapacity;
}

/** The days of a planned trip, to search them for free times. */
export function plannedDayCapacities(
  request: PlanRequest,
  trip: TripDocument,
  days: readonly Day[],
): readonly PlannedDayCapacity[] {
  const mobility = mobilityOf(request.accessibility);
  // Late activities of the day before may run into this one.
  const fixed = trip.days.flatMap((day) => day.activities.map((activity) => ({ date: day.date, activity })));
  const capacities = dayCapacities(
    days.map((day) => dayFrame(request, day.date, mobility)),
    fixed,
  );
  return days.flatMap((day, index) => (capacities[index] ? [{ day, capacity: capacities[index] }] : []));
}

/** The first time of the day at which a visit fits between what stands there; undefined when there is none. */
export function firstFreeTime({ day, capacity }: PlannedDayCapacity, visit: Visit): Stop | undefined {
  const state = stateBefore(capacity, [], capacity.frame.start);
  const windows = windowsOf(visit, day.date).map(({ start, end }) => ({
    start: Math.max(start, capacity.frame.start),
    end,
  }));
  const placed = findTime(capacity, state, visit.point, visit.minutes, windows, capacity.frame.end);
  return placed && { kind: "visit", visit, table: null, point: visit.point, ...placed };
}

/** Whether the day's pace allows one more stop. Evenings do not count. */
export function hasRoomInPace({ day, capacity }: PlannedDayCapacity): boolean {
  const things = day.activities.filter(
    ({ activityType, startTime }) =>
      activityType !== "dining" &&
      activityType !== "accommodation" &&
      (startTime === null || minutesOf(startTime) < capacity.frame.end),
  );
  return things.reduce((sum, it) => sum + stopWeight({ minutes: it.durationMinutes ?? 60 }), 0) < capacity.frame.stops;
}

/** The centre of all activities of a trip. */
export function middleOf(trip: TripDocument): Point | null {
  return centroid(
    trip.days.flatMap((day) =>
      day.activities.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }])),
    ),
  );
}
