import { minutesOf } from "../../calendar.ts";
import { distanceKm, driveMinutes, type Point } from "../../places/travel-time.ts";
import { ownPoint } from "../../trip/activity-ends.ts";
import type { Activity, Day, TripDocument } from "../../trip/document.ts";
import type { Problem } from "../../trip/finding.ts";
import { travelOfDay } from "../../trip/trip-stops.ts";
import { worded } from "../../words/worded.ts";
import { roundUp } from "../schedule-visits-and-lunch.ts";
import type { EditedDay, EditedStop } from "./types.ts";

/** How far a stop is moved at a time for a finding about its time. */
const SHIFT = 15;
/** Within a town nobody writes down how one gets back. */
const IN_TOWN_KM = 20;
const LUNCH = { minutes: 40, from: 11 * 60 + 30, to: 15 * 60, at: 12 * 60 + 30 };
const MORNING = 9 * 60;

/** What a problem on an edited day names there. */
export interface Named {
  readonly day: EditedDay;
  readonly stored: Day;
  readonly stops: readonly EditedStop[];
}

/**
 * The day with something changed that may take the problem away without leaving anything out; null where we know no way.
 *
 * @param times how often this problem of the day has been mended before
 */
export function mended(trip: TripDocument, problem: Problem, named: Named, times: number): EditedDay | null {
  if (problem.code === "no_way_back" && times < 2) return withWayBack(named, times);
  if (problem.code === "missing_meal" && times < 1) return withLunch(named.day);
  if (problem.code === "missing_way" && times < 1) return withWay(trip, named.day);
  if ((problem.code === "late_arrival" || problem.code === "travel_time") && times < 4)
    return withShift(problem, named);
  return null;
}

/** The stops of an edited day that a problem is about. */
export function namedOn(trip: TripDocument, { activityIds }: Problem, day: EditedDay): Named | null {
  const stored = trip.days.find((it) => it.date === day.date);
  if (!stored) return null;
  const about = stored.activities.filter((it) => activityIds.includes(it.id));
  return { day, stored, stops: day.stops.filter((stop) => about.some((it) => isOf(stop, it, day.stops))) };
}

/** The stop of an activity: of two with one title, the nearer one in time. */
function isOf(stop: EditedStop, { title, startTime }: Activity, all: readonly EditedStop[]): boolean {
  if (stop.title !== title) return false;
  const at = minutesOf(startTime ?? "00:00");
  const off = Math.abs(stop.start - at);
  return all.every((it) => it.title !== title || Math.abs(it.start - at) >= off);
}

/** A ride within a town becomes one whose ends nobody checks; one out of town gets a ride back. */
function withWayBack({ day, stored, stops }: Named, times: number): EditedDay | null {
  const out = stops.find((it) => it.kind === "ride");
  const ride = stored.activities.find((it) => it.title === out?.title);
  const [entry, exit] = ride ? [pointAt(ride.fromLat, ride.fromLng), ownPoint(ride)] : [null, null];
  if (!out || !entry || !exit) return null;
  if (distanceKm(entry, exit) <= IN_TOWN_KM)
    return { ...day, stops: day.stops.map((it) => (it === out ? { ...it, isLocal: true } : it)) };
  if (times > 0) return null;
  const after = day.stops.filter((it) => it.start > out.start && it.kind !== "free" && it.place);
  const isHome = ({ place }: EditedStop) => place !== null && distanceKm(place, entry) < distanceKm(place, exit);
  const next = after.find(isHome);
  const last = after.filter((it) => !next || it.start < next.start).at(-1) ?? out;
  const ready = last.start + last.minutes;
  const start = next ? Math.max(ready, next.start - out.minutes) : ready;
  return withStop(day, {
    ...plainRide(worded`The way back`, start, out.minutes),
    cost: out.cost,
    from: exit,
    to: next?.place ?? entry,
  });
}

/** Whoever is out over midday eats there: the end or the beginning of a visit becomes lunch. */
function withLunch(day: EditedDay): EditedDay | null {
  const host = day.stops
    .filter((it) => it.kind === "visit" && it.minutes >= 2 * LUNCH.minutes && overlapsLunch(it))
    .toSorted((a, b) => b.minutes - a.minutes)[0];
  if (!host) return null;
  const end = host.start + host.minutes;
  const isAtEnd = end - LUNCH.minutes <= LUNCH.to - LUNCH.minutes;
  const at = isAtEnd ? end - LUNCH.minutes : Math.max(host.start, LUNCH.at);
  const lunch: EditedStop = {
    ...{
      kind: "meal",
      place: null,
      title: worded`Picnic lunch`,
      area: host.place?.neighborhood ?? host.area,
      start: at,
    },
    ...{
      minutes: LUNCH.minutes,
      why: worded`Take it along: you are out over midday.`,
      order: null,
      way: null,
      cost: null,
    },
    ...{ from: null, to: null },
  };
  const before = { ...host, minutes: at - host.start };
  const after = { ...host, start: at + LUNCH.minutes, minutes: end - at - LUNCH.minutes };
  // A visit in two parts would be two stops of one place.
  const visit = isAtEnd || before.minutes >= after.minutes ? before : after;
  return { ...day, stops: [...day.stops.map((it) => (it === host ? visit : it)), lunch] };
}

function overlapsLunch({ start, minutes }: EditedStop): boolean {
  return start + minutes >= LUNCH.from + LUNCH.minutes && start + LUNCH.minutes <= LUNCH.to;
}

/** The way from one stop of the trip to the next, where the model forgot it. */
function withWay(trip: TripDocument, day: EditedDay): EditedDay | null {
  const travel = travelOfDay(trip, day.date);
  const [from, to] = travel ? [ownPoint(travel.from), ownPoint(travel.to)] : [null, null];
  if (!travel || !from || !to) return null;
  const minutes = roundUp(driveMinutes(from, to));
  const there = day.stops.find(({ place }) => place !== null && distanceKm(place, to) < distanceKm(place, from));
  const start = there ? Math.max(MORNING - SHIFT, there.start - minutes) : MORNING;
  return withStop(day, { ...plainRide(worded`To ${travel.to.destination}`, start, minutes), from, to });
}

/** The last one that a finding about times names moves to later; what follows is fitted to it. */
function withShift({ activityIds }: Problem, { day, stored, stops }: Named): EditedDay | null {
  const late = stops.filter((it) => it.kind !== "ride").at(-1);
  // Things before a ride home are too late as it is.
  const isBeforeRide = stored.activities.findLast((it) => activityIds.includes(it.id))?.activityType === "transport";
  if (!late || isBeforeRide) return null;
  return { ...day, stops: day.stops.map((it) => (it === late ? { ...it, start: it.start + SHIFT } : it)) };
}

function withStop(day: EditedDay, stop: EditedStop): EditedDay {
  return { ...day, stops: [...day.stops, stop] };
}

function plainRide(title: string, start: number, minutes: number): EditedStop {
  return {
    ...{ kind: "ride", place: null, title, area: null, start, minutes, why: null, order: null, way: null, cost: null },
    ...{ from: null, to: null },
  };
}

function pointAt(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
