import { MOST_STOPS } from "./local-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { Visit } from "./visit.ts";

/** Days that a visit without one asks. */
const TRIES = 8;

/** Gives a day its visits, without the least of them as long as they are too much; says what found no time. */
export function assignVisits(days: PlanDraft, day: number, members: readonly Visit[]): readonly Visit[] {
  let kept = [...members].sort((a, b) => b.value - a.value).slice(0, MOST_STOPS);
  let schedule = days.tryDay(day, kept);
  while (kept.length > 1 && days.isTooBusy(day, schedule)) {
    kept = kept.slice(0, -1);
    schedule = days.tryDay(day, kept);
  }
  days.assignments.set(day, schedule.stops);
  const placed = new Set(days.assignments.visitsOf(day));
  return members.filter((it) => !placed.has(it));
}

/** Another day for a visit that found no time on its own, the nearest first; if need be in place of lesser ones. */
export function moveToAnotherDay(days: PlanDraft, visit: Visit): void {
  const nearest = days
    .all()
    .map((day) => ({ day, km: days.distanceTo(day, visit) }))
    .sort((a, b) => a.km - b.km || a.day - b.day)
    .slice(0, TRIES)
    .map((it) => it.day);
  if (nearest.some((day) => days.hasRoom(day) && days.tryToAdd(day, visit))) return;
  nearest.some((day) => tryToDisplace(days, day, visit));
}

/** Takes a place for one or two others that are worth less together. */
function tryToDisplace(days: PlanDraft, day: number, visit: Visit): boolean {
  const visits = [...days.assignments.visitsOf(day)].sort((a, b) => a.value - b.value);
  for (const count of [1, 2]) {
    const lesser = visits.slice(0, count);
    if (lesser.length < count || lesser.reduce((sum, it) => sum + it.value, 0) >= visit.value - 0.05) return false;
    const schedule = days.scheduleIfAllFit(day, [...visits.slice(count), visit]);
    if (!schedule) continue;
    days.assignments.set(day, schedule.stops);
    return true;
  }
  return false;
}
