import { MOST_STOPS } from "./local-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { isWanted, type Visit } from "./visit.ts";

/** Days that are tried for a visit. */
const TRIES = 8;

/** Schedules a day's visits, leaving out the least valuable while there are too many. Returns those left out. */
export function assignVisits(draft: PlanDraft, day: number, members: readonly Visit[]): readonly Visit[] {
  let kept = [...members].sort((a, b) => b.value - a.value).slice(0, MOST_STOPS);
  let schedule = draft.tryDay(day, kept);
  while (kept.length > 1 && draft.isTooBusy(day, schedule)) {
    kept = kept.slice(0, -1);
    schedule = draft.tryDay(day, kept);
  }
  draft.assignments.set(day, schedule.stops);
  const placed = new Set(draft.assignments.visitsOf(day));
  return members.filter((it) => !placed.has(it));
}

/** Finds another day for a visit, the nearest first, if needed in place of less valuable ones. */
export function moveToAnotherDay(draft: PlanDraft, visit: Visit): void {
  const nearest = draft
    .all()
    .map((day) => ({ day, km: draft.distanceTo(day, visit) }))
    .sort((a, b) => a.km - b.km || a.day - b.day)
    .slice(0, TRIES)
    .map((it) => it.day);
  if (nearest.some((day) => draft.hasRoom(day) && draft.tryToAdd(day, visit))) return;
  nearest.some((day) => tryToDisplace(draft, day, visit));
}

/** Replaces one or two visits that are worth less together. */
function tryToDisplace(draft: PlanDraft, day: number, visit: Visit): boolean {
  const visits = [...draft.assignments.visitsOf(day)].sort((a, b) => a.value - b.value);
  for (const count of [1, 2]) {
    const lesser = visits.slice(0, count);
    if (lesser.length < count || lesser.reduce((sum, it) => sum + it.value, 0) >= visit.value - 0.05) return false;
    const schedule = draft.scheduleIfAllFit(day, [...visits.slice(count), visit]);
    if (!schedule) continue;
    draft.assignments.set(day, schedule.stops);
    return true;
  }
  return false;
}

/** The most lesser visits that one of the best-known places may displace. */
const MOST_DISPLACED = 3;

/** Displacing another of the best-known places needs a value that is higher by this much. */
const FAMOUS_TOO = 0.02;

/** Finds a day for a best-known place, displacing as few less-known visits as possible. */
export function insistOn(draft: PlanDraft, visit: Visit): void {
  for (let count = 0; count <= MOST_DISPLACED; count++) {
    for (const day of draft.all()) {
      const visits = [...draft.assignments.visitsOf(day)].sort((a, b) => a.value - b.value);
      const lesser = visits
        .filter((it) => !isWanted(it) && (!it.famous || it.value < visit.value - FAMOUS_TOO))
        .slice(0, count);
      if (lesser.length < count) continue;
      const schedule = draft.scheduleIfAllFit(day, [...visits.filter((it) => !lesser.includes(it)), visit]);
      if (!schedule) continue;
      draft.assignments.set(day, schedule.stops);
      return;
    }
  }
}
