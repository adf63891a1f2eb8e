import { deepEqual } from "@caravan/domain/deep-equal";
import type { Candidate } from "@caravan/domain/places/candidate";
import { enforceLockedIn } from "@caravan/domain/planning/enforce-locked-in";
import { withLockedIn } from "@caravan/domain/planning/locked-in-candidates";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Warning } from "@caravan/domain/trip/warning";
import { type BoardForPlan, boardForPlan } from "../board/board-for-plan.ts";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context, DayProgress } from "../kernel/context.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { boardOnTrip, withoutDeclined } from "./board-on-trip.ts";
import { findPlacesForTrip } from "./places-for-trip.ts";
import { type PlanScope, planRequest } from "./plan-request.ts";
import { combinedNeeds, type TravelParty } from "./travel-party.ts";

export interface MadePlan {
  readonly plan: Plan;
  /** What it was made of, where a group plans together; the places are those before the board marked any. */
  readonly board: {
    readonly kept: BoardForPlan;
    readonly request: PlanRequest;
    readonly trip: TripDocument;
    readonly known: readonly Candidate[];
  } | null;
  /** Of the places, the model and the planner, without repetition. */
  readonly warnings: readonly Warning[];
}

/**
 * choose -> arrange -> explain for a trip; the checker runs on the stored trip like on any other. Tells the ctx how far it
 * is. A model and a live source may help, and their faults end in a plan without them and a warning.
 */
export async function makePlan(
  ctx: Context,
  trip: TripDocument,
  { userIds, board, vetoed }: TravelParty,
  scope: Omit<PlanScope, "board">,
): Promise<MadePlan> {
  const whole = withSegments(trip, await segmentsOnTrip(ctx, trip.id));
  const places = await findPlacesForTrip(ctx, trip);
  const known = board ? withoutDeclined(places.candidates, board, vetoed) : places.candidates;
  const request = planRequest(whole, await combinedNeeds(ctx, userIds), known, {
    ...scope,
    board: board && boardOnTrip(board, trip, known),
  });
  const advised = await ctx.ports.advisor?.advise(request, ctx.signal, (count) =>
    ctx.progress({ stage: "choosing", places: count }),
  );
  ctx.progress({ stage: "arranging" });
  const plan = await ctx.ports.planner.plan(
    advised ? { ...request, candidates: [...request.candidates, ...advised.extra], advice: advised.advice } : request,
    ctx.signal,
    (day) => ctx.progress({ stage: "day", day: dayProgress(trip, day) }),
  );
  const warnings = [...places.warnings, ...at(advised?.warnings ?? []), ...at(plan.warnings)];
  return { plan, warnings, board: board && { kept: board, request, trip, known } };
}

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

/** The same plan by the board as it is now: what was locked in or taken back while it was made is no reason to begin again. */
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

/** One warning a code: the planner's own word on an unknown destination repeats ours. */
export function mergeWarnings(...lists: readonly (readonly Warning[])[]): Warning[] {
  const byCode = new Map<string, Warning>();
  for (const it of lists.flat()) if (!byCode.has(it.code)) byCode.set(it.code, it);
  return [...byCode.values()];
}
