import { MOST_STOPS } from "./local-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { Visit } from "./visit.ts";

/** Days that are tried for a visit. */
const TRIES = 8;

/** Schedules a day's visits, leaving out the least valuable while there are too many. Returns those left out. */
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

/** Finds another day for a visit, the nearest first, if needed in place of less valuable ones. */
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

/** Replaces one or two visits that are worth less together. */
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
