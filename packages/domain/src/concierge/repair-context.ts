import { greater, type Minor } from "../amount.ts";
import { type FixContext, requestFor } from "../fixes/fix-context.ts";
import { type RankedPlace, rankPlaces } from "../planning/rank-places.ts";
import { costOf } from "../trip/check/budget.ts";
import { newProblems } from "../trip/check/compare-findings.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { check } from "../trip/check.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import type { Problem } from "../trip/finding.ts";
import { apply, type TripPatch } from "../trip/patch.ts";
import type { Sentence } from "../words/sentence.ts";
import { type DayView, viewDay } from "./day-view.ts";
import { type Disruption, disruptionsIn, totalWeight } from "./disruptions.ts";
import { dayOn, daysAround } from "./stops-of-day.ts";
import type { RepairKind, Situation } from "./types.ts";

/** A repair to be tried. */
export interface RepairCandidate {
  readonly kind: RepairKind;
  readonly patch: TripPatch;
  /** What it does: parts in lower case, the main one first. */
  readonly parts: readonly Sentence[];
  /** A bonus in score points beside its changes, such as for a place that the traveller likes. */
  readonly bonus?: number;
}

/** A repair that was tried, with the day as it would be after it. */
export interface TriedRepair extends RepairCandidate {
  readonly view: DayView;
  readonly disruptions: readonly Disruption[];
  /** The disruption is gone and the total weight is lower. */
  readonly helps: boolean;
}

/** What a repair is built from: the days around today, the planner's request, unused places. */
export class RepairContext {
  readonly situation: Situation;
  readonly view: DayView;
  readonly trip: TripDocument;
  readonly day: Day;
  readonly newId: () => string;
  readonly weight: number;
  private problems: readonly Problem[] | undefined;
  private workshop: FixContext | undefined;
  private unused: readonly RankedPlace[] | undefined;

  constructor(situation: Situation, view: DayView, day: Day, disruptions: readonly Disruption[], newId: () => string) {
    this.situation = situation;
    this.view = view;
    this.trip = view.trip;
    this.day = day;
    this.newId = newId;
    this.weight = totalWeight(disruptions);
  }

  /** Null when it does nothing or when the plan check finds something new. */
  tryRepair(candidate: RepairCandidate, disruption: Disruption): TriedRepair | null {
    if (candidate.patch.length === 0) return null;
    const { next } = apply(this.trip, candidate.patch);
    this.problems ??= check(this.trip, this.situation.context);
    if (newProblems(this.problems, check(next, this.situation.context)).length > 0) return null;
    const view = viewDay(this.situation, next, this.view.known.status);
    const disruptions = disruptionsIn(view);
    const isMended = !disruptions.some((it) => it.key === disruption.key);
    // A wish has no weight that a repair could reduce.
    const isLighter = totalWeight(disruptions) < this.weight + (disruption.weight === 0 ? 1 : 0);
    return { ...candidate, view, disruptions, helps: isMended && isLighter };
  }

  /** The day after a part of a repair. */
  viewAfter(patch: TripPatch): DayView {
    return patch.length === 0
      ? this.view
      : viewDay(this.situation, apply(this.trip, patch).next, this.view.known.status);
  }

  /** For repairs of several parts: the context after the first of them. */
  afterPatch(patch: TripPatch): RepairContext {
    const view = this.viewAfter(patch);
    const day = dayOn(view.trip, this.day.date) as Day;
    const situation = { ...this.situation, trip: apply(this.situation.trip, patch).next };
    return new RepairContext(situation, view, day, [], this.newId);
  }

  get fixContext(): FixContext {
    const { situation, trip, newId } = this;
    this.workshop ??= {
      trip,
      context: situation.context,
      request: requestFor(situation.trip, situation.context),
      newId,
      isHarmless: () => true,
    };
    return this.workshop;
  }

  /** Places that are not on the plan, ranked for this day. Computed only when needed. */
  get places(): readonly RankedPlace[] {
    this.unused ??= unusedPlaces(this.situation, this.fixContext, this.day.date);
    return this.unused;
  }
}

/** Leaves out what is on the plan or parked. */
function unusedPlaces({ trip, context }: Situation, fixContext: FixContext, date: string): readonly RankedPlace[] {
  const known = [...trip.days.flatMap((it) => it.activities), ...trip.parked];
  const used = new Set(known.flatMap((it) => [it.title, placeOf(it, context)?.id ?? it.placeId]));
  return rankPlaces({ ...fixContext.request, only: [date] }).places.filter(
    ({ candidate: it }) => !used.has(it.id) && !used.has(it.name),
  );
}

export function repairContextFor(situation: Situation, newId: () => string) {
  const trip = daysAround(situation.trip, situation.now.date);
  const day = dayOn(trip, situation.now.date);
  if (!day) return null;
  const view = viewDay(situation, trip);
  const disruptions = disruptionsIn(view);
  return { view, disruptions, repair: () => new RepairContext(situation, view, day, disruptions, newId) };
}

/** Checks a repair against the whole trip: repeats and budget concern all days. */
export class WholeTripCheck {
  private readonly situation: Situation;
  /** For all travellers, in the smallest unit; null without a budget. */
  private readonly most: Minor | null;
  private readonly before = new Map<string, readonly Problem[]>();

  constructor(situation: Situation) {
    this.situation = situation;
    const { expected, budget } = costOf(situation.trip, situation.context);
    this.most = budget && greater(budget.all, expected.likely);
  }

  accepts(patch: TripPatch, dayIds: ReadonlySet<string>): boolean {
    const { trip, context } = this.situation;
    const key = [...dayIds].sort().join(" ");
    const before = this.before.get(key) ?? check(trip, context, dayIds);
    this.before.set(key, before);
    const { next } = apply(trip, patch);
    if (newProblems(before, check(next, context, dayIds)).length > 0) return false;
    return this.most === null || costOf(next, context).expected.likely <= this.most;
  }
}
