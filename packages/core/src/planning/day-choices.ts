import { createHash } from "node:crypto";
import { isKeptOnDay, mealsToKeep } from "@caravan/domain/planning/replan-day";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import type { Activity, Day, TripDocument } from "@caravan/domain/trip/document";
import { apply } from "@caravan/domain/trip/patch";
import type { Warning } from "@caravan/domain/trip/warning";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import { groupOfTrip } from "../groups/group-of-trip.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { partyOfGroup } from "./group-travel-party.ts";
import { type MadePlan, makePlan } from "./make-plan.ts";
import type { PlanScope } from "./plan-request.ts";
import { partyOfOne, type TravelParty } from "./travel-party.ts";

/** A plan and two alternatives. */
const CHOICES = 3;

/** The whole group, for a group's itinerary. Locked-in places are in the plan already and stay. */
export async function partyOfTrip(ctx: Context, tripId: string): Promise<TravelParty> {
  const group = await groupOfTrip(ctx, tripId);
  if (!group) return partyOfOne(signedIn(ctx.actor).userId);
  const party = await partyOfGroup(ctx, group);
  return { ...party, board: { ...party.board, lockedIn: [] } };
}

type DayScope = Omit<PlanScope, "board"> & { readonly keeps: (activity: Activity) => boolean };

/**
 * How to replan a day: within its area, keeping what the group likes; removed places return only where nothing else
 * fits.
 */
export function dayScope(trip: TripDocument, day: Day, { board }: TravelParty): DayScope {
  const half = (board?.members ?? 0) / 2;
  const popular = board?.runnersUp.filter((it) => it.wantedBy.length >= half) ?? [];
  const liked = new Set(popular.flatMap((it) => it.placeId ?? []));
  const keeps = (it: Activity) => isKeptOnDay(it, liked);
  return {
    seed: `${trip.id}:${trip.revision}`,
    only: [day.date],
    setAside: day.activities.filter((it) => !keeps(it)).flatMap((it) => it.placeId ?? []),
    keeps,
    within: day,
  };
}

/** A plan of a day, and what it keeps. */
export interface DayPlan extends Pick<MadePlan, "plan" | "warnings"> {
  readonly keeps: (activity: Activity) => boolean;
}

/** A plan for one day, which has the meals that the day had. */
export async function planDay(
  ctx: Context,
  trip: TripDocument,
  day: Day,
  party: TravelParty,
  scope: DayScope,
  editor?: null,
): Promise<DayPlan> {
  const made = await makePlan(ctx, trip, party, scope, editor);
  const { next } = apply(trip, replanPatch(trip, made.plan, ctx.newId, scope.keeps));
  const meals = mealsToKeep(trip, next, day.id);
  if (meals.size === 0) return { ...made, keeps: scope.keeps };
  const keeps = (it: Activity) => scope.keeps(it) || meals.has(it.id);
  return { ...(await makePlan(ctx, trip, party, { ...scope, keeps }, editor)), keeps };
}

/**
 * A plan for one day by wishes among the trip's interests. The whole trip is planned around what its other days have, so that a
 * wish may lead out of town; of that plan only this day is used.
 */
export async function planDayByWishes(
  ctx: Context,
  trip: TripDocument,
  day: Day,
  party: TravelParty,
  { within: _, ...scope }: DayScope,
): Promise<DayPlan> {
  const onDay = new Set(day.activities.map((it) => it.id));
  const keeps = (it: Activity) => !onDay.has(it.id) || scope.keeps(it);
  const { plan, warnings } = await makePlan(ctx, trip, party, { ...scope, only: null, keeps });
  return { plan: { ...plan, days: plan.days.filter((it) => it.date === day.date) }, warnings, keeps };
}

/** One of the plans to choose from. */
export interface DayChoice extends Omit<DayPlan, "warnings"> {
  /** Identifies the plan; the same trip gives the same values. */
  readonly choice: string;
}

interface DayChoices {
  readonly choices: readonly DayChoice[];
  readonly warnings: readonly Warning[];
}

/**
 * Up to three different plans for a day. Made by the built-in planner, so that a previewed plan can be made again. Each
 * avoids the places of the earlier ones.
 */
export async function dayChoices(ctx: Context, trip: TripDocument, day: Day): Promise<DayChoices> {
  const party = await partyOfTrip(ctx, trip.id);
  const scope = dayScope(trip, day, party);
  const choices: DayChoice[] = [];
  const money = await loadMoneyRecords(ctx, trip);
  const used = new Set(scope.setAside);
  let warnings: readonly Warning[] = [];
  for (let index = 0; index < CHOICES; index++) {
    const own = { ...scope, money, seed: index === 0 ? scope.seed : `${scope.seed}:${index}`, setAside: [...used] };
    const made = await planDay(ctx, trip, day, party, own, null);
    warnings = made.warnings;
    const { plan, keeps } = made;
    const planned = plan.days.flatMap((it) => it.items).flatMap((it) => (it.kind === "planned" ? it.activity : []));
    for (const it of planned) if (it.placeId !== null) used.add(it.placeId);
    // Includes the revision, because after another change the same plan would replace a different day.
    const shown = planned.map((it) => [it.title, it.placeId, it.startTime, it.endTime]);
    const choice = choiceOf([trip.revision, ...shown]);
    if (!choices.some((it) => it.choice === choice)) choices.push({ choice, plan, keeps });
  }
  return { choices, warnings };
}

/** A short hash of an offered plan. */
export function choiceOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
}
