import type { Candidate } from "../places/candidate.ts";
import { distanceKm } from "../places/travel-time.ts";
import { type ExchangeableDays, localSearch } from "./local-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { type DaySchedule, scheduleVisitsAndLunch } from "./schedule-visits-and-lunch.ts";
import { simulatedAnnealing } from "./simulated-annealing.ts";
import type { Visit } from "./visit.ts";

/** Limits for exchanging lunches: days ahead, and extra distance. */
const LUNCH_DAYS = 14;
const LUNCH_DETOUR_KM = 0.5;

/** Shortens the routes of all days by exchanging visits and lunches. */
export function shortenRoutes(days: PlanDraft): void {
  const exchange: ExchangeableDays = {
    rooms: days.rooms,
    visitsOf: (day) => days.assignments.visitsOf(day),
    lunchOf: (day) => days.assignments.lunchOf(day),
    stopsOf: (day) => days.assignments.stopsOf(day),
    schedule: (day) => days.tryDay(day, days.assignments.visitsOf(day)),
    tryDay: (day, visits) => (walksTwice(visits) ? undefined : days.scheduleIfAllFit(day, visits)),
    set: (day, stops) => days.assignments.set(day, stops),
  };
  localSearch(exchange);
  simulatedAnnealing(exchange, days.request.seed);
  // Restaurants that became free may suit another day better.
  for (const day of days.all()) {
    const schedule = days.tryDay(day, days.assignments.visitsOf(day));
    if (schedule.dropped.length === 0) days.assignments.set(day, schedule.stops);
  }
  exchangeLunches(days);
}

/** Exchanges the lunches of two days if that is better for both together. */
function exchangeLunches(days: PlanDraft): void {
  const eating = days.all().filter((day) => days.assignments.lunchOf(day));
  for (const a of eating) {
    for (const b of eating.filter((it) => it > a).slice(0, LUNCH_DAYS)) {
      const [first, second] = [days.assignments.lunchOf(a), days.assignments.lunchOf(b)];
      if (!first || !second || !mayBeNearer(days, a, second, first) || !mayBeNearer(days, b, first, second)) continue;
      const now = lunchAt(days, a, first)?.cost;
      const other = lunchAt(days, b, second)?.cost;
      const here = lunchAt(days, a, second);
      const there = here && lunchAt(days, b, first);
      if (now === undefined || other === undefined || !there || here.cost + there.cost >= now + other) continue;
      days.assignments.set(a, here.stops);
      days.assignments.set(b, there.stops);
    }
  }
}

function lunchAt(days: PlanDraft, day: number, place: Candidate): DaySchedule | undefined {
  const only = (it: Candidate) => (it.id === place.id ? "first" : "no");
  const schedule = scheduleVisitsAndLunch(days.room(day), days.assignments.visitsOf(day), days.restaurants, only);
  const eatsThere = schedule.stops.some((it) => it.kind === "lunch" && it.table?.place?.id === place.id);
  return schedule.dropped.length === 0 && eatsThere && !days.isTooBusy(day, schedule) ? schedule : undefined;
}

/** Whether the restaurant is not much farther away than the present one. */
function mayBeNearer(days: PlanDraft, day: number, place: Candidate, than: Candidate): boolean {
  const nearest = (to: Candidate) =>
    Math.min(...days.assignments.visitsOf(day).map((it) => (it.point ? distanceKm(it.point, to) : 0)));
  return nearest(place) <= nearest(than) + LUNCH_DETOUR_KM;
}

/** Two walks without a venue through one part of town. */
function walksTwice(visits: readonly Visit[]): boolean {
  const parts = visits.filter((it) => it.candidate === null).map((it) => it.neighborhood);
  return new Set(parts).size < parts.length;
}
