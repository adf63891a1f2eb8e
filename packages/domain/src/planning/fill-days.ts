import { withoutBoardOnly } from "./group-board.ts";
import { genericDay } from "./ideas-without-venue.ts";
import { parseWishes } from "./interests.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { Visit } from "./visit.ts";

const TRIES = 8;
const RADIUS_KM = 3;
const FEWEST_STOPS = { full: 2, arrival: 1, departure: 1 } as const;

/** Adds the best unused places near a day that has room. */
export function fillWithPlaces(draft: PlanDraft, day: number, pool: readonly Visit[]): void {
  const failed = new Set<string>();
  for (let tries = 0; tries < TRIES && draft.hasRoom(day); tries++) {
    const here = draft.assignments.visitsOf(day);
    const limit = here.length === 0 ? Number.POSITIVE_INFINITY : RADIUS_KM;
    let best: Visit | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const visit of pool) {
      if (draft.assignments.has(visit.id) || failed.has(visit.id) || draft.price(visit) > visit.value) continue;
      const km = draft.distanceTo(day, visit);
      const again = here.filter((it) => it.experience === visit.experience).length;
      if (km > limit || again > 1 || (again > 0 && visit.experience === "shopping")) continue;
      const worth = visit.value - draft.price(visit) - 0.15 * (here.length === 0 ? 0 : km) - 0.2 * again;
      if (worth > bestWorth) [best, bestWorth] = [visit, worth];
    }
    if (!best) return;
    if (!draft.tryToAdd(day, best)) failed.add(best.id);
  }
}

/** Adds generic ideas to a day of a destination without known places. */
export function fillWithIdeas(draft: PlanDraft, day: number): void {
  if (withoutBoardOnly(draft.request.candidates).length > 0) return;
  const capacity = draft.capacity(day);
  const wanted = Math.min(FEWEST_STOPS[capacity.frame.kind], capacity.stops);
  const { interests, avoid } = parseWishes(draft.request.interests, draft.request.avoid);
  // Wishes about food are fulfilled by meals.
  const wishes = interests.flatMap((it) => (it.tags.has("food") ? [] : [it.name]));
  const here = draft.assignments.visitsOf(day);
  const left = Math.max(0, wanted - here.length);
  const shapes = genericDay(draft.request.destination, day, wishes, avoid).slice(0, left);
  const schedule = draft.tryDay(day, [...here, ...shapes]);
  if (here.every((it) => !schedule.dropped.includes(it))) draft.assignments.set(day, schedule.stops);
}
