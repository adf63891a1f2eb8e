import { clockOf } from "../../calendar.ts";
import { distanceKm, type Point } from "../../places/travel-time.ts";
import { said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import { type CheckedDay, isStay, isWholeDay, type Timed } from "./timeline.ts";

/** A ride whose ends are farther apart than this goes out of town. */
const OUT_OF_TOWN_KM = 5;
/** A ride back ends within this distance of where the outbound ride began, or within HOME_SHARE of its length. */
const HOME_KM = 3;
const HOME_SHARE = 0.2;

interface Ride extends Timed {
  readonly entry: Point;
  readonly exit: Point;
}

/** A ride out of town, and the last one back on the same day. */
export interface DayTrip {
  readonly out: Ride;
  readonly back: Ride | null;
}

/** The rides out of town, each with the last ride back. Rides with an unknown end are left out. */
function ridesOut(timed: readonly Timed[]): readonly DayTrip[] {
  const rides = timed.filter(isRide);
  const ways = new Set<Ride>();
  return rides.filter(isOutOfTown).flatMap((out): DayTrip[] => {
    if (ways.has(out)) return [];
    const back = rides.filter((it) => it.start >= out.end && leadsBack(out, it));
    for (const it of back) ways.add(it);
    return [{ out, back: back.at(-1) ?? null }];
  });
}

/** Rides of a trip out and back on the same day, which are neither arrival nor departure. */
export function dayTripRides(timed: readonly Timed[]): ReadonlySet<Timed> {
  return new Set(ridesOut(timed).flatMap(({ out, back }) => (back ? [out, back] : [])));
}

/**
 * Reports stops at the other end after the last ride back, and rides out of town after which the plan continues at
 * their origin although there is no ride back.
 *
 * @param isMoving whether the travellers sleep at another stop of the trip afterwards: they need not be back the next
 *   morning, even if what they do then lies nearer to the stop before
 */
export function checkWaysBack(
  checked: CheckedDay,
  next: CheckedDay | undefined,
  isMoving: boolean,
): readonly Problem[] {
  return ridesOut(checked.timed).flatMap((trip): readonly Problem[] => {
    const { out, back } = trip;
    return back ? afterLastWayBack(checked, out, back) : withoutWayBack(checked, isMoving ? undefined : next, out);
  });
}

function afterLastWayBack(checked: CheckedDay, out: Ride, back: Ride): readonly Problem[] {
  // Stops that overlap the ride have a finding for that.
  const left = checked.timed.filter(
    (it) => isThing(it) && it.start >= back.end && isNearer(it.point, out.exit, out.entry),
  );
  const [first] = left;
  if (!first) return [];
  return [
    {
      code: "no_way_back",
      severity: "error",
      message: said`${first.activity.title} is at ${clockOf(first.start)}, after the last connection back: ${back.activity.title} leaves at ${clockOf(back.start)}.`,
      dayIds: [checked.day.id],
      activityIds: [back.activity.id, ...left.map((it) => it.activity.id)],
    },
  ];
}

function withoutWayBack(checked: CheckedDay, next: CheckedDay | undefined, out: Ride): readonly Problem[] {
  const later = checked.timed.filter((it) => it.start >= out.end && it !== out);
  const goesOn = (it: Timed) => it.activity.activityType === "transport" && !isNearer(it.entry, out.entry, out.exit);
  // A ride onwards from there, or one with an unknown end, may lead back.
  if (later.some(goesOn)) return [];
  // A day of several rides starts where the first one does.
  const home = checked.timed.find(isOutOfTown)?.entry ?? out.entry;
  const isHome = ({ activity, entry, point }: Timed) =>
    isNearer(activity.activityType === "transport" ? entry : point, home, out.exit);
  const today = later.find(isHome);
  const morning = next?.timed.find((it) => it.point !== null || it.activity.activityType === "transport");
  const there = today ?? (morning && isHome(morning) ? morning : undefined);
  if (!there) return [];
  const when = today ? said`at ${clockOf(today.start)}` : said`the next morning`;
  const end = out.activity.location ?? said`where ${out.activity.title} ends`;
  return [
    {
      code: "no_way_back",
      severity: "warning",
      message: said`Nothing in the plan leads back from ${end}, and ${there.activity.title} is ${when}.`,
      dayIds: today || !next ? [checked.day.id] : [checked.day.id, next.day.id],
      activityIds: [out.activity.id, there.activity.id],
    },
  ];
}

function isRide(it: Timed): it is Ride {
  return it.activity.activityType === "transport" && it.entry !== null && it.exit !== null;
}

function isOutOfTown(it: Timed): it is Ride {
  return isRide(it) && distanceKm(it.entry, it.exit) >= OUT_OF_TOWN_KM;
}

function leadsBack(out: Ride, ride: Ride): boolean {
  // It may begin in another town, and ends where the outbound ride began.
  const home = Math.max(HOME_KM, HOME_SHARE * distanceKm(out.entry, out.exit));
  return distanceKm(ride.entry, out.entry) > home && distanceKm(ride.exit, out.entry) <= home;
}

function isNearer(point: Point | null, to: Point, than: Point): boolean {
  return point !== null && distanceKm(point, to) < distanceKm(point, than);
}

function isThing(it: Timed): boolean {
  return it.activity.activityType !== "transport" && !isStay(it) && !isWholeDay(it.activity, it.start, it.end);
}
