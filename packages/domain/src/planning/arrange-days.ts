import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { legBetween } from "../places/travel-time.ts";
import { assignVisits, insistOn, moveToAnotherDay } from "./assign-visits.ts";
import { type ChosenDayTrip, chooseDayTrips } from "./choose-day-trips.ts";
import { clusterByDay } from "./cluster-by-day.ts";
import { dayFrame } from "./daily-pace.ts";
import { type DayCapacity, dayCapacities, withDayTrip } from "./day-capacity.ts";
import { fillWithIdeas, fillWithPlaces } from "./fill-days.ts";
import { withFreeTime } from "./free-hours-in-plan.ts";
import { parseWishes } from "./interests.ts";
import { placesAlreadyFixed } from "./places-already-fixed.ts";
import { PlanDraft } from "./plan-draft.ts";
import type { RankedPlaces } from "./rank-places.ts";
import { scheduleBreakfast, scheduleDinner, scheduleEvening } from "./schedule-dinner-breakfast-evening.ts";
import { planGoldenHours } from "./schedule-golden-hour.ts";
import { busyMinutes, type Stop } from "./schedule-visits-and-lunch.ts";
import { scheduleWantedRestaurants } from "./schedule-wanted-restaurants.ts";
import { selectVisits } from "./select-visits-by-value-and-distance.ts";
import { shortenRoutes } from "./shorten-routes.ts";
import type { PlanRequest } from "./types.ts";
import { isForEvening, isSnackVisit, isWanted, type Visit, visitOf } from "./visit.ts";

export interface ArrangedDay {
  readonly capacity: DayCapacity;
  /** The day trip of this day; null for a day in town. */
  readonly trip: DayTrip | null;
  readonly stops: readonly Stop[];
}

export interface Arrangement {
  readonly days: readonly ArrangedDay[];
}

/** Total busy minutes of a day; the plan check calls a day too dense above 660. */
const BUSY = 650;
/** The value from which on a best-known place is insisted on; those already seen or not wanted again are below it. */
const WORTH_INSISTING = 1;
/** A dinner with travel to it. */
const DINNER_MINUTES = 125;
/** Most items on a day, with meals and fixed ones. */
const MOST_ITEMS = 9;

/**
 * Assigns the chosen places to days and gives every day times and meals.
 *
 * @param costWeight how much costs count; 0 when they do not
 * @param shortensRoutes whether routes are shortened at the end, which takes most of the time
 */
export function arrangeDays(
  request: PlanRequest,
  choices: RankedPlaces,
  dates: readonly string[],
  costWeight: number,
  shortensRoutes = true,
): Arrangement {
  const arrange = (shortens: boolean, byDay: ReadonlySet<string>) =>
    arrangeWith(request, choices, dates, costWeight, shortens, byDay);
  const first = arrange(false, new Set());
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
  const mobility = mobilityOf(request.accessibility);
  const whole = dayCapacities(
    dates.map((date) => dayFrame(request, date, mobility)),
    request.fixed,
  );
  const taken = placesAlreadyFixed(request);
  const free = choices.places.filter((it) => !taken.has(it.candidate.id));
  const trips = request.only === null ? chooseDayTrips(request, free, whole) : [];
  const tripOn = new Map(trips.map((it) => [it.day, it]));
  const capacities = whole.map((it, day) => withDayTrip(it, tripOn.get(day)));
  const open = free.filter((it) => isInTown(it.candidate, trips));
  const draft = new PlanDraft(request, open, capacities, costWeight);
  const all = open.filter((it) => it.candidate.category !== "food" || isSnackVisit(it.candidate)).map(visitOf);
  const visits = all.filter(
    (it) =>
      it.experience !== "nightlife" &&
      (!isForEvening(it) || isWanted(it) || byDay.has(it.id) || it.advice !== null) &&
      it.goodFor.some((part) => part !== "evening" && part !== "night"),
  );
  const golden = all.filter((it) => it.candidate?.insight?.bestTime === "golden-hour");
  const nights = all.filter((it) => it.goodFor.some((part) => part === "evening" || part === "night"));

  const selected = selectVisits(visits, totalCapacity(capacities), (visit) => draft.price(visit));
  const dropped = clusterByDay(selected, capacities).flatMap((members, day) => assignVisits(draft, day, members));
  for (const visit of dropped.sort((a, b) => b.value - a.value)) moveToAnotherDay(draft, visit);
  for (const day of draft.all()) fillWithPlaces(draft, day, visits);
  for (const visit of visits)
    if (
      visit.famous &&
      visit.value >= WORTH_INSISTING &&
      !draft.assignments.has(visit.id) &&
      draft.price(visit) <= visit.value
    )
      insistOn(draft, visit);
  for (const day of draft.all()) fillWithIdeas(draft, day);
  // Generic days have no routes to shorten.
  if (shortensRoutes && request.candidates.length > 0) shortenRoutes(draft);
  addGoldenHours(draft, golden);
  const dinners = scheduleWantedRestaurants(draft);
  // Days with a wanted restaurant come first.
  for (const day of new Set([...dinners.keys(), ...draft.all()])) addDinnerAndBreakfast(draft, day, dinners.get(day));
  addWantedEvenings(draft, nights);
  for (const day of draft.all()) addEvening(draft, day, nights);
  return {
    days: whole.map((capacity, day) => ({
      capacity,
      trip: tripOn.get(day)?.trip ?? null,
      stops: withFreeTime(capacities[day] ?? capacity, draft.assignments.stopsOf(day), request.destination.text).concat(
        tripOn.get(day)?.stops ?? [],
      ),
    })),
  };
}

/** Stops of day trips are visited on the day trip, or when they are wanted and no day trip is planned to them. */
function isInTown({ dayTrip, id, wantedBy }: Candidate, trips: readonly ChosenDayTrip[]): boolean {
  if (dayTrip === null) return true;
  return (
    wantedBy.length > 0 &&
    !trips.some((it) => it.stops.some(({ visit, table }) => (visit?.id ?? table?.place?.id) === id))
  );
}

function totalCapacity(capacities: readonly DayCapacity[]) {
  return {
    days: capacities.length,
    slots: capacities.reduce((sum, it) => sum + it.stops, 0),
    minutes: capacities.reduce((sum, it) => sum + it.minutes, 0),
  };
}

function addDinnerAndBreakfast(draft: PlanDraft, day: number, wanted: Stop | undefined): void {
  const capacity = draft.capacity(day);
  const stops = draft.assignments.stopsOf(day);
  const dinner = wanted ?? scheduleDinner(capacity, stops, draft.restaurants, draft.assignments.reuseOn(day, "taken"));
  const withDinner = dinner ? [...stops, dinner] : stops;
  draft.assignments.set(day, withDinner);
  if (!wantsBreakfast(draft.request)) return;
  const breakfast = scheduleBreakfast(capacity, stops, draft.restaurants, draft.assignments.reuseOn(day, "taken"));
  const [first, ...others] = withDinner;
  if (!breakfast || !first || isOverfull(draft, day, breakfast)) return;
  const leg = legBetween(breakfast.point, first.point, capacity.frame.walkingLimitKm);
  draft.assignments.set(day, [breakfast, { ...first, leg }, ...others]);
}

function addEvening(draft: PlanDraft, day: number, nights: readonly Visit[]): void {
  const pool = nights.filter((it) => !draft.assignments.has(it.id) && draft.price(it) <= it.value);
  const stops = draft.assignments.stopsOf(day);
  const evening = scheduleEvening(draft.capacity(day), stops, pool);
  if (evening && !isOverfull(draft, day, evening)) draft.assignments.set(day, [...stops, evening]);
}

/** Adds what is best before sunset. */
function addGoldenHours(draft: PlanDraft, golden: readonly Visit[]): void {
  for (const [day, stop] of planGoldenHours(draft, golden)) {
    if (!isOverfull(draft, day, stop, DINNER_MINUTES))
      draft.assignments.set(day, [...draft.assignments.stopsOf(day), stop]);
  }
}

/** Evening places that somebody asked for are planned even if the pace leaves that evening free. */
function addWantedEvenings(draft: PlanDraft, nights: readonly Visit[]): void {
  for (const visit of nights.filter((it) => isWanted(it) && !draft.assignments.has(it.id))) {
    for (const day of draft.all()) {
      const capacity = draft.capacity(day);
      const stops = draft.assignments.stopsOf(day);
      const evening = scheduleEvening({ ...capacity, frame: { ...capacity.frame, evening: true } }, stops, [visit]);
      if (!evening || isOverfull(draft, day, evening)) continue;
      draft.assignments.set(day, [...stops, evening]);
      break;
    }
  }
}

/** @param later minutes of activities that are still to be added */
function isOverfull(draft: PlanDraft, day: number, extra: Stop, later = 0): boolean {
  const stops = [...draft.assignments.stopsOf(day), extra];
  return (
    stops.length + draft.capacity(day).blocks.length > MOST_ITEMS ||
    busyMinutes(draft.capacity(day), stops) + later > BUSY
  );
}

function wantsBreakfast({ interests, avoid }: PlanRequest): boolean {
  return parseWishes(interests, avoid).interests.some((it) =>
    ["food", "cafe", "pastry"].some((tag) => it.tags.has(tag)),
  );
}
