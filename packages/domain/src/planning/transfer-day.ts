import { daysBetween } from "../calendar.ts";
import { budgetEach } from "../money/budget.ts";
import { mealCost } from "../money/known-prices.ts";
import type { Candidate } from "../places/candidate.ts";
import { accessFit, dietFit, type Mobility } from "../places/diet-and-access.ts";
import { openSpans } from "../places/opening-hours.ts";
import { distanceKm, driveMinutes, legBetween, type Point } from "../places/travel-time.ts";
import { endsOf } from "../trip/activity-ends.ts";
import type { Activity } from "../trip/document.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { worded } from "../words/worded.ts";
import { suitsMeal } from "./alternatives.ts";
import { isNamedTable } from "./choose-restaurant.ts";
import type { RankedPlace } from "./rank-places.ts";
import { rideTitle } from "./ride.ts";
import { roadPace } from "./road-pace.ts";
import { rideStop, roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlanStop } from "./stops-of-region.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";

/** A stop whose position is known. */
export type LocatedStop = PlanStop & { readonly point: Point };

/** How the ids of a way's activities begin. */
export const transferId = "transfer:";

const EARLIEST = 8 * 60;
const LATEST = 21 * 60;
const LEAVES = 9 * 60 + 30;
/** A drive of more than LONG_WAY minutes starts earlier, to arrive by THERE_BY. */
const LEAVES_EARLY = 8 * 60 + 30;
const LONG_WAY = 240;
const LATEST_START = 11 * 60;
const THERE_BY = 18 * 60;
const LUNCH = { from: 12 * 60, to: 15 * 60, minutes: 60 };
/** Lunch comes before a sight that would end after this time. */
const LATE_FOR_LUNCH = 14 * 60;
const LATEST_LUNCH = 15 * 60 + 15;
const PICNIC_MINUTES = 45;
/** Travellers who arrive before this time have lunch in town, as on other days. */
const LATEST_FOR_TOWN = 12 * 60;
const IN_TOWN_KM = 6;
const DETOUR_KM = 15;
/** A restaurant within this distance is reached on foot. */
const WALKED_KM = 1;
const FAR_FOR_LUNCH_KM = 40;
const FEWEST_MINUTES = 10;
/** Shorter hops between two stops are not worth an entry of their own. */
const SHORT_HOP = 25;
const HOP_KM = 4.5;
const isLate: ReadonlySet<string> = new Set(["golden-hour", "evening", "night"]);

/**
 * The activities of the travel between two stops: sights on the drive with lunch, or only the ride. Their ids begin
 * with `transfer:`.
 *
 * @param byId the ranked places of the whole trip
 */
export function transferActivities(
  request: PlanRequest,
  byId: ReadonlyMap<string, RankedPlace>,
  from: LocatedStop,
  to: LocatedStop,
  mobility: Mobility,
): readonly Activity[] {
  const kept = request.fixed.filter((it) => it.date === to.from).flatMap(({ activity }) => obstacleOf(activity) ?? []);
  const stops =
    kept.length === 0
      ? withoutHops(transferStops(request, byId, from, to, mobility))
      : rideAmong(request, kept, from, to);
  return stops.map((stop, index) => ({
    ...activityOf(request, stop, [], to.from),
    id: `${transferId}${to.from}:${index}`,
  }));
}

/** Without the short rides in between that the time between two stops tells anyway. */
function withoutHops(stops: readonly Stop[]): readonly Stop[] {
  return stops.filter((stop, index) => {
    const [before, after] = [stops[index - 1], stops[index + 1]];
    if (stop.kind !== "ride" || !before || !after || stop.end - stop.start > SHORT_HOP) return true;
    const isFar = before.point && after.point && distanceKm(before.point, after.point) > HOP_KM;
    return isFar || legBetween(before.point, after.point).minutes > after.start - before.end;
  });
}

interface Obstacle {
  readonly start: number;
  readonly end: number;
  readonly entry: Point | null;
  readonly exit: Point | null;
}

function obstacleOf(activity: Activity): Obstacle | undefined {
  const taken = occupiedMinutes(activity);
  return taken && { ...taken, ...endsOf(activity) };
}

/** On a day with fixed activities: only the ride, where it fits between them; nothing when it fits nowhere. */
function rideAmong(
  request: PlanRequest,
  kept: readonly Obstacle[],
  from: LocatedStop,
  to: LocatedStop,
): readonly Stop[] {
  const minutes = roundUp(to.drive?.minutes ?? minutesByLand(request, from, to));
  for (let start = EARLIEST; start + minutes <= LATEST; start += 15) {
    const fits = kept.every(
      (it) =>
        it.end + legBetween(it.exit, from.point).minutes <= start ||
        start + minutes + legBetween(to.point, it.entry).minutes <= it.start,
    );
    if (fits) return [wholeRide(request, from, to, start, start + minutes)];
  }
  return [];
}

function wholeRide(request: PlanRequest, from: LocatedStop, to: LocatedStop, start: number, end: number): Stop {
  const mode = modeOf(request, to, from);
  const ride = {
    title: rideTitle(mode, to.name, false),
    from: { name: from.name, point: from.point },
    to: { name: to.name, point: to.point },
    note: wayNote(from, to, mode),
    fare: to.drive?.fare ?? null,
    reason: whyOf(to),
  };
  return rideStop(ride, start, end);
}

function whyOf({ drive, name }: LocatedStop): string {
  return drive?.why || worded`On to ${name}.`;
}

/** Bases without a drive between them are separated by water, or by a way that is not driven. */
function modeOf(request: PlanRequest, { drive, guide, isLinked, point }: LocatedStop, from: LocatedStop): string {
  const isNear = distanceKm(from.point, point) <= APART_KM;
  const { withCar, withoutCar } = readWishes(request.interests).route;
  if (withoutCar && !withCar) return drive?.mode ?? (isLinked || isNear ? "public" : "transfer");
  const isDriven =
    (guide.needsCar && (isLinked || (isNear && withCar))) ||
    (withCar && request.guide?.keepsAllBases === true && distanceKm(from.point, point) <= BY_ROAD_KM);
  return drive?.mode ?? (drive || isDriven ? "car" : "transfer");
}

/** Where no drive is known: by road up to the length of a day's drive, else by the fastest means. */
function minutesByLand(request: PlanRequest, from: LocatedStop, to: LocatedStop): number {
  const leg = legBetween(from.point, to.point).minutes;
  if (distanceKm(from.point, to.point) > BY_ROAD_KM) return leg;
  return Math.max(leg, driveMinutes(from.point, to.point, roadPace(request.guide)));
}

/** As the crow flies. */
const BY_ROAD_KM = 420;

/** Farther apart, bases that nothing links are on different islands, or reached by plane. */
const APART_KM = 60;
/** How much longer roads and rails are than a straight line. */
const BY_ROAD = 1.3;

function unknownWay(from: LocatedStop, { point, isLinked }: Pick<LocatedStop, "point" | "isLinked">): string {
  const km = Math.round(distanceKm(from.point, point));
  return !isLinked && km > APART_KM
    ? worded`About ${{ km }}: ask where you stay for the driver, coach, boat or plane that goes there`
    : worded`About ${{ km }}`;
}

/** "Route 40, 213 km", or the line that is used. */
function wayNote(from: LocatedStop, { drive, point, isLinked }: LocatedStop, mode: string): string {
  if (mode === "public") {
    const km = drive?.km ?? Math.round(distanceKm(from.point, point) * BY_ROAD);
    return worded`About ${{ km }}: look the line up and book the seats when you book the rooms`;
  }
  if (!drive) return unknownWay(from, { point, isLinked });
  return drive.mode === undefined ? worded`${drive.name}, ${{ km: drive.km }}` : drive.name;
}

function transferStops(
  request: PlanRequest,
  byId: ReadonlyMap<string, RankedPlace>,
  from: LocatedStop,
  to: LocatedStop,
  mobility: Mobility,
): readonly Stop[] {
  const { drive } = to;
  const mode = modeOf(request, to, from);
  // Travellers without a car do not stop on the way.
  if (drive?.mode !== undefined || (drive && mode === "public")) {
    const leaves = leavesFor(request, drive.minutes);
    return [wholeRide(request, from, to, leaves, leaves + roundUp(drive.minutes))];
  }
  const whole = drive?.minutes ?? minutesByLand(request, from, to);
  // Places that are best in the evening are left for an evening.
  const isForLater = ({ candidate }: RankedPlace) =>
    to.from < to.to && to.candidates.includes(candidate) && isLate.has(candidate.insight?.bestTime ?? "");
  const places = (drive?.placeIds ?? [])
    .flatMap((id) => byId.get(id) ?? [])
    .filter((it) => accessFit(it.candidate, mobility) !== "conflicts" && !isForLater(it));
  const points = [from.point, ...places.map((it) => it.candidate as Point), to.point];
  const along = points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0);
  const pace = along === 0 ? 0 : whole / along;
  const stops: Stop[] = [];
  let [time, at, name] = [leavesFor(request, whole), from.point as Point, from.name];
  const minutesTo = (point: Point) => roundUp(Math.max(FEWEST_MINUTES, distanceKm(at, point) * pace));
  const ride = (point: Point, title: string, line: string): void => {
    const end = time + minutesTo(point);
    const ride = {
      title: rideTitle(mode, title, false),
      from: { name, point: at },
      to: { name: title, point },
      note: line,
      fare: null,
      // The day says why.
      reason: stops.length === 0 ? whyOf(to) : worded`On the way to ${to.name}.`,
    };
    stops.push(rideStop(ride, time, end));
    [time, at, name] = [end, point, title];
  };
  const isTable = (it: Candidate) => suitsMeal(it, "lunch", request) && isWithinReach(request, it);
  const tables = [...from.candidates, ...to.candidates].filter((it) => isNamedTable(it) && isTable(it));
  let hasLunch = false;
  const eat = (place: Candidate | null): void => {
    const point = place ? { lat: place.lat, lng: place.lng } : at;
    const start = roundUp(Math.max(time, LUNCH.from - (place ? 0 : 30)));
    const end = start + (place ? LUNCH.minutes : PICNIC_MINUTES);
    stops.push({
      kind: "lunch",
      visit: null,
      table: { place, point, minutes: end - start, penalty: 0 },
      point,
      start,
      end,
      leg: null,
      isPicnic: place === null,
    });
    [time, hasLunch] = [end, true];
  };
  /** Lunch at a restaurant near the road at the right time, otherwise a picnic. */
  const eatOnTheWay = (next: Point, minutesThere = 0): void => {
    const isLater = time + minutesTo(next) + minutesThere > LATE_FOR_LUNCH;
    if (hasLunch || time < LUNCH.from - (isLater ? 60 : 15) || time > LUNCH.to) return;
    const open = (it: Candidate) => {
      const start = Math.max(time + minutesTo(it), LUNCH.from);
      // After this time, lunch is a stop at the roadside.
      if (start > LATEST_LUNCH) return false;
      const spans = it.hours ? openSpans(it.hours, to.from) : [{ start: 0, end: 1440 }];
      return spans.some((span) => span.start <= start && start + LUNCH.minutes <= span.end);
    };
    const detour = (it: Candidate) => distanceKm(at, it) + distanceKm(it, next) - distanceKm(at, next);
    const unsure = (it: Candidate) => (dietFit(it, request.dietary) === "fits" ? 0 : DETOUR_KM / 2);
    const [table] = tables
      .filter((it) => detour(it) <= DETOUR_KM && distanceKm(at, it) <= FAR_FOR_LUNCH_KM && open(it))
      .sort((a, b) => detour(a) + unsure(a) - detour(b) - unsure(b));
    if (table) {
      const there = { lat: table.lat, lng: table.lng };
      if (distanceKm(at, table) > WALKED_KM) ride(there, table.name, drive?.name ?? to.name);
      else [time, at, name] = [roundUp(time + legBetween(at, there).minutes), there, table.name];
    }
    eat(table ?? null);
  };
  for (const choice of places) {
    const place = choice.candidate;
    const point = { lat: place.lat, lng: place.lng };
    if (place.category === "food") {
      if (!tables.includes(place) && isTable(place)) tables.push(place);
      continue;
    }
    eatOnTheWay(point, choice.candidate.visitMinutes);
    const arrives = time + minutesTo(point);
    const rest = minutesBetween(point, to.point, pace);
    const visit = visitOf(choice);
    const window = windowsOf(visit, to.from).find((it) => Math.max(arrives, it.start) + visit.minutes <= it.end);
    const start = window ? roundUp(Math.max(arrives, window.start)) : Number.POSITIVE_INFINITY;
    const lunch = hasLunch ? 0 : LUNCH.minutes;
    if (start - arrives > 30 || start + visit.minutes + rest + lunch > THERE_BY) continue;
    ride(point, place.name, drive?.name ?? to.name);
    const isOverLunch = !hasLunch && start > LUNCH.from - 30 && start + visit.minutes > LATE_FOR_LUNCH + 45;
    if (isOverLunch) eat(null);
    const begins = isOverLunch ? Math.max(start, roundUp(time)) : start;
    stops.push({ kind: "visit", visit, table: null, point, start: begins, end: begins + visit.minutes, leg: null });
    time = begins + visit.minutes;
  }
  eatOnTheWay(to.point);
  const left = minutesTo(to.point);
  if (!hasLunch && time < LUNCH.from && time + left > LATE_FOR_LUNCH + 30) {
    const share = (LUNCH.from + 15 - time) / left;
    const half = {
      lat: at.lat + share * (to.point.lat - at.lat),
      lng: at.lng + share * (to.point.lng - at.lng),
    };
    ride(half, worded`a lunch stop on the way`, drive?.name ?? to.name);
    eat(null);
  }
  ride(to.point, to.name, drive ? worded`${drive.name}, ${{ km: drive.km }} in all` : unknownWay(from, to));
  // Travellers who arrive before lunch ends eat there.
  if (!hasLunch && time > LATEST_FOR_TOWN && time <= LUNCH.to) {
    const arrivesAt = (it: Candidate) => roundUp(time + legBetween(at, it).minutes);
    const near = tables
      .filter((it) => distanceKm(it, to.point) <= IN_TOWN_KM && isOpenFor(it, to.from, arrivesAt(it)))
      .toSorted((a, b) => distanceKm(a, to.point) - distanceKm(b, to.point))[0];
    if (near) [time, at] = [arrivesAt(near), { lat: near.lat, lng: near.lng }];
    eat(near ?? null);
  }
  return stops;
}

/** Whether a lunch leaves enough of the day's budget for the rest of the day. */
function isWithinReach(request: PlanRequest, place: Candidate): boolean {
  const each = budgetEach(request);
  const price = mealCost(request, "lunch", place);
  if (each === null || price === null || place.wantedBy.length > 0) return true;
  const days = daysBetween(request.startDate, request.endDate) + 1;
  return Number(price) <= (Number(each) / days) * LUNCH_SHARE;
}

const LUNCH_SHARE = 0.5;

/** Travellers with late starts leave late, unless the way is long. */
function leavesFor({ interests }: PlanRequest, minutes: number): number {
  if (minutes > LONG_WAY) return LEAVES_EARLY;
  return Math.max(LEAVES, Math.min(LATEST_START, readWishes(interests).rhythm.startsAt ?? 0));
}

function isOpenFor({ hours }: Candidate, date: string, start: number): boolean {
  return !hours || openSpans(hours, date).some((it) => it.start <= start && start + LUNCH.minutes <= it.end);
}

function minutesBetween(a: Point, b: Point, pace: number): number {
  return Math.max(FEWEST_MINUTES, distanceKm(a, b) * pace);
}
