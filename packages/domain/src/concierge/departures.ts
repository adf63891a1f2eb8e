import { distanceKm, type Point } from "../places/travel-time.ts";
import { originOf } from "../trip/activity-ends.ts";
import type { Timed } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import { BEFORE_DEPARTURE, isFlight, isRide } from "../trip/journeys.ts";
import { isKept } from "../trip/kept-activities.ts";

/**
 * Minutes: arrive `early` before departure; from `closes` before departure it is too late; from `rush` before departure
 * it is a rush.
 */
const FLIGHT = { early: BEFORE_DEPARTURE, closes: 45, rush: 75 };
const TRAIN = { early: 20, closes: 2, rush: 8 };
const RIDE = { early: 5, closes: 0, rush: 0 };
const THING = { early: 5, closes: 0, rush: 0 };
/** A ride of this many minutes is a journey, with or without a ticket. */
const LONG = 60;
/** A slower journey does not end at its place: the place is where it begins. */
const ARRIVAL_KMH = 25;
const FLIGHT_KMH = 150;

/** A departure that will not wait, unlike a ride taken on demand. */
export function isDeparture({ activity, start, end }: Pick<Timed, "activity" | "start" | "end">): boolean {
  return isRide(activity) && (isKept(activity) || end - start >= LONG || isFlight(activity));
}

/** The lead times of a stop in minutes: see FLIGHT, TRAIN, RIDE and THING. */
export function leadTimes(timed: Pick<Timed, "activity" | "start" | "end">): {
  readonly early: number;
  readonly closes: number;
  readonly rush: number;
} {
  if (isFlight(timed.activity)) return FLIGHT;
  if (isDeparture(timed)) return TRAIN;
  return timed.activity.activityType === "transport" ? RIDE : THING;
}

/** Minutes to get out of the station or airport. */
export function exitMinutes(timed: Pick<Timed, "activity" | "start" | "end">): number {
  if (isFlight(timed.activity)) return 30;
  return isDeparture(timed) ? 15 : 0;
}

/** For a journey read from a confirmation, whether its location is the start or the end named in the title. */
function endNamed({ segmentId, title, location }: Activity): "from" | "to" | null {
  if (segmentId === null || location === null) return null;
  if (title.endsWith(` to ${location}`)) return "to";
  return title.includes(`${location} to `) ? "from" : null;
}

/** The point to reach for a stop: the start of a journey, or the only position that the plan has for it. */
export function boardingPoint({ activity, point }: Pick<Timed, "activity" | "point">): Point | null {
  return originOf(activity) ?? point;
}

/**
 * Whether the place of a journey is its end: so far away that the journey itself covers the way. A train to a city and
 * a train from it have the same place on the plan.
 */
export function endsThere({ activity, start, end }: Timed, from: Point | null, to: Point | null): boolean {
  if (originOf(activity)) return to !== null;
  const named = to && endNamed(activity);
  if (named) return named === "to";
  if (!from || !to || end <= start) return false;
  const kmh = distanceKm(from, to) / ((end - start) / 60);
  return kmh >= (isFlight(activity) ? FLIGHT_KMH : ARRIVAL_KMH);
}
