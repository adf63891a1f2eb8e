import type { Candidate } from "../places/candidate.ts";
import { distanceKm } from "../places/travel-time.ts";
import { type ExchangeableDays, localSearch } from "./local-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { type DaySchedule, scheduleAllVisitsAndLunch } from "./schedule-visits-and-lunch.ts";
import { simulatedAnnealing } from "./simulated-annealing.ts";

/** Limits for exchanging lunches: days ahead, and extra distance. */
const LUNCH_DAYS = 14;
const LUNCH_DETOUR_KM = 0.5;

/** Shortens the routes of all days by exchanging visits and lunches. */
export function shortenRoutes(draft: PlanDraft): void {
  const exchange: ExchangeableDays = {
    capacities: draft.capacities,
    visitsOf: (day) => draft.assignments.visitsOf(day),
    lunchOf: (day) => draft.assignments.lunchOf(day),
    stopsOf: (day) => draft.assignments.stopsOf(day),
    schedule: (day) => draft.tryDay(day, draft.assignments.visitsOf(day)),
    tryDay: (day, visits) => draft.scheduleIfAllFit(day, visits),
    set: (day, stops) => draft.assignments.set(day, stops),
  };
  localSearch(exchange);
  simulatedAnnealing(exchange, draft.request.seed);
  // Restaurants that became free may suit another day better.
  for (const day of draft.all()) {
    const schedule = draft.tryDay(day, draft.assignments.visitsOf(day));
    if (schedule.dropped.length === 0) draft.assignments.set(day, schedule.stops);
  }
  exchangeLunches(draft);
}

/** Exchanges the lunches of two days if that is better for both together. */
function exchangeLunches(draft: PlanDraft): void {
  const eating = draft.all().filter((day) => draft.assignments.lunchOf(day));
  for (const a of eating) {
    for (const b of eating.filter((it) => it > a).slice(0, LUNCH_DAYS)) {
      const [first, second] = [draft.assignments.lunchOf(a), draft.assignments.lunchOf(b)];
      if (!first || !second || !mayBeNearer(draft, a, second, first) || !mayBeNearer(draft, b, first, second)) continue;
      const now = lunchAt(draft, a, first)?.cost;
      const other = lunchAt(draft, b, second)?.cost;
      const here = lunchAt(draft, a, second);
      const there = here && lunchAt(draft, b, first);
      if (now === undefined || other === undefined || !there || here.cost + there.cost >= now + other) continue;
      draft.assignments.set(a, here.stops);
      draft.assignments.set(b, there.stops);
    }
  }
}

function lunchAt(draft: PlanDraft, day: number, place: Candidate): DaySchedule | undefined {
  const only = (it: Candidate) => (it.id === place.id ? "first" : "no");
  const schedule = scheduleAllVisitsAndLunch(
    draft.capacity(day),
    draft.assignments.visitsOf(day),
    draft.restaurants,
    { reuseOf: only },
    draft.mostBusy,
  );
  const eatsThere = schedule?.stops.some((it) => it.kind === "lunch" && it.table?.place?.id === place.id);
  return eatsThere ? schedule : undefined;
}

/** Whether the restaurant is not much farther away than the present one. */
function mayBeNearer(draft: PlanDraft, day: number, place: Candidate, than: Candidate): boolean {
  const nearest = (to: Candidate) =>
    Math.min(...draft.assignments.visitsOf(day).map((it) => (it.point ? distanceKm(it.point, to) : 0)));
  return nearest(place) <= nearest(than) + LUNCH_DETOUR_KM;
}
