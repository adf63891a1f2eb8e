import type { Activity } from "../trip/document.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { accessFit, dietFit, type Mobility } from "../places/diet-and-access.ts";
import { openSpans } from "../places/opening-hours.ts";
import { rankPlaces } from "./rank-places.ts";
import { rideTitle } from "./ride.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlanStop } from "./stops-of-region.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";

const LEAVES = 9 * 60 + 30;
/** A long way starts earlier, and one is there by then. */
const LEAVES_EARLY = 8 * 60 + 30;
const LONG_WAY = 240;
const THERE_BY = 18 * 60;
const LUNCH = { from: 12 * 60, to: 14 * 60 + 30, minutes: 60 };
/** Detours on the way take this much more than the way itself. */
const FEWEST_MINUTES = 10;

/**
 * The activities of the way from one stop to the next: what lies on the drive with lunch, or the way alone. Their ids
 * begin with `transfer:`.
 */
export function transferActivities(
  request: PlanRequest,
  from: PlanStop,
  to: PlanStop,
  mobility: Mobility,
): readonly Activity[] {
  const stops = transferStops(request, from, to, mobility);
  return stops.map((stop, index) => ({ ...activityOf(request, stop, []), id: `transfer:${to.from}:${index}` }));
}

function transferStops(request: PlanRequest, from: PlanStop, to: PlanStop, mobility: Mobility): readonly Stop[] {
  const { drive } = to;
  const mode = drive || to.guide.needsCar ? "car" : "train";
  const whole = drive?.minutes ?? legBetween(from.point, to.point).minutes;
  const byId = new Map(rankPlaces({ ...request, board: null }).places.map((it) => [it.candidate.id, it]));
  const places = (drive?.placeIds ?? [])
    .flatMap((id) => byId.get(id) ?? [])
    .filter((it) => accessFit(it.candidate, mobility) !== "conflicts");
  const points = [from.point, ...places.map((it) => it.candidate as Point), to.point];
  const along = points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0);
  const pace = along === 0 ? 0 : whole / along;
  const stops: Stop[] = [];
  let [time, at, name] = [whole > LONG_WAY ? LEAVES_EARLY : LEAVES, from.point as Point, from.name];
  const minutesTo = (point: Point) => roundUp(Math.max(FEWEST_MINUTES, distanceKm(at, point) * pace));
  const ride = (point: Point, title: string, line: string): void => {
    const end = time + minutesTo(point);
    stops.push({
      kind: "ride",
      visit: null,
      table: null,
      point,
      start: time,
      end,
      leg: null,
      ride: {
        title: rideTitle(mode, title, false),
        from: { name, point: at },
        to: { name: title, point },
        note: line,
        fare: null,
        reason: drive?.why ?? `On to ${to.name}.`,
      },
    });
    [time, at, name] = [end, point, title];
  };
  let hasLunch = false;
  for (const choice of places) {
    const place = choice.candidate;
    const point = { lat: place.lat, lng: place.lng };
    const arrives = time + minutesTo(point);
    const rest = minutesBetween(point, to.point, pace);
    if (place.meals.includes("lunch")) {
      const start = Math.max(arrives, LUNCH.from);
      const open = place.hours ? openSpans(place.hours, to.from) : [{ start: 0, end: 1440 }];
      const isOpen = open.some((it) => it.start <= start && start + LUNCH.minutes <= it.end);
      if (hasLunch || start > LUNCH.to || !isOpen || dietFit(place, request.dietary) === "conflicts") continue;
      ride(point, place.name, `${drive?.name ?? to.name}`);
      const table = { place, point, minutes: LUNCH.minutes, penalty: 0 };
      stops.push({ kind: "lunch", visit: null, table, point, start, end: start + LUNCH.minutes, leg: null });
      [time, hasLunch] = [start + LUNCH.minutes, true];
      continue;
    }
    if (place.category === "food") continue;
    const visit = visitOf(choice);
    const window = windowsOf(visit, to.from).find((it) => Math.max(arrives, it.start) + visit.minutes <= it.end);
    const start = window ? Math.max(arrives, window.start) : Number.POSITIVE_INFINITY;
    if (start - arrives > 30 || start + visit.minutes + rest > THERE_BY) continue;
    ride(point, place.name, `${drive?.name ?? to.name}`);
    stops.push({ kind: "visit", visit, table: null, point, start: roundUp(start), end: roundUp(start) + visit.minutes, leg: null });
    time = roundUp(start) + visit.minutes;
  }
  const title = to.name;
  ride(to.point, title, drive ? `${drive.name}, ${drive.km} km in all` : `About ${Math.round(distanceKm(from.point, to.point))} km`);
  return stops;
}

function minutesBetween(a: Point, b: Point, pace: number): number {
  return Math.max(FEWEST_MINUTES, distanceKm(a, b) * pace);
}
