import { distanceKm, type Point } from "../places/travel-time.ts";
import { endsThere, isDeparture, isFlight, isRide } from "./departures.ts";
import { isSubstitute, type ReportedStatus } from "./reported-status.ts";
import { type Stop, shortestVisit } from "./stops-of-day.ts";
import type { Whereabouts } from "./types.ts";

/** Where a traveller stands in the day. */
export interface DayProgress {
  /** Minutes after midnight of today. */
  readonly now: number;
  /** What is on and attended, with the time at which it is over for them. */
  readonly current: { readonly stop: Stop; readonly end: number; readonly isLonger: boolean } | null;
  /** What is still to come, or has begun without them; without what is gone. */
  readonly ahead: readonly Stop[];
  /** When they can go on from here, and where that is; null when not known. */
  readonly free: number;
  /** When they have left what comes before: they keep to the plan as long as nothing else is known. */
  readonly setOff: number;
  /** What keeps them whether or not something is on; 0 for nothing. */
  readonly busyUntil: number;
  readonly from: Point | null;
  readonly fromHere: boolean;
  /** By so much they may be nearer than `from` says. */
  readonly uncertaintyKm: number;
  /** The journey at whose station or airport they are: from there nobody misses it. */
  readonly boarding: Stop | null;
  /** What comes before `ahead`, if anything. */
  readonly before: Stop | null;
}

/** So near counts as there: gardens, castles and stations are large. */
const THERE_KM = 0.35;
const MOST_ACCURACY_KM = 0.5;
/** From the gates to the middle of an airport, which is what a map has. */
const AIRPORT_KM = 3;
const SAME_STREET_KM = 0.1;
/** Such circles are streets wide, and no doubt of where one is. */
const EXACT_KM = 0.15;
/** A circle wider than this says nothing of where one is. */
const VAGUE_M = 2000;
/** What somebody said of arriving holds for so long where the place speaks against it. */
const ARRIVED_FOR = 15;

function usablePlace(place: Whereabouts | null): Whereabouts | null {
  return place && (place.accuracyM ?? 0) <= VAGUE_M ? place : null;
}

export function dayProgress(
  stops: readonly Stop[],
  status: ReportedStatus,
  now: number,
  whereabouts: Whereabouts | null,
): DayProgress {
  const place = usablePlace(whereabouts);
  const going = stops.filter((it) => !status.calledOff.has(it.activity.id) || isSubstitute(it.activity));
  const endOf = (it: Stop) => it.end + (status.delays.get(it.activity.id) ?? 0);
  const { current, isAhead } = whatIsOn(going, status, now, place);
  const ahead = going.filter(isAhead);
  const before = going.findLast((it) => it !== current?.stop && !ahead.includes(it)) ?? null;
  const overrun =
    status.runningLate && current && status.runningLate.staysAt === current.stop.activity.id
      ? status.runningLate.until
      : 0;
  const end = current ? Math.max(current.end, overrun) : now;
  const heldUntil = status.runningLate && !overrun ? status.runningLate.until : 0;
  const last = current?.stop ?? before;
  const isRiding = current !== null && isRide(current.stop.activity);
  return {
    now,
    current: current && { stop: current.stop, end: Math.max(now, end), isLonger: end > current.stop.end },
    ahead,
    free: Math.max(now, end, heldUntil),
    // Of whom nothing is known it is taken that they left in time, for the first thing of the day as well.
    setOff:
      current || place || heldUntil > 0 ? Math.max(now, end, heldUntil) : Math.min(now, before ? endOf(before) : 0),
    busyUntil: heldUntil,
    from: isRiding ? getsOffAt(current.stop, place) : (place ?? (last && leavesFrom(last))),
    fromHere: place !== null && !isRiding,
    uncertaintyKm: place && !isRiding ? Math.max(0, (place.accuracyM ?? 0) / 1000 - EXACT_KM) : 0,
    boarding: (place && ahead.slice(0, 1).find((it) => isAtTheGate(it, place))) ?? null,
    before: current?.stop ?? before,
  };
}

interface On {
  readonly current: { readonly stop: Stop; readonly end: number } | null;
  readonly isAhead: (stop: Stop) => boolean;
}

function whatIsOn(stops: readonly Stop[], status: ReportedStatus, now: number, place: Whereabouts | null): On {
  const endOf = (it: Stop) => it.end + (status.delays.get(it.activity.id) ?? 0);
  const startOf = ({ activity: { id }, start }: Stop) =>
    start + (status.overrunning.has(id) ? 0 : (status.delays.get(id) ?? 0));
  const there = arrivedAt(stops, status, now, place);
  if (there) {
    const isAfter = (it: Stop) => it !== there.stop && it.start >= there.stop.start && endOf(it) > now;
    return { current: there, isAhead: isAfter };
  }
  const running = stops.filter((it) => startOf(it) <= now && now < endOf(it));
  const near = place && nearest(stops, place);
  const missing = new Set(running.filter((it) => !isAttended(it, status, now, place, near)));
  const attended = running.findLast((it) => !missing.has(it));
  // Half of it is over and they are elsewhere: they have been there, or do not care.
  const isDone = (it: Stop) => missing.has(it) && isMostlyOver(it, now, status, near);
  return {
    current: attended ? { stop: attended, end: endOf(attended) } : null,
    isAhead: (it) => startOf(it) > now || (missing.has(it) && !isDone(it)),
  };
}

function arrivedAt(
  stops: readonly Stop[],
  { arrived, delays }: ReportedStatus,
  now: number,
  place: Whereabouts | null,
) {
  const stop = arrived && stops.find((it) => it.activity.id === arrived.activityId);
  if (!stop || arrived.at > now) return null;
  const end = Math.max(stop.end + (delays.get(stop.activity.id) ?? 0), arrived.at + shortestVisit(stop));
  const hasLeft = place && stop.point && !isNear(stop.point, place) && now - arrived.at >= ARRIVED_FOR;
  return end <= now || hasLeft ? null : { stop, end };
}

function isAttended(
  stop: Stop,
  status: ReportedStatus,
  now: number,
  place: Whereabouts | null,
  near: Stop | null,
): boolean {
  // A journey takes people along: where they are meanwhile says nothing.
  if (isRide(stop.activity)) return true;
  const { runningLate } = status;
  const isHeld =
    runningLate &&
    runningLate.staysAt !== stop.activity.id &&
    runningLate.at >= stop.start - runningLate.minutes - 60 &&
    now < runningLate.until;
  if (!place || !stop.point) return !isHeld;
  return near?.point != null && isNear(stop.point, place) && isNoFarther(stop.point, near.point, place);
}

/** Of two doors in one street no map tells which they went through: then it is the one that the plan has. */
function isNoFarther(point: Point, other: Point, place: Whereabouts): boolean {
  return distanceKm(point, place) - distanceKm(other, place) <= SAME_STREET_KM;
}

/** The stop that they are at. */
function nearest(stops: readonly Stop[], place: Whereabouts): Stop | null {
  const km = (it: Stop) => (it.point ? distanceKm(it.point, place) : Number.POSITIVE_INFINITY);
  const near = stops.filter((it) => it.point && isNear(it.point, place));
  return near.reduce<Stop | null>((best, it) => (best && km(best) < km(it) ? best : it), null);
}

function isMostlyOver(stop: Stop, now: number, { runningLate }: ReportedStatus, near: Stop | null): boolean {
  // Who is still where they were before has not been there yet, and who is at what comes next has.
  if (near && near !== stop) return near.start >= stop.start;
  if (runningLate && now < runningLate.until) return false;
  return now - stop.start >= (stop.end - stop.start) / 2;
}

function isNear(point: Point, place: Whereabouts): boolean {
  return distanceKm(point, place) <= THERE_KM + Math.min(MOST_ACCURACY_KM, (place.accuracyM ?? 0) / 1000);
}

function isAtTheGate(stop: Stop, place: Whereabouts): boolean {
  if (!stop.point || !isDeparture(stop)) return false;
  return isNear(stop.point, place) || (isFlight(stop.activity) && distanceKm(stop.point, place) <= AIRPORT_KM);
}

/** On board it does not matter where one is, but where it goes. */
function getsOffAt(stop: Stop, place: Point | null): Point | null {
  return endsThere(stop, place, stop.point) ? stop.point : null;
}

/** Where people are after it. A journey has taken them somewhere, and the plan does not always say which of its ends it has. */
function leavesFrom(stop: Stop): Point | null {
  return isRide(stop.activity) ? getsOffAt(stop, null) : stop.point;
}
