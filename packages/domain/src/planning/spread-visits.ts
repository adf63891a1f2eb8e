import { assignVisits, insistOn, moveToAnotherDay } from "./assign-visits.ts";
import { clusterByDay } from "./cluster-by-day.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { fillWithIdeas, fillWithPlaces } from "./fill-days.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { roundUp } from "./schedule-visits-and-lunch.ts";
import { selectVisits } from "./select-visits-by-value-and-distance.ts";
import { isWanted, type Visit } from "./visit.ts";

/** Well-known places are worth less than this when travellers have seen them or do not want them again. */
const WORTH_INSISTING = 1;
const LONG_VISIT = 100;
const SHORTER = 0.65;

/** Selects visits and assigns them to days by where they are; what was asked for or is well known comes first. */
export function spreadVisits(draft: PlanDraft, capacities: readonly DayCapacity[], visits: readonly Visit[]): void {
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
  // A shorter visit to what was asked for is better than none.
  for (const visit of visits)
    if (isWanted(visit) && !draft.assignments.has(visit.id) && visit.minutes >= LONG_VISIT)
      insistOn(draft, { ...visit, minutes: roundUp(visit.minutes * SHORTER) });
  for (const day of draft.all()) fillWithIdeas(draft, day);
}

function totalCapacity(capacities: readonly DayCapacity[]) {
  return {
    days: capacities.length,
    slots: capacities.reduce((sum, it) => sum + it.stops, 0),
    minutes: capacities.reduce((sum, it) => sum + it.minutes, 0),
  };
}
