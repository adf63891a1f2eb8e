import type { Candidate } from "../places/candidate.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { RestaurantReuse } from "./choose-restaurant.ts";
import type { Meal } from "./meal-times.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { scheduleDinner } from "./schedule-dinner-breakfast-evening.ts";
import { type DaySchedule, type Stop, scheduleVisitsAndLunch } from "./schedule-visits-and-lunch.ts";

/** Days that are tried for a restaurant. */
const TRIES = 14;

/**
 * Schedules the restaurants that somebody asked for: at dinner if there are enough evenings, else at lunch on the day
 * where it costs least. Lunches are set at once; dinners are returned by day.
 */
export function scheduleWantedRestaurants(days: PlanDraft): ReadonlyMap<number, Stop> {
  const dining = new Set([...wantedDinners(days).values()].map((it) => it.table?.place));
  seatAtLunch(days, dining);
  // A lunch may move later stops.
  return wantedDinners(days);
}

function seatAtLunch(days: PlanDraft, dining: ReadonlySet<Candidate | null | undefined>): void {
  for (const place of unseated(days, "lunch").filter((it) => !dining.has(it))) {
    let best: { readonly day: number; readonly schedule: DaySchedule; readonly more: number } | undefined;
    for (const day of nearestTo(days, place, (it) => !holdsWanted(days, it, "lunch"))) {
      const schedule = lunchAt(days, day, place);
      const more = schedule ? schedule.cost - days.tryDay(day, days.assignments.visitsOf(day)).cost : 0;
      if (schedule && (!best || more < best.more)) best = { day, schedule, more };
    }
    if (best) days.assignments.set(best.day, best.schedule.stops);
  }
}

/** Each on the evening that ends nearest to it. */
function wantedDinners(days: PlanDraft): ReadonlyMap<number, Stop> {
  const dinners = new Map<number, Stop>();
  for (const place of unseated(days, "dinner")) {
    for (const day of nearestTo(days, place, (it) => days.room(it).frame.dinner && !dinners.has(it))) {
      const stop = scheduleDinner(days.room(day), days.assignments.stopsOf(day), days.restaurants, only(place));
      if (stop?.table?.place !== place) continue;
      dinners.set(day, stop);
      break;
    }
  }
  return dinners;
}

function unseated(days: PlanDraft, meal: Meal): readonly Candidate[] {
  const seated = new Set(days.all().flatMap((day) => days.assignments.stopsOf(day).map((it) => it.table?.place?.id)));
  return days.restaurants.wantedPlaces.filter((it) => it.meals.includes(meal) && !seated.has(it.id));
}

function holdsWanted(days: PlanDraft, day: number, meal: Meal): boolean {
  return days.assignments.stopsOf(day).some((it) => it.kind === meal && it.table?.place?.wantedBy.length);
}

function lunchAt(days: PlanDraft, day: number, place: Candidate): DaySchedule | undefined {
  const schedule = scheduleVisitsAndLunch(
    days.room(day),
    days.assignments.visitsOf(day),
    days.restaurants,
    only(place),
  );
  const eatsThere = schedule.stops.some((it) => it.kind === "lunch" && it.table?.place === place);
  return schedule.dropped.length === 0 && eatsThere && !days.isTooBusy(day, schedule) ? schedule : undefined;
}

function only(place: Candidate): (it: Candidate) => RestaurantReuse {
  return (it) => (it === place ? "first" : "no");
}

/** Days to try for a restaurant, those that end nearest to it first. */
function nearestTo(days: PlanDraft, place: Candidate, isFree: (day: number) => boolean): readonly number[] {
  return days
    .all()
    .filter(isFree)
    .map((day) => ({ day, km: kmFrom(days, day, place) }))
    .sort((a, b) => a.km - b.km || a.day - b.day)
    .slice(0, TRIES)
    .map((it) => it.day);
}

function kmFrom(days: PlanDraft, day: number, place: Candidate): number {
  const near = days.assignments.stopsOf(day).at(-1)?.point ?? days.middleOf(day);
  return near ? distanceKm(near, place) : 0;
}
