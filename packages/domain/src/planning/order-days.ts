import type { PlanDraft } from "./plan-draft.ts";

/** A place of at least this value is a main reason for the trip. */
const GREAT = 1.1;
/** A day whose value is higher by this much comes first. */
const CLEARLY = 0.6;

/**
 * Moves the days with the main sights to the front: travellers are fresh on the first whole day, and the last day is
 * short. Days change places only where all their visits fit, also on other weekdays.
 */
export function greatDaysFirst(draft: PlanDraft): void {
  const order = [
    ...draft.all().filter((it) => draft.capacity(it).frame.kind === "full"),
    ...draft.all().filter((it) => draft.capacity(it).frame.kind === "arrival"),
    ...draft.all().filter((it) => draft.capacity(it).frame.kind === "departure"),
  ].filter((it) => draft.capacity(it).stops > 1 && draft.capacity(it).blocks.length === 0);
  for (const [at, earlier] of order.entries()) {
    for (const later of order.slice(at + 1)) {
      if (greatness(draft, later) > greatness(draft, earlier) + CLEARLY) exchange(draft, earlier, later);
    }
  }
}

function greatness(draft: PlanDraft, day: number): number {
  return draft.assignments.visitsOf(day).reduce((sum, it) => sum + (it.famous && it.value >= GREAT ? it.value : 0), 0);
}

function exchange(draft: PlanDraft, a: number, b: number): void {
  const [stopsA, stopsB] = [draft.assignments.stopsOf(a), draft.assignments.stopsOf(b)];
  const [visitsA, visitsB] = [draft.assignments.visitsOf(a), draft.assignments.visitsOf(b)];
  // Both give up their tables first.
  draft.assignments.set(a, []);
  draft.assignments.set(b, []);
  const first = draft.scheduleIfAllFit(a, visitsB);
  if (first) draft.assignments.set(a, first.stops);
  const second = first && draft.scheduleIfAllFit(b, visitsA);
  draft.assignments.set(a, second ? first.stops : stopsA);
  draft.assignments.set(b, second ? second.stops : stopsB);
}
