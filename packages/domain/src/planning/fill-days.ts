import { withoutBoardOnly } from "./group-board.ts";
import { genericDay, type NeighborhoodWalks } from "./ideas-without-venue.ts";
import { parseWishes } from "./interests.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { Visit } from "./visit.ts";

const TRIES = 8;
const RADIUS_KM = 3;
/** A full day that ends before this has time for a walk. */
const EARLY_END = 900;
const FEWEST_STOPS = { full: 2, arrival: 1, departure: 1 } as const;

/** Adds the best unused places near a day that has room. */
export function fillWithPlaces(days: PlanDraft, day: number, pool: readonly Visit[]): void {
  const failed = new Set<string>();
  for (let tries = 0; tries < TRIES && days.hasRoom(day); tries++) {
    const here = days.assignments.visitsOf(day);
    const limit = here.length === 0 ? Number.POSITIVE_INFINITY : RADIUS_KM;
    let best: Visit | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const visit of pool) {
      if (days.assignments.has(visit.id) || failed.has(visit.id) || days.price(visit) > visit.value) continue;
      const km = days.distanceTo(day, visit);
      const again = here.filter((it) => it.experience === visit.experience).length;
      if (km > limit || again > 1 || (again > 0 && visit.experience === "shopping")) continue;
      const worth = visit.value - days.price(visit) - 0.15 * (here.length === 0 ? 0 : km) - 0.2 * again;
      if (worth > bestWorth) [best, bestWorth] = [visit, worth];
    }
    if (!best) return;
    if (!days.tryToAdd(day, best)) failed.add(best.id);
  }
}

/** Adds walks without a venue to a day that has too little. */
export function fillWithIdeas(days: PlanDraft, day: number, explorer: NeighborhoodWalks): void {
  const room = days.room(day);
  const wanted = Math.min(FEWEST_STOPS[room.frame.kind], room.stops);
  if (withoutBoardOnly(days.request.candidates).length === 0) {
    const { interests, avoid } = parseWishes(days.request.interests, days.request.avoid);
    // Wishes about food are met by meals.
    const wishes = interests.flatMap((it) => (it.tags.has("food") ? [] : [it.name]));
    const here = days.assignments.visitsOf(day);
    const left = Math.max(0, wanted - here.length);
    const shapes = genericDay(days.request.destination, day, wishes, avoid).slice(0, left);
    const schedule = days.tryDay(day, [...here, ...shapes]);
    if (here.every((it) => !schedule.dropped.includes(it))) days.assignments.set(day, schedule.stops);
    return;
  }
  const seen = new Set(
    [day - 1, day].flatMap((it) => days.assignments.visitsOf(it).flatMap((visit) => visit.neighborhood ?? [])),
  );
  while (days.assignments.visitsOf(day).length < wanted || endsEarly(days, day)) {
    const visit = explorer.next(days.middleOf(day), seen);
    if (!visit || !days.tryToAdd(day, visit)) return;
    if (visit.neighborhood) seen.add(visit.neighborhood);
  }
}

/** Whether a full day ends early although its pace has room. */
function endsEarly(days: PlanDraft, day: number): boolean {
  const { kind, easy } = days.room(day).frame;
  const last = days.assignments.stopsOf(day).at(-1)?.end ?? 0;
  return kind === "full" && !easy && last < EARLY_END && days.hasRoom(day);
}
