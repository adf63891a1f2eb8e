import type { DayTrip } from "../places/guide.ts";
import type { Point } from "../places/travel-time.ts";
import { originOf, ownPoint } from "../trip/activity-ends.ts";
import { MOST_ITEMS } from "../trip/check/day-load-and-lunch.ts";
import { addDinnersAndEvenings } from "./add-dinners-and-evenings.ts";
import { isForADayOut } from "./choose-day-trips.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { isForEvenings } from "./evening-hours.ts";
import { fillFreeHours } from "./fill-free-hours.ts";
import { withFreeTime } from "./free-hours-in-plan.ts";
import { lunchBeforeRest } from "./lunch-before-rest.ts";
import { mannerOf } from "./manner.ts";
import { besideStops, visitWithRest } from "./midday-rest.ts";
import { greatDaysFirst } from "./order-days.ts";
import { type Outline, outlineDays } from "./outline-days.ts";
import { ownHourStops } from "./own-hours.ts";
import { placesAlreadyFixed } from "./places-already-fixed.ts";
import { PlanDraft } from "./plan-draft.ts";
import type { RankedPlaces } from "./rank-places.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { shortenRoutes } from "./shorten-routes.ts";
import { spreadVisits } from "./spread-visits.ts";
import { withPausesIndoors } from "./time-outdoors.ts";
import { atMost, isDone, isOverfull, leftToSee, notTooMany } from "./too-much-for-day.ts";
import { transferId } from "./transfer-day.ts";
import type { PlanRequest } from "./types.ts";
import { isForEvening, isSnackVisit, isWanted, visitOf } from "./visit.ts";

export interface ArrangedDay {
  readonly capacity: DayCapacity;
  /** The day trip of this day; null for a day in town. */
  readonly trip: DayTrip | null;
  readonly stops: readonly Stop[];
}

export interface Arrangement {
  readonly days: readonly ArrangedDay[];
}

/** Arrangements with the routes as they came, by the weight of costs. */
export type Drafts = Map<number, Arrangement>;

/**
 * Assigns the chosen places to days and gives every day times and meals.
 *
 * @param costWeight how much costs count; 0 when they do not
 * @param shortensRoutes whether routes are shortened at the end, which takes most of the time
 * @param drafts those made before for the same request
 */
export function arrangeDays(
  request: PlanRequest,
  choices: RankedPlaces,
  dates: readonly string[],
  costWeight: number,
  shortensRoutes = true,
  drafts: Drafts = new Map(),
): Arrangement {
  const arrange = (shortens: boolean, byDay: ReadonlySet<string>) =>
    arrangeWith(request, choices, dates, costWeight, shortens, byDay);
  const first = drafts.get(costWeight) ?? arrange(false, new Set());
  drafts.set(costWeight, first);
  const seen = new Set(first.days.flatMap((day) => day.stops.flatMap((it) => it.visit?.id ?? [])));
  // Main sights that are best in the evening, but fit into no evening, are visited by day.
  const missed = choices.places
    .map(visitOf)
    .filter((it) => it.famous && isForEvening(it) && it.candidate?.dayTrip === null && !seen.has(it.id));
  if (missed.length === 0 && !shortensRoutes) return first;
  return arrange(shortensRoutes, new Set(missed.map((it) => it.id)));
}

/** @param byDay places that are best in the evening but may be visited by day */
function arrangeWith(
  request: PlanRequest,
  choices: RankedPlaces,
  dates: readonly string[],
  costWeight: number,
  shortensRoutes: boolean,
  byDay: ReadonlySet<string>,
): Arrangement {
  const taken = placesAlreadyFixed(request);
  const free = choices.places.filter((it) => !taken.has(it.candidate.id));
  const outline = outlineDays(request, free, dates, costWeight);
  const draft = draftOf(request, outline, costWeight);
  const { capacities, open, rests, shows } = outline;
  const rested = rests.find((it) => it !== undefined);
  const all = open
    .filter((it) => it.candidate.category !== "food" || isSnackVisit(it.candidate))
    .map((it) => visitWithRest(visitOf(it), rested));
  const visits = all.filter(
    (it) =>
      // Travellers who return early see a show by day.
      (it.experience !== "nightlife" || (isWanted(it) && it.goodFor.includes("afternoon"))) &&
      (it.candidate === null || request.only !== null || !isForADayOut(request, free, it.candidate)) &&
      (!isForEvening(it) || isWanted(it) || byDay.has(it.id)) &&
      it.goodFor.some((part) => part !== "evening" && part !== "night"),
  );
  const golden = all.filter((it) => it.candidate?.insight?.bestTime === "golden-hour");
  const nights = all.filter(isForEvenings);

  spreadVisits(draft, capacities, visits);
  // Generic days have no routes to shorten.
  if (shortensRoutes && request.candidates.length > 0) shortenRoutes(draft);
  if (request.only === null) greatDaysFirst(draft);
  addDinnersAndEvenings(draft, nights, golden, (day) => shows.has(day));
  const daily = all
    .filter(
      (it) => it.experience !== "nightlife" && it.candidate !== null && !isForADayOut(request, free, it.candidate),
    )
    .sort((a, b) => b.value - a.value);
  for (const day of draft.all()) fillFreeHours(draft, day, daily, (stop) => isOverfull(draft, day, stop));
  const pauses = rests.map((rest, day) => {
    const made = lunchBeforeRest(draft, day, rest);
    if (!made) return rest;
    const stops = [...draft.assignments.stopsOf(day), made.lunch].sort((a, b) => a.start - b.start);
    draft.assignments.set(day, stops);
    return made.rest;
  });
  return { days: outline.whole.map((_, day) => arrangedDay(draft, outline, day, pauses[day])) };
}

function draftOf(request: PlanRequest, { capacities, open, tripOn }: Outline, costWeight: number): PlanDraft {
  const draft = new PlanDraft(request, open, capacities, costWeight);
  for (const [day, { frame }] of capacities.entries()) {
    const way = wayOn(request, frame.date);
    if (way) draft.goesOut(day, way.to, way.from);
  }
  for (const { day, trip, stops } of tripOn.values()) {
    const home = stops.at(-1)?.ride?.to.point;
    if (home) draft.goesOut(day, home, trip);
  }
  return draft;
}

/** A day with all of its stops, reduced to what it can hold. */
function arrangedDay(
  { request, assignments }: PlanDraft,
  { whole, capacities, tripOn, shows }: Outline,
  day: number,
  pause: Stop | undefined,
): ArrangedDay {
  const capacity = whole[day] as DayCapacity;
  const [trip, show, stops] = [tripOn.get(day), shows.get(day), assignments.stopsOf(day)];
  const onTrip = trip?.stops ?? [];
  const others = [
    ...onTrip,
    ...(show ? [show] : []),
    ...besideStops(pause, stops),
    ...ownHourStops(request, capacity).flatMap((it) => besideStops(it, stops)),
  ];
  const own = notTooMany(
    atMost(leftToSee(request, onTrip), stops),
    MOST_ITEMS - others.filter(isDone).length - capacity.blocks.length,
  );
  const calm = withPausesIndoors(mannerOf(request).rhythm.mostOutdoors, own);
  return {
    capacity,
    trip: trip?.trip ?? null,
    stops: withFreeTime(capacities[day] ?? capacity, calm, request.destination.text).concat(others),
  };
}

/** The transfer between two stays on a date. Travellers do not go back after it. */
function wayOn({ fixed }: PlanRequest, date: string): { readonly from: Point; readonly to: Point } | undefined {
  const rides = fixed
    .filter(
      (it) => it.date === date && it.activity.activityType === "transport" && it.activity.id.startsWith(transferId),
    )
    .map((it) => it.activity);
  const [first, last] = [rides[0], rides.at(-1)];
  const [from, to] = [first && originOf(first), last && ownPoint(last)];
  return from && to ? { from, to } : undefined;
}
