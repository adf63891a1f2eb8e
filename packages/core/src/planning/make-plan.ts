import { deepEqual } from "@caravan/domain/deep-equal";
import { mostActivities } from "@caravan/domain/field-choices";
import type { Candidate } from "@caravan/domain/places/candidate";
import { enforceLockedIn } from "@caravan/domain/planning/enforce-locked-in";
import { limitDay } from "@caravan/domain/planning/limit-day";
import { withLockedIn } from "@caravan/domain/planning/locked-in-candidates";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import { nightsWithPosition } from "@caravan/domain/segments/stays";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply } from "@caravan/domain/trip/patch";
import type { Warning } from "@caravan/domain/trip/warning";
import { englishOf, said } from "@caravan/domain/words/sentence";
import { type BoardForPlan, boardForPlan } from "../board/board-for-plan.ts";
import { findPlacesForTrip } from "../destinations/places-for-trip.ts";
import type { OpenedGroup } from "../groups/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context, DayProgress } from "../kernel/context.ts";
import type { PlanEditor } from "../kernel/ports.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { boardOnTrip, withoutDeclined } from "./board-on-trip.ts";
import { editPlan } from "./edit-plan.ts";
import { checkContextFor } from "./plan-check-context.ts";
import { type PlanScope, planRequest } from "./plan-request.ts";
import { townsOf } from "./resolve-stops.ts";
import { combinedNeeds, type TravelParty } from "./travel-party.ts";

export interface MadePlan {
  readonly plan: Plan;
  /** The party of a group, for warnings; the places are those before the board was applied. */
  readonly board: {
    readonly kept: BoardForPlan;
    readonly request: PlanRequest;
    readonly trip: TripDocument;
    readonly known: readonly Candidate[];
  } | null;
  /** Of the places, the model and the planner, without duplicates. */
  readonly warnings: readonly Warning[];
}

/**
 * Makes a plan for a trip: chooses, arranges and explains; the plan check runs on the stored trip. Where a model is set, it
 * edits that plan. Reports progress to the ctx. When the model or a live source fails, the plan is made without it, with a
 * warning.
 *
 * @param editor null for a plan that has to be the same when it is made again
 */
export async function makePlan(
  ctx: Context,
  trip: TripDocument,
  { userIds, board, vetoed }: TravelParty,
  scope: Omit<PlanScope, "board">,
  editor: PlanEditor | null = ctx.ports.planEditor,
): Promise<MadePlan> {
  const segments = await segmentsOnTrip(ctx, trip.id);
  const whole = withSegments(trip, segments);
  const places = await findPlacesForTrip(ctx, trip);
  const known = board ? withoutDeclined(places.candidates, board, vetoed) : places.candidates;
  const needs = await combinedNeeds(ctx, userIds);
  const stays = nightsWithPosition(segments, trip);
  const request = planRequest(whole, needs, known, {
    ...scope,
    stays,
    board: board && boardOnTrip(board, trip, known),
  });
  ctx.progress({ stage: "arranging" });
  const most = mostOnEachDay(trip, request);
  let isCut = false;
  const limited = (day: PlannedDay) => {
    const shorter = limitDay(day, most);
    if (shorter !== day) isCut = true;
    return shorter;
  };
  const onDay = (day: PlannedDay) => ctx.progress({ stage: "day", day: dayProgress(trip, limited(day)) });
  const draft = await ctx.ports.planner.plan(
    request,
    signedIn(ctx.actor).userId,
    ctx.signal,
    editor ? undefined : onDay,
  );
  const made = editor ? await edited() : draft;

  async function edited(): Promise<Plan> {
    if (!editor) return draft;
    ctx.progress({ stage: "choosing", places: 0 });
    const emptied = { ...draft, days: draft.days.map((it) => ({ ...it, items: [] })) };
    const bases = (request.guide?.bases ?? []).map((it) => ({ baseId: it.id, destinationId: it.destinationId }));
    const unplanned = {
      trip: apply(whole, replanPatch(whole, emptied, ctx.newId, scope.keeps)).next,
      towns: townsOf(trip, [...bases, ...(draft.stops ?? [])]),
    };
    const context = { ...(await checkContextFor(ctx, trip, needs, scope.money)), nights: stays };
    const plan = await editPlan(editor, { request, draft, unplanned, context }, ctx, onDay);
    return board ? { ...plan, ...enforceLockedIn(request, plan) } : plan;
  }
  const plan = { ...made, days: made.days.map(limited) };
  const warnings = [...places.warnings, ...at(plan.warnings), ...(isCut ? [cut] : [])];
  return { plan, warnings, board: board && { kept: board, request, trip, known } };
}

/** Keeps the plan within the bound of activities, however long the trip is. */
function mostOnEachDay(trip: TripDocument, { only, fixed }: PlanRequest): number {
  const days = only?.length ?? trip.days.length;
  return Math.max(0, Math.floor((mostActivities - trip.parked.length - fixed.length) / Math.max(1, days)));
}

const cut: Warning = {
  code: "days_kept_short",
  message: said`A trip has at most ${mostActivities} activities, so each day of this long one has only a few.`,
  path: "itinerary",
};

function dayProgress(trip: TripDocument, { date, reason, items }: PlannedDay): DayProgress {
  const index = trip.days.findIndex((day) => day.date === date);
  const fixed = new Map(trip.days[index]?.activities.map((it) => [it.id, it]));
  return {
    date,
    dayNumber: index + 1,
    reason,
    activities: items.flatMap((it) => (it.kind === "planned" ? it.activity : (fixed.get(it.activityId) ?? []))),
  };
}

/** The same plan with the present board: places that were locked in or withdrawn meanwhile do not need a new plan. */
export async function withCurrentBoard(ctx: Context, group: OpenedGroup, made: MadePlan): Promise<MadePlan> {
  if (!made.board) return made;
  const { kept, request, trip, known } = made.board;
  const now = await boardForPlan(ctx, group.id);
  if (deepEqual(now.lockedIn, kept.lockedIn)) return made;
  const board = boardOnTrip(now, trip, known);
  const candidates = withLockedIn(known, board, request.destination);
  const plan = enforceLockedIn({ ...request, board, candidates }, { ...made.plan, warnings: [] });
  return { ...made, plan, warnings: mergeWarnings(made.warnings, at(plan.warnings)) };
}

function at(warnings: Plan["warnings"]): Warning[] {
  return warnings.map((it) => ({ ...it, path: "itinerary" }));
}

/**
 * Of the later lists only what the earlier ones do not say: the planner's own warning about an unknown destination repeats
 * ours. One list may say several things of one kind, as of wishes that are not planned.
 */
export function mergeWarnings(...lists: readonly (readonly Warning[])[]): Warning[] {
  const told: Warning[] = [];
  for (const list of lists) {
    const codes = new Set(told.map((it) => it.code));
    const fresh = list.filter((it) => !codes.has(it.code));
    told.push(...new Map(fresh.map((it) => [`${it.code} ${englishOf(it.message)}`, it])).values());
  }
  return told;
}
