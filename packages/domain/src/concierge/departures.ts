import { distanceKm, type Point } from "../places/travel-time.ts";
import type { Timed } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";

/** So early one is there, and so long before it leaves one has to be. */
const FLIGHT = { early: 120, closes: 45, rush: 75 };
const TRAIN = { early: 20, closes: 2, rush: 8 };
const RIDE = { early: 5, closes: 0, rush: 0 };
const THING = { early: 5, closes: 0, rush: 0 };
/** A ride of this length is a journey, with or without a ticket. */
const LONG = 60;
/** Slower than that nobody travels far: then the place of a journey is where it begins. */
const ARRIVAL_KMH = 25;
const FLIGHT_KMH = 150;

const desk = /^(?:pick up|return|drop off|check[ -]?in|check[ -]?out)\b/i;
const flying = /\b(?:flight|fly|plane|airport)\b/i;
const onTheGround = /\b(?:taxi|bus|coach|train|rail|metro|tram|subway|transfer|shuttle|drive|ferry|car)\b/i;
/** "LH809 Stockholm Arlanda to Frankfurt". */
const flightNumber = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z]? ?\d{1,4}\b/;

/** Something that takes people along. A desk where a car is fetched or bags are left has a place like anything else. */
export function isRide({ activityType, title }: Activity): boolean {
  return activityType === "transport" && !desk.test(title);
}

/** Something that leaves without those who are late, and not a ride that one takes when one is there. */
export function isDeparture({ activity, start, end }: Pick<Timed, "activity" | "start" | "end">): boolean {
  return isRide(activity) && (isKept(activity) || end - start >= LONG || isFlight(activity));
}

export function isFlight(activity: Activity): boolean {
  const { title, segmentId } = activity;
  if (!isRide(activity) || onTheGround.test(title)) return false;
  return flying.test(title) || (segmentId !== null && flightNumber.test(title));
}

/**
 * How early to be there, how long before the start it is too late, and from when on it is a rush that nobody would plan; in
 * minutes.
 */
export function leadTimes(timed: Pick<Timed, "activity" | "start" | "end">): {
  readonly early: number;
  readonly closes: number;
  readonly rush: number;
} {
  if (isFlight(timed.activity)) return FLIGHT;
  if (isDeparture(timed)) return TRAIN;
  return timed.activity.activityType === "transport" ? RIDE : THING;
}

/** Minutes to get off and out: of the station, of the airport. */
export function exitMinutes(timed: Pick<Timed, "activity" | "start" | "end">): number {
  if (isFlight(timed.activity)) return 30;
  return isDeparture(timed) ? 15 : 0;
}

/** Of a journey that was read from its papers the title says from where to where, and the location is one of the two. */
function endNamed({ segmentId, title, location }: Activity): "from" | "to" | null {
  if (segmentId === null || location === null) return null;
  if (title.endsWith(` to ${location}`)) return "to";
  return title.includes(`${location} to `) ? "from" : null;
}

/**
 * Whether the place that is written for a journey is where it ends: so far from where one comes from that the journey itself
 * covers the way. Of a train to the city and a train from it, the plan has the same place.
 */
export function endsThere({ activity, start, end }: Timed, from: Point | null, to: Point | null): boolean {
  const named = to && endNamed(activity);
  if (named) return named === "to";
  if (!from || !to || end <= start) return false;
  const kmh = distanceKm(from, to) / ((end - start) / 60);
  return kmh >= (isFlight(activity) ? FLIGHT_KMH : ARRIVAL_KMH);
}
