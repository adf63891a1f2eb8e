import { clockOf, minutesOf } from "../calendar.ts";
import { emptyGuide } from "../places/guide.ts";
import type { Span } from "../places/opening-hours.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import type { Activity } from "../trip/document.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { worded } from "../words/worded.ts";
import { begunAt } from "./begun-day.ts";
import { companyOf } from "./company.ts";
import { driveBetween, endsOfRoute } from "./ends-of-route.ts";
import { type Ride, rideTitle } from "./ride.ts";
import { roadPace } from "./road-pace.ts";
import { rideStop, roundUp } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import { type LocatedStop, transferId } from "./transfer-day.ts";
import type { PlanRequest } from "./types.ts";
import { airportNear, hasOwnWay } from "./ways-in-and-out.ts";

/** A nearer stay is reached within the time that every day of arrival leaves. */
const NEAR_KM = 35;
/** A farther stay needs a flight, or a night on the way. */
const FARTHEST_MINUTES = 480;
/** The start of the ride when the landing time is unknown. */
const SETS_OUT = 10 * 60;
const AFTER_LANDING = 60;
const LATEST = 22 * 60;
const BY_BUS = 1.3;
const ROAD = 1.3;
const OUT_OF_TOWN = 15;
const MAIN_ROAD_KMH = 75;

/**
 * The ride from where one arrives, the stated town or the usual airport, to the first place to sleep of a region: it is
 * part of the first day, and what is planned comes after it. Empty where it is short, entered already, or over water, and
 * where something fixed on that day leaves no time for it, because travellers then come in another way.
 */
export function wayIn(request: PlanRequest, stop: LocatedStop): readonly Activity[] {
  const guide = request.guide ?? emptyGuide;
  const from = startOf(request, stop);
  if (!from || hasOwnWay(request, stop.from) || distanceKm(from.point, stop.point) <= NEAR_KM) return [];
  const { withCar, withoutCar } = readWishes(request.interests).route;
  const byCar = guide.needsCar && (!withoutCar || withCar);
  // There are no drives between islands.
  if (!guide.needsCar && !guide.drives.some((it) => it.mode === undefined)) return [];
  const known = from.baseId === null ? null : driveBetween(guide.drives, from.baseId, stop.base.id);
  const km = known?.km ?? Math.round(distanceKm(from.point, stop.point) * ROAD);
  // Main roads lead from airports.
  const estimate = (OUT_OF_TOWN + (km / MAIN_ROAD_KMH) * 60 * roadPace(guide)) * (byCar ? 1 : BY_BUS);
  const minutes = roundUp(known?.minutes ?? estimate);
  const { lands } = companyOf(request);
  const usual = lands === null ? SETS_OUT : roundUp(lands + AFTER_LANDING);
  const start = Math.max(usual, begunAt(request, request.startDate));
  if (minutes > FARTHEST_MINUTES || start + minutes > LATEST) return [];
  if (!leavesTimeFor(request, stop, from.point, { start, end: start + minutes })) return [];
  const ride: Ride = {
    title: rideTitle(byCar ? "car" : withoutCar ? "public" : "transfer", stop.name, false),
    from: { name: from.name, point: from.point },
    to: { name: stop.name, point: stop.point },
    note: worded`From ${from.name}, about ${{ km }}; if you arrive later than ${clockOf(start)}, this whole day moves`,
    fare: null,
    reason: worded`The way in from ${from.name}.`,
  };
  const activity = activityOf(request, rideStop(ride, start, start + minutes), [], stop.from);
  return [{ ...activity, id: `${transferId}${stop.from}:0` }];
}

/** Whether everything that is fixed on the day of the ride is over in time for it, or can be reached after it. */
function leavesTimeFor({ fixed }: PlanRequest, stop: LocatedStop, from: Point, ride: Span): boolean {
  return fixed
    .filter((it) => it.date === stop.from)
    .every(({ activity: { startTime, endTime, durationMinutes, lat, lng } }) => {
      if (startTime === null) return true;
      const at = lat === null || lng === null ? null : { lat, lng };
      const start = minutesOf(startTime);
      const end = endTime === null ? start + (durationMinutes ?? 0) : minutesOf(endTime);
      return end + minutesBetween(at, from) <= ride.start || ride.end + minutesBetween(stop.point, at) <= start;
    });
}

/** Where a place is not known, nothing is said of the way to it. */
const minutesBetween = (a: Point | null, b: Point | null) => (a && b ? legBetween(a, b).minutes : 0);

function startOf(
  request: PlanRequest,
  stop: LocatedStop,
): { readonly name: string; readonly point: Point; readonly baseId: string | null } | undefined {
  const guide = request.guide ?? emptyGuide;
  const { start } = endsOfRoute(request, guide);
  if (start) return start.id === stop.base.id ? undefined : { name: start.name, point: start, baseId: start.id };
  // Travellers who arrive by train are not at an airport.
  const { byLand, startsIn } = readWishes(request.interests).journey;
  if (byLand.in || startsIn !== null) return undefined;
  const airport = airportNear(request, stop.point);
  return airport && { name: `${airport.name.replace(/ \(.*\)$/, "")} (${airport.iata})`, point: airport, baseId: null };
}
