import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import { isGreatMeal, type RestaurantReuse } from "./choose-restaurant.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { scheduleDinner } from "./schedule-dinner-breakfast-evening.ts";
import { type DaySchedule, type Stop, scheduleAllVisitsAndLunch } from "./schedule-visits-and-lunch.ts";

/** Days that are tried for a restaurant. */
const TRIES = 14;

/**
 * Schedules the restaurants that somebody asked for: at dinner if there are enough evenings, else at lunch on the day
 * where it costs least. Lunches are set at once; dinners are returned by day.
 */
export function scheduleWantedRestaurants(draft: PlanDraft): ReadonlyMap<number, Stop> {
  const dining = new Set([...wantedDinners(draft).values()].map((it) => it.table?.place));
  seatAtLunch(draft, dining);
  // A lunch may move later stops.
  return wantedDinners(draft);
}

function seatAtLunch(draft: PlanDraft, dining: ReadonlySet<Candidate | null | undefined>): void {
  for (const place of unseated(draft, "lunch").filter((it) => !dining.has(it))) {
    let best: { readonly day: number; readonly schedule: DaySchedule; readonly more: number } | undefined;
    for (const day of nearestTo(
      draft,
      place,
      (it) => !holdsWanted(draft, it, "lunch") && !isFullOn(draft, it, place),
    )) {
      const schedule = lunchAt(draft, day, place);
      const more = schedule ? schedule.cost - draft.tryDay(day, draft.assignments.visitsOf(day)).cost : 0;
      if (schedule && (!best || more < best.more)) best = { day, schedule, more };
    }
    if (best) draft.assignments.set(best.day, best.schedule.stops);
  }
}

/** Each on the evening that ends nearest to it. */
function wantedDinners(draft: PlanDraft): ReadonlyMap<number, Stop> {
  const dinners = new Map<number, Stop>();
  const isFree = (day: number) => draft.capacity(day).frame.dinner && !dinners.has(day);
  for (const place of unseated(draft, "dinner")) {
    for (const day of nearestTo(draft, place, (it) => isFree(it) && !isFullOn(draft, it, place))) {
      const stop = scheduleDinner(draft.capacity(day), draft.assignments.stopsOf(day), draft.restaurants, only(place));
      if (stop?.table?.place !== place) continue;
      dinners.set(day, stop);
      break;
    }
  }
  return dinners;
}

/** A great meal a day is enough. */
function isFullOn(draft: PlanDraft, day: number, place: Candidate): boolean {
  return (
    isGreatMeal(place) &&
    draft.assignments
      .stopsOf(day)
      .some((it) => it.table?.place && it.table.place !== place && isGreatMeal(it.table.place))
  );
}

function unseated(draft: PlanDraft, meal: Meal): readonly Candidate[] {
  const seated = new Set(draft.all().flatMap((day) => draft.assignments.stopsOf(day).map((it) => it.table?.place?.id)));
  return draft.restaurants.wantedPlaces.filter((it) => it.meals.includes(meal) && !seated.has(it.id));
}

function holdsWanted(draft: PlanDraft, day: number, meal: Meal): boolean {
  return draft.assignments.stopsOf(day).some((it) => it.kind === meal && it.table?.place?.wantedBy.length);
}

function lunchAt(draft: PlanDraft, day: number, place: Candidate): DaySchedule | undefined {
  const schedule = scheduleAllVisitsAndLunch(
    draft.capacity(day),
    draft.assignments.visitsOf(day),
    draft.restaurants,
    { reuseOf: only(place) },
    draft.mostBusy,
  );
  const eatsThere = schedule?.stops.some((it) => it.kind === "lunch" && it.table?.place === place);
  return eatsThere ? schedule : undefined;
}

function only(place: Candidate): (it: Candidate) => RestaurantReuse {
  return (it) => (it === place ? "first" : "no");
}

/** Days to try for a restaurant, those that end nearest to it first. */
function nearestTo(draft: PlanDraft, place: Candidate, isFree: (day: number) => boolean): readonly number[] {
  return draft
    .all()
    .filter(isFree)
    .map((day) => ({ day, km: kmFrom(draft, day, place) }))
    .sort((a, b) => a.km - b.km || a.day - b.day)
    .slice(0, TRIES)
    .map((it) => it.day);
}

function kmFrom(draft: PlanDraft, day: number, place: Candidate): number {
  const near = draft.assignments.stopsOf(day).at(-1)?.point ?? draft.middleOf(day);
  return near ? distanceKm(near, place) : 0;
}
