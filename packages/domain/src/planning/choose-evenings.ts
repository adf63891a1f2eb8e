import { weekdayNames, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { distanceKm } from "../places/travel-time.ts";
import { type EveningHours, eveningHours } from "./evening-hours.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { scheduleShow } from "./schedule-dinner-breakfast-evening.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { isWanted, type Visit } from "./visit.ts";

/** The evening of a day: what is chosen for it, and its stop where it begins at an hour of its own. */
export interface ChosenEvening {
  readonly visit: Visit;
  readonly show: Stop | null;
}

/** A wished evening justifies a longer way. */
const WISHED = 1;
const PER_KM = 0.07;
const FARTHEST_KM = 9;
/** The same wish again, and on the next evening. */
const AGAIN = 0.3;
const NEXT_EVENING = 0.3;
const SAME_KIND_NEXT = 0.25;
const BEST_DAY = 0.2;
/** An evening below this value is left to what lies near dinner. */
const LEAST = 0.55;
/** Minutes of dinner before an evening begins. */
const DINNER = 75;

/**
 * Chooses the evenings of a trip, the most wished first, each for the day that ends nearest to it and on which it is
 * best. Dinner follows the evening.
 */
export function chooseEvenings(
  draft: PlanDraft,
  pool: readonly Visit[],
  hoursOn: (day: number) => EveningHours,
): ReadonlyMap<number, ChosenEvening> {
  const chosen = new Map<number, ChosenEvening>();
  const options = draft
    .all()
    .flatMap((day) => pool.flatMap((visit) => optionFor(draft, day, visit, hoursOn(day)) ?? []));
  const used = new Set<string>();
  const met = new Map<string, number>();
  for (;;) {
    let best: (typeof options)[number] | undefined;
    let bestWorth = LEAST;
    for (const option of options) {
      const { day, visit, worth, loves } = option;
      if (chosen.has(day) || used.has(visit.id)) continue;
      const beside = [chosen.get(day - 1)?.visit, chosen.get(day + 1)?.visit].flatMap((it) => it ?? []);
      const isAgain = visit.matched.some((wish) => beside.some((it) => it.matched.includes(wish)));
      const isSameKind = beside.some((it) => kindOf(it) === kindOf(visit));
      const times = Math.max(0, ...visit.matched.map((wish) => met.get(wish) ?? 0));
      const again = loves ? 0 : AGAIN * times + (isAgain ? NEXT_EVENING : 0);
      // A requested evening is never too much of one kind.
      const total = isWanted(visit) ? worth : worth - again - (isSameKind ? SAME_KIND_NEXT : 0);
      if (total > bestWorth) [best, bestWorth] = [option, total];
    }
    if (!best) return chosen;
    const { day, visit, show } = best;
    chosen.set(day, { visit, show });
    used.add(visit.id);
    for (const wish of visit.matched) met.set(wish, (met.get(wish) ?? 0) + 1);
  }
}

/** An evening that is possible on this day only. */
const ONLY_NOW = 1.5;

function isOpenOnce({ hours }: Candidate): boolean {
  return hours !== null && weekdayNames.filter((it) => hours[it].length > 0).length === 1;
}

function kindOf({ candidate, experience }: Visit): string {
  return candidate?.category === "nightlife" ? (candidate.tags[0] ?? experience) : experience;
}

function optionFor(draft: PlanDraft, day: number, visit: Visit, hours: EveningHours) {
  const capacity = draft.capacity(day);
  const { frame, blocks } = capacity;
  if (!frame.evening || !visit.candidate || !visit.point || draft.assignments.has(visit.id)) return undefined;
  if (draft.price(visit) > visit.value || !draft.isOnThisSide(day, visit.point)) return undefined;
  const stops = draft.assignments.stopsOf(day);
  const last = frame.night ?? stops.at(-1)?.point ?? blocks.at(-1)?.exit ?? null;
  const end = stops.at(-1)?.point ?? blocks.at(-1)?.exit ?? last;
  const km = Math.min(...[last, end].map((it) => (it && visit.point ? distanceKm(it, visit.point) : 0)));
  if (km > FARTHEST_KM) return undefined;
  const show = scheduleShow(capacity, stops, visit);
  const after = frame.meals.dinner.from + DINNER;
  if (!show && !eveningHours(visit, frame.date, hours).some((it) => it.end - Math.max(it.start, after) >= 30))
    return undefined;
  const best = visit.candidate.insight?.bestDays ?? [];
  const onBestDay = best.length === 0 ? 0 : best.includes(weekdayOf(frame.date)) ? BEST_DAY : -BEST_DAY;
  const wished =
    (visit.matched.length > 0 ? WISHED : 0) + (isWanted(visit) && isOpenOnce(visit.candidate) ? ONLY_NOW : 0);
  return {
    day,
    visit,
    show: show ?? null,
    worth: visit.value + wished + onBestDay - PER_KM * km,
    loves: hours.lovesNights,
  };
}
