import { type Weekday, weekdayNames, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { legBetween, type Point } from "../places/travel-time.ts";
import { originOf, ownPoint } from "../trip/activity-ends.ts";
import { assignVisits, insistOn, moveToAnotherDay } from "./assign-visits.ts";
import { chooseDayTrips, homeOf, isForADayOut } from "./choose-day-trips.ts";
import { type ChosenEvening, chooseEvenings } from "./choose-evenings.ts";
import type { TableQuery } from "./choose-restaurant.ts";
import { chooseShows } from "./choose-shows.ts";
import { clusterByDay } from "./cluster-by-day.ts";
import { dayFrame } from "./daily-pace.ts";
import { type Block, type DayCapacity, dayCapacities, withDayTrip } from "./day-capacity.ts";
import { eveningHoursOn, isForEvenings } from "./evening-hours.ts";
import { fillWithIdeas, fillWithPlaces } from "./fill-days.ts";
import { fillFreeHours } from "./fill-free-hours.ts";
import { withFreeTime } from "./free-hours-in-plan.ts";
import { parseWishes } from "./interests.ts";
import { lunchBeforeRest } from "./lunch-before-rest.ts";
import { mannerOf } from "./manner.ts";
import { besideStops, middayRest, visitWithRest, withRest } from "./midday-rest.ts";
import { greatDaysFirst } from "./order-days.ts";
import { ownHourStops, withOwnHours } from "./own-hours.ts";
import { placesAlreadyFixed } from "./places-already-fixed.ts";
import { PlanDraft } from "./plan-draft.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import { scheduleBreakfast, scheduleDinner, scheduleEvening } from "./schedule-dinner-breakfast-evening.ts";
import { planGoldenHours } from "./schedule-golden-hour.ts";
import { busyMinutes, roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import { scheduleWantedRestaurants } from "./schedule-wanted-restaurants.ts";
import { selectVisits } from "./select-visits-by-value-and-distance.ts";
import { shortenRoutes } from "./shorten-routes.ts";
import { withPausesIndoors } from "./time-outdoors.ts";
import { transferId } from "./transfer-day.ts";
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

/** Total busy minutes of a day; the plan check calls a day too dense above 740. */
const BUSY = 735;
const MORE_WHEN_FAST = 60;
/** Less than that are the best-known places that one has seen or does not want again. */
const WORTH_INSISTING = 1;
/** A dinner with travel to it. */
const DINNER_MINUTES = 125;
const EVENING_MINUTES = 60;
const LONG_VISIT = 100;
const SHORTER = 0.65;
/** Most items on a day, with meals and fixed ones. */
const MOST_ITEMS = 9;

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
  const mobility = mobilityOf(request.accessibility);
  const whole = dayCapacities(
    dates.map((date) => dayFrame(request, date, mobility)),
    request.fixed,
  ).map((it) => withOwnHours(request, it));
  const taken = placesAlreadyFixed(request);
  const free = choices.places.filter((it) => !taken.has(it.candidate.id));
  const trips = request.only === null ? chooseDayTrips(request, free, whole, costWeight) : [];
  const tripOn = new Map(trips.map((it) => [it.day, it]));
  const onTheRoad = whole.map((it, day) => withDayTrip(it, tripOn.get(day)));
  const nightly = free.filter((it) => it.candidate.dayTrip === null && it.candidate.category !== "food").map(visitOf);
  const shows = chooseShows(nightly.filter(isForEvenings), onTheRoad, homeOf(request, free), (day) => !tripOn.has(day));
  const wholeDays = wholeDaysWanted(free);
  const rests = onTheRoad.map((it, day) =>
    tripOn.has(day) || wholeDays.has(weekdayOf(it.frame.date)) ? undefined : middayRest(request, it),
  );
  const capacities = onTheRoad.map((it, day) => withRest(beforeShow(it, shows.get(day)), rests[day]));
  const seen = new Set([...shows.values()].flatMap((it) => it.visit?.id ?? []));
  const onTrips = new Set(
    trips.flatMap((it) => it.stops.flatMap(({ visit, table }) => visit?.id ?? table?.place?.id ?? [])),
  );
  const open = free.filter((it) => !seen.has(it.candidate.id) && isInTown(request, it.candidate, onTrips));
  const draft = new PlanDraft(request, open, capacities, costWeight);
  for (const [day, { frame }] of capacities.entries()) {
    const way = wayOn(request, frame.date);
    if (way) draft.goesOut(day, way.to, way.from);
  }
  for (const { day, trip, stops } of trips) {
    const home = stops.at(-1)?.ride?.to.point;
    if (home) draft.goesOut(day, home, trip);
  }
  const rested = rests.find((it) => it !== undefined);
  const all = open
    .filter((it) => it.candidate.category !== "food" || isSnackVisit(it.candidate))
    .map((it) => visitWithRest(visitOf(it), rested));
  const visits = all.filter(
    (it) =>
      // A show for those who are home early is seen by day.
      (it.experience !== "nightlife" || (isWanted(it) && it.goodFor.includes("afternoon"))) &&
      (it.candidate === null || request.only !== null || !isForADayOut(request, free, it.candidate)) &&
      (!isForEvening(it) || isWanted(it) || byDay.has(it.id)) &&
      it.goodFor.some((part) => part !== "evening" && part !== "night"),
  );
  const golden = all.filter((it) => it.candidate?.insight?.bestTime === "golden-hour");
  const nights = all.filter(isForEvenings);

  const selected = selectVisits(visits, totalCapacity(capacities), (visit) => draft.price(visit));
  const dropped = clusterByDay(selected, capacities).flatMap((members, day) => assignVisits(draft, day, members));
  for (const visit of dropped.sort((a, b) => b.value - a.value)) moveToAnotherDay(draft, visit);
  for (const day of draft.all()) fillWithPlaces(draft, day, visits);
  for (const visit of visits)
    if (
      (visit.famous || isWanted(visit)) &&
      visit.value >= WORTH_INSISTING &&
      !draft.assignments.has(visit.id) &&
      draft.price(visit) <= visit.value
    )
      insistOn(draft, visit);
  // What was asked for is rather seen in less time than not at all.
  for (const visit of visits)
    if (isWanted(visit) && !draft.assignments.has(visit.id) && visit.minutes >= LONG_VISIT)
      insistOn(draft, { ...visit, minutes: roundUp(visit.minutes * SHORTER) });
  for (const day of draft.all()) fillWithIdeas(draft, day);
  // Generic days have no routes to shorten.
  if (shortensRoutes && request.candidates.length > 0) shortenRoutes(draft);
  if (request.only === null) greatDaysFirst(draft);
  const evenings = chooseEvenings(draft, nights, (day) => hoursOn(draft, day));
  const asShow = new Set([...evenings.values()].flatMap((it) => (it.show ? it.visit.id : [])));
  addGoldenHours(
    draft,
    golden.filter((it) => !asShow.has(it.id)),
    (day) => evenings.get(day)?.show == null,
  );
  const dinners = scheduleWantedRestaurants(draft);
  // Days with a wanted restaurant come first.
  for (const day of new Set([...dinners.keys(), ...draft.all()]))
    addDinnerAndBreakfast(draft, day, dinners.get(day), evenings.get(day));
  addWantedEvenings(draft, nights);
  for (const day of draft.all()) if (!shows.has(day)) addEvening(draft, day, evenings.get(day), nights);
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
  return {
    days: whole.map((capacity, day) => {
      const onTrip = tripOn.get(day)?.stops ?? [];
      const others = [
        ...onTrip,
        ...(shows.get(day) ? [shows.get(day) as Stop] : []),
        ...besideStops(pauses[day], draft.assignments.stopsOf(day)),
        ...ownHourStops(request, capacity).flatMap((it) => besideStops(it, draft.assignments.stopsOf(day))),
      ];
      const own = notTooMany(
        atMost(leftToSee(request, onTrip), draft.assignments.stopsOf(day)),
        MOST_ITEMS - others.filter(isDone).length - capacity.blocks.length,
      );
      const calm = withPausesIndoors(mannerOf(request).rhythm.mostOutdoors, own);
      return {
        capacity,
        trip: tripOn.get(day)?.trip ?? null,
        stops: withFreeTime(capacities[day] ?? capacity, calm, request.destination.text).concat(others),
      };
    }),
  };
}

const isDone = ({ kind }: Stop) => kind !== "ride" && kind !== "free";

/**
 * Without the least of a day that has more to do than {@link MOST_ITEMS}, such as a day trip with an evening in town. What
 * was asked for and the best-known sights stay.
 */
function notTooMany(stops: readonly Stop[], most: number): readonly Stop[] {
  const tooMany = stops.filter(isDone).length - most;
  if (tooMany <= 0) return stops;
  const spare = stops
    .filter((it) => it.visit?.candidate?.wantedBy.length === 0 && !it.visit.famous)
    .toSorted((a, b) => (a.visit?.value ?? 0) - (b.visit?.value ?? 0));
  const left = new Set(spare.slice(0, tooMany));
  return stops.filter((it) => !left.has(it));
}

/** What a day out leaves of the visits that somebody wants in a day; null when nobody said how many. */
function leftToSee(request: PlanRequest, onTrip: readonly Stop[]): number | null {
  const { mostVisits } = mannerOf(request).rhythm;
  if (mostVisits === null) return null;
  return Math.max(0, mostVisits - onTrip.filter((it) => it.kind === "visit").length);
}

/** Of more sights than somebody wants in a day, those that were asked for stay, then the best. */
function atMost(most: number | null, stops: readonly Stop[]): readonly Stop[] {
  const visits = stops.filter((it) => it.kind === "visit");
  if (most === null || visits.length <= most) return stops;
  const isAsked = ({ visit }: Stop) => Number((visit?.candidate?.wantedBy.length ?? 0) > 0);
  const best = visits.toSorted((a, b) => isAsked(b) - isAsked(a) || (b.visit?.value ?? 0) - (a.visit?.value ?? 0));
  const kept = new Set(best.slice(0, most));
  return stops.filter((it) => it.kind !== "visit" || kept.has(it));
}

/** Weekdays of what was asked for, takes most of a day and is on that day only: one rests there. */
function wholeDaysWanted(places: readonly RankedPlace[]): ReadonlySet<Weekday> {
  return new Set(
    places.flatMap(({ candidate: it }) => {
      if (it.wantedBy.length === 0 || it.visitMinutes < MOST_OF_A_DAY || !it.hours) return [];
      const days = weekdayNames.filter((day) => (it.hours?.[day].length ?? 0) > 0);
      return days.length === 1 ? days : [];
    }),
  );
}

const MOST_OF_A_DAY = 240;

/** The way from one place to sleep to the next on a date: afterwards one does not turn back. */
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

/** Stops of day trips are seen on their day, or when somebody wants them and no trip leads there. */
function isInTown(
  { chosen }: PlanRequest,
  { dayTrip, id, wantedBy }: Candidate,
  onTrips: ReadonlySet<string>,
): boolean {
  // What was chosen for a wish is out of town, and not on the way to anything in it.
  return !onTrips.has(id) && (dayTrip === null || (wantedBy.length > 0 && !chosen?.wants.has(id)));
}

function totalCapacity(capacities: readonly DayCapacity[]) {
  return {
    days: capacities.length,
    slots: capacities.reduce((sum, it) => sum + it.stops, 0),
    minutes: capacities.reduce((sum, it) => sum + it.minutes, 0),
  };
}

function hoursOn(draft: PlanDraft, day: number) {
  return eveningHoursOn(draft.request, draft.capacity(day).frame.date);
}

function addDinnerAndBreakfast(
  draft: PlanDraft,
  day: number,
  wanted: Stop | undefined,
  evening: ChosenEvening | undefined,
): void {
  const capacity = draft.capacity(day);
  const stops = draft.assignments.stopsOf(day);
  const show = wanted ? null : (evening?.show ?? null);
  const around = withShow(capacity, show ?? undefined);
  const dinner =
    wanted ??
    scheduleDinner(
      around,
      stops,
      draft.restaurants,
      onThisSide(draft, day),
      draft.assignments.tiredOn(day, "dinner"),
      evening?.visit.point ?? null,
    );
  const withDinner = [...stops, ...(dinner ? [dinner] : []), ...(show ? [show] : [])].sort((a, b) => a.start - b.start);
  draft.assignments.set(day, withDinner);
  if (!wantsBreakfast(draft.request)) return;
  const breakfast = scheduleBreakfast(capacity, stops, draft.restaurants, draft.assignments.reuseOn(day, "taken"));
  const [first, ...others] = withDinner;
  if (!breakfast || !first || isOverfull(draft, day, breakfast, EVENING_MINUTES)) return;
  // Who said when days start has breakfast at leisure where they sleep.
  const { startsAt } = mannerOf(draft.request).rhythm;
  if (startsAt !== null && breakfast.start < startsAt) return;
  const leg = legBetween(breakfast.point, first.point, capacity.frame.walkingLimitKm);
  draft.assignments.set(day, [breakfast, { ...first, leg }, ...others]);
}

function withShow(capacity: DayCapacity, show: Stop | undefined): DayCapacity {
  if (!show) return capacity;
  return { ...capacity, blocks: [...capacity.blocks, blockOf(show)].sort((a, b) => a.start - b.start) };
}

/** With the ways to the table and on to the show. */
const DINNER_AND_WAYS = 110;
/** After a show that ends so long after the latest dinner, no kitchen is open. */
const KITCHEN_CLOSES = 45;

/** Dinner comes before a show that ends late: the day ends in time for it. */
function beforeShow(capacity: DayCapacity, show: Stop | undefined): DayCapacity {
  const around = withShow(capacity, show);
  const { frame } = around;
  if (!show || !frame.dinner || show.end < frame.meals.dinner.to + KITCHEN_CLOSES) return around;
  return { ...around, frame: { ...frame, end: Math.min(frame.end, show.start - DINNER_AND_WAYS) } };
}

/** After a day trip one dines at home. */
function onThisSide(draft: PlanDraft, day: number): TableQuery["reuseOf"] {
  const reuse = draft.assignments.reuseOn(day, "taken");
  return (place) => (draft.isOnThisSide(day, place) ? reuse(place) : "never");
}

/** A show as an obstacle: dinner comes before or after it. */
function blockOf({ start, end, point }: Stop): Block {
  return { start, end, entry: point, exit: point, meal: null };
}

/** What was chosen for the evening, else what lies near dinner; and a second place for those who came for the nights. */
function addEvening(draft: PlanDraft, day: number, chosen: ChosenEvening | undefined, nights: readonly Visit[]): void {
  const hours = hoursOn(draft, day);
  const isFree = (it: Visit) =>
    (!it.point || draft.isOnThisSide(day, it.point)) && !draft.assignments.has(it.id) && draft.price(it) <= it.value;
  const add = (pool: readonly Visit[]): boolean => {
    const stops = draft.assignments.stopsOf(day);
    const stop = scheduleEvening(draft.capacity(day), stops, pool.filter(isFree), hours);
    if (!stop || isOverfull(draft, day, stop)) return false;
    draft.assignments.set(day, [...stops, stop]);
    return true;
  };
  const has = draft.assignments
    .stopsOf(day)
    .some((it) => it.kind === "evening" && it.visit?.experience === "nightlife");
  if (!has && (!chosen || !add([chosen.visit])))
    add(nights.filter((it) => it.matched.length === 0 || hours.lovesNights));
  if (hours.lovesNights) add(nights.filter((it) => it.experience === "nightlife"));
}

/** Adds what is best before sunset. */
function addGoldenHours(draft: PlanDraft, golden: readonly Visit[], isFree: (day: number) => boolean): void {
  for (const [day, stop] of planGoldenHours(draft, golden)) {
    const { homeBy, meals, start } = draft.capacity(day).frame;
    // They are not in town yet.
    if (stop.start < start) continue;
    // Who is home early dines first.
    if (homeBy !== null && stop.end > meals.dinner.to) continue;
    if (isFree(day) && !isOverfull(draft, day, stop, DINNER_MINUTES))
      draft.assignments.set(day, [...draft.assignments.stopsOf(day), stop]);
  }
}

/** Evening places that somebody asked for are planned even if the pace leaves that evening free. */
function addWantedEvenings(draft: PlanDraft, nights: readonly Visit[]): void {
  for (const visit of nights.filter((it) => isWanted(it) && !draft.assignments.has(it.id))) {
    for (const day of draft.all()) {
      const capacity = draft.capacity(day);
      const stops = draft.assignments.stopsOf(day);
      const frame = { ...capacity.frame, evening: true };
      const evening = scheduleEvening({ ...capacity, frame }, stops, [visit], hoursOn(draft, day));
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
    busyMinutes(draft.capacity(day), stops) + later > BUSY + (draft.request.pace === "fast" ? MORE_WHEN_FAST : 0)
  );
}

function wantsBreakfast({ interests, avoid }: PlanRequest): boolean {
  return parseWishes(interests, avoid).interests.some((it) =>
    ["food", "cafe", "pastry"].some((tag) => it.tags.has(tag)),
  );
}
