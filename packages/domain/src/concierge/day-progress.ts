import { distanceKm, type Point } from "../places/travel-time.ts";
import { isFlight, isRide } from "../trip/journeys.ts";
import { boardingPoint, endsThere, isDeparture } from "./departures.ts";
import { isSubstitute, type ReportedStatus } from "./reported-status.ts";
import { type Stop, shortestVisit } from "./stops-of-day.ts";
import type { Whereabouts } from "./types.ts";

/** How far a traveller has come in the day. */
export interface DayProgress {
  /** Minutes after midnight of today. */
  readonly now: number;
  /** The stop that is being attended, and when it will be over. */
  readonly current: { readonly stop: Stop; readonly end: number; readonly isLonger: boolean } | null;
  /** Stops still to come, or begun without the traveller; not those called off. */
  readonly ahead: readonly Stop[];
  /** When the traveller can move on, and from where; null when unknown. */
  readonly free: number;
  /** When they left the previous stop. Without other information they follow the plan. */
  readonly setOff: number;
  /** The time in minutes until which a reported delay keeps them; 0 for none. */
  readonly busyUntil: number;
  readonly from: Point | null;
  readonly fromHere: boolean;
  /** How much nearer than `from` they may be, because the position is vague. */
  readonly uncertaintyKm: number;
  /** The journey whose station or airport they are at: it will not be missed. */
  readonly boarding: Stop | null;
  /** The stop before `ahead`, if any. */
  readonly before: Stop | null;
}

/** Distance that counts as being there: gardens, castles and stations are large. */
const THERE_KM = 0.35;
const MOST_ACCURACY_KM = 0.5;
/** From the gates to the middle of an airport, which is the point on the map. */
const AIRPORT_KM = 3;
const SAME_STREET_KM = 0.1;
/** Accuracy up to this is exact enough. */
const EXACT_KM = 0.15;
/** With less accuracy than this the position is ignored. */
const VAGUE_M = 2000;
/** For this many minutes, a reported arrival counts even if the position says otherwise. */
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
    // Without information they are assumed to have left in time, also for the first stop.
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
  // If half of it is over and they are elsewhere, they have been there or skipped it.
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
  // A journey moves the traveller, so the position says nothing.
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

/** When two stops are in the same street, the planned one is assumed. */
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
  // Somebody still at the stop before has not been there yet; somebody at a later stop has.
  if (near && near !== stop) return near.start >= stop.start;
  if (runningLate && now < runningLate.until) return false;
  return now - stop.start >= (stop.end - stop.start) / 2;
}

function isNear(point: Point, place: Whereabouts): boolean {
  return distanceKm(point, place) <= THERE_KM + Math.min(MOST_ACCURACY_KM, (place.accuracyM ?? 0) / 1000);
}

function isAtTheGate(stop: Stop, place: Whereabouts): boolean {
  const gate = boardingPoint(stop);
  if (!gate || !isDeparture(stop)) return false;
  return isNear(gate, place) || (isFlight(stop.activity) && distanceKm(gate, place) <= AIRPORT_KM);
}

/** During a journey the position that matters is where it ends. */
function getsOffAt(stop: Stop, place: Point | null): Point | null {
  return endsThere(stop, place, stop.point) ? stop.point : null;
}

/** The position after a stop. For a journey the plan does not always say which end its place is. */
function leavesFrom(stop: Stop): Point | null {
  return isRide(stop.activity) ? getsOffAt(stop, null) : stop.point;
}
