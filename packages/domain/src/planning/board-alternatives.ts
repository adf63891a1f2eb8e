import { minutesOf } from "../calendar.ts";
import { entryCost, mealCost } from "../money/known-prices.ts";
import type { Candidate } from "../places/candidate.ts";
import { mealAt } from "../places/meal-times.ts";
import { isOpen } from "../places/opening-hours.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { Alternative } from "../trip/document.ts";
import { worded } from "../words/worded.ts";
import { typeOfCategory } from "./board-activity.ts";
import { activityTypeOf } from "./describe-place.ts";
import { type Board, type BoardPlace, visitMinutesOf } from "./group-board.ts";
import type { Plan, PlannedActivity, PlannedDay, PlanRequest } from "./types.ts";

/** Most alternatives of one slot, with the planner's own. */
const MOST = 3;
/** Assumed distance when a position is unknown. */
const SOMEWHERE_KM = 3;
/** Penalty for another kind of slot and for a closed place. */
const OTHER_KIND_KM = 1000;

interface Slot {
  readonly date: string;
  activity: PlannedActivity;
  /** How many of its alternatives come from the board. */
  taken: number;
}

/**
 * Offers board places that some want and that are not locked in as alternatives for the best fitting slots: of the
 * same kind, then near.
 */
export function withBoardAlternatives(request: PlanRequest, plan: Plan): Plan {
  const { board } = request;
  if (!board || board.runnersUp.length === 0) return plan;
  const slots = new Map<object, Slot>();
  for (const { date, items } of plan.days)
    for (const it of items) if (it.kind === "planned") slots.set(it, { date, activity: it.activity, taken: 0 });
  const used = new Set([...slots.values()].map((it) => it.activity.placeId));
  const known = new Map(request.candidates.map((it) => [it.id, it]));
  for (const place of board.runnersUp) {
    if (!used.has(place.id) && !place.elsewhere) offer(request, board, place, known.get(place.id), [...slots.values()]);
  }
  const items = (day: PlannedDay) =>
    day.items.map((it): PlannedDay["items"][number] => {
      const slot = slots.get(it);
      return slot ? { kind: "planned", activity: slot.activity } : it;
    });
  return { ...plan, days: plan.days.map((day) => ({ ...day, items: items(day) })) };
}

function offer(
  request: PlanRequest,
  board: Board,
  place: BoardPlace,
  candidate: Candidate | undefined,
  slots: readonly Slot[],
): void {
  const type = candidate ? activityTypeOf(candidate) : typeOfCategory[place.category ?? "other"];
  const isApart = (it: string) => it === "dining" || it === "accommodation";
  const cost = ({ date, activity }: Slot) => {
    const kind = activity.activityType === type ? 0 : OTHER_KIND_KM;
    return kind + (isClosed(candidate, date, activity) ? OTHER_KIND_KM : 0) + kmTo(candidate ?? place, activity);
  };
  const [best] = slots
    .filter(
      (it) =>
        it.taken < MOST && (it.activity.activityType === type || !(isApart(type) || isApart(it.activity.activityType))),
    )
    .sort((a, b) => cost(a) - cost(b));
  if (!best) return;
  const { alternatives } = best.activity;
  const alternative = alternativeOf(request, board, place, candidate, best);
  const own = alternatives.slice(best.taken).filter((it) => it.placeId !== place.id);
  const all = [...alternatives.slice(0, best.taken), alternative, ...own];
  best.activity = { ...best.activity, alternatives: all.slice(0, MOST) };
  best.taken += 1;
}

function kmTo({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }, to: PlannedActivity): number {
  if (lat === null || lng === null || to.lat === null || to.lng === null) return SOMEWHERE_KM;
  return distanceKm({ lat, lng }, { lat: to.lat, lng: to.lng });
}

/** Also true when it does not serve that meal. */
function isClosed(
  candidate: Candidate | undefined,
  date: string,
  { startTime, activityType }: PlannedActivity,
): boolean {
  if (!candidate || startTime === null) return false;
  const start = minutesOf(startTime);
  if (candidate.hours && !isOpen(candidate.hours, date, start, start + 30)) return true;
  return activityType === "dining" && !candidate.meals.includes(mealAt(start));
}

function alternativeOf(
  request: PlanRequest,
  board: Board,
  place: BoardPlace,
  candidate: Candidate | undefined,
  { activity }: Slot,
): Alternative {
  const slot = activity.durationMinutes ?? visitMinutesOf(place);
  const meal = activity.activityType === "dining" && activity.startTime !== null;
  const cost = () => {
    if (!candidate) return null;
    return meal
      ? mealCost(request, mealAt(minutesOf(activity.startTime ?? "12:00")), candidate)
      : entryCost(request, candidate);
  };
  return {
    placeId: place.id,
    title: candidate?.name ?? place.name,
    activityType: candidate ? activityTypeOf(candidate) : typeOfCategory[place.category ?? "other"],
    location: candidate?.neighborhood ?? place.neighborhood ?? place.city,
    lat: candidate?.lat ?? place.lat,
    lng: candidate?.lng ?? place.lng,
    estimatedCost: cost(),
    durationMinutes: Math.min(candidate?.visitMinutes ?? visitMinutesOf(place), slot),
    verified: candidate?.verified ?? false,
    reason: wantedToo(place.wantedBy.length, board.members),
  };
}

function wantedToo(wanting: number, members: number): string {
  return wanting === 1 ? worded`1 of ${members} wants it too.` : worded`${wanting} of ${members} want it too.`;
}
