import type { Activity } from "./document.ts";

/** To be at the airport or station before a journey home, with luggage. */
export const BEFORE_DEPARTURE = 120;
/** From the gate into the town. */
export const AFTER_ARRIVAL = 30;
/** A shorter ride is no arrival or departure, unless it is a flight. */
const LONG_JOURNEY = 60;

const desk = /^(?:pick up|return|drop off|check[ -]?in|check[ -]?out)\b/i;
const flying = /\b(?:flight|fly|plane)\b/i;
const airport = /\bairport\b/i;
const toAirport = /\bto (?:the |\S+ )?airport\b/i;
const onTheGround = /\b(?:taxi|bus|coach|train|rail|metro|tram|subway|transfer|shuttle|drive|ferry|car)\b/i;
/** "LH809 Stockholm Arlanda to Frankfurt". */
const flightNumber = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z]? ?\d{1,4}\b/;

/** A ride. Desks for cars and luggage are places like others. */
export function isRide({ activityType, title }: Activity): boolean {
  return activityType === "transport" && !desk.test(title);
}

export function isFlight(activity: Activity): boolean {
  const { title, segmentId } = activity;
  if (!isRide(activity) || onTheGround.test(title)) return false;
  if (flying.test(title) || (segmentId !== null && flightNumber.test(title))) return true;
  return airport.test(title) && !toAirport.test(title);
}

/** The way to the airport, after which one is gone. */
export function isRideToAirport(activity: Activity): boolean {
  return isRide(activity) && !flying.test(activity.title) && toAirport.test(activity.title);
}

/**
 * Whether it is a journey between towns, by its minutes or because it flies. One across the date line that lands before
 * it left, by the clocks, has no minutes.
 */
export function isJourney(activity: Activity, minutes: number): boolean {
  return activity.activityType === "transport" && (minutes >= LONG_JOURNEY || (minutes > 0 && isFlight(activity)));
}
