import { greater, type Minor } from "../amount.ts";
import { costOf } from "../trip/check/budget.ts";
import { findingKey, isNoWorse } from "../trip/check/compare-findings.ts";
import { mealsOn } from "../trip/check/day-load-and-lunch.ts";
import { overlapsIn } from "../trip/check/overlaps-and-travel-time.ts";
import { checkedDays, withDaysRunInto } from "../trip/check/timeline.ts";
import { type CheckContext, check } from "../trip/check.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { FindingCode, Problem } from "../trip/finding.ts";
import { apply, PatchConflict, type TripPatch } from "../trip/patch.ts";
import { type Sentence, said } from "../words/sentence.ts";
import type { ProposedFix } from "./fix-context.ts";

/**
 * "clean" when the problem is gone and there is nothing new; "noted" when an information came with it; otherwise a sentence
 * that says of a summary why it is refused. Without one when it does not fit the trip.
 */
type Refusal = (summary: Sentence) => Sentence;
export type Verdict = "clean" | "noted" | { readonly refused: Refusal | null };

/** Doubts about places are no reason against a fix. */
const trustCodes: ReadonlySet<FindingCode> = new Set(["unverified", "not_found", "ways_unchecked"]);

/** Compares a trip after a fix with the trip as it was found. */
export class FixJudge {
  private readonly trip: TripDocument;
  private readonly context: CheckContext;
  /** Severity and key of each finding. */
  private readonly severities: ReadonlySet<string>;
  private readonly keys: ReadonlySet<string>;
  /**
   * The check reports only one overlap of each activity. Another one that it reports after the fix existed before, so
   * it is not new.
   */
  private readonly overlapped: (a: string, b: string) => boolean;
  /**
   * The problems that the trip had on the days that a fix affects, by those days; fixes of one problem affect the same
   * days.
   */
  private readonly before = new Map<string, readonly Problem[]>();
  /** For all travellers, in the smallest unit. */
  private readonly cost: Minor;
  /** Null without a budget. */
  private readonly mostCost: Minor | null;

  constructor(trip: TripDocument, context: CheckContext, problems: readonly Problem[]) {
    this.trip = trip;
    this.context = context;
    this.overlapped = overlapsIn(checkedDays(trip, context));
    this.severities = new Set(problems.map((it) => `${it.severity} ${findingKey(it)}`));
    this.keys = new Set(problems.map(findingKey));
    const { expected, budget } = costOf(trip, context);
    this.cost = expected.likely;
    this.mostCost = budget && greater(budget.all, this.cost);
  }

  judge(problem: Problem, proposal: ProposedFix): Verdict {
    const next = this.applied(proposal.patch);
    if (!next || proposal.patch.length === 0) return { refused: null };
    if (this.isOutOfOrder(next)) return { refused: (it) => said`“${it}” would put the day out of order.` };
    const affected = this.daysAffected(next, problem.dayIds);
    if (!this.isAboutJourney(problem)) {
      const meal = this.lostMeal(next, affected);
      if (meal === "lunch") return { refused: (it) => said`“${it}” would leave a day without lunch.` };
      if (meal) return { refused: (it) => said`“${it}” would leave a day without dinner.` };
    }
    const after = check(next, this.context, affected);
    const key = findingKey(problem);
    if (!proposal.isPartial && after.some((it) => findingKey(it) === key))
      return { refused: (it) => said`“${it}” would not be enough.` };
    if (proposal.isPartial && this.costOf(next) >= this.cost)
      return { refused: (it) => said`“${it}” would save nothing.` };
    const worse = this.worseThanBefore(next, after, affected);
    if (worse) return { refused: worse };
    const isNew = (it: Problem) => !trustCodes.has(it.code) && !this.keys.has(findingKey(it)) && !this.wasOverlap(it);
    return after.some(isNew) ? "noted" : "clean";
  }

  isHarmless(next: TripDocument): boolean {
    const affected = this.daysAffected(next, []);
    return this.worseThanBefore(next, check(next, this.context, affected), affected) === null;
  }

  /** Null when no error or warning is new, they are not more than before, and the plan costs no more than it may. */
  private worseThanBefore(
    next: TripDocument,
    after: readonly Problem[],
    affected: ReadonlySet<string>,
  ): Refusal | null {
    const isWorse = (it: Problem) =>
      it.severity !== "info" && !this.severities.has(`${it.severity} ${findingKey(it)}`) && !this.wasOverlap(it);
    const worse = after.find(isWorse);
    if (worse) return (it) => said`“${it}” would bring another problem: ${worse.message}`;
    if (this.mostCost !== null && this.costOf(next) > this.mostCost)
      return (it) => said`“${it}” would go over the budget.`;
    if (isNoWorse(this.problemsBefore(affected), after)) return null;
    return (it) => said`“${it}” would bring another problem of the same kind.`;
  }

  private problemsBefore(affected: ReadonlySet<string>): readonly Problem[] {
    const days = [...affected].sort().join(" ");
    const known = this.before.get(days) ?? check(this.trip, this.context, affected);
    this.before.set(days, known);
    return known;
  }

  private wasOverlap({ code, activityIds: [a, b] }: Problem): boolean {
    return code === "overlap" && a !== undefined && b !== undefined && this.overlapped(a, b);
  }

  /** A meal during a journey, or before one arrives, cannot be had anyway. */
  private isAboutJourney({ code, activityIds: [first] }: Problem): boolean {
    if (code === "late_arrival" || code === "no_way_back") return true;
    const found = first === undefined ? null : locate(this.trip, first);
    return code === "travel_time" && found?.activity.activityType === "transport";
  }

  /** The lunch or dinner that a day had and is without. */
  private lostMeal(next: TripDocument, affected: ReadonlySet<string>): "lunch" | "dinner" | undefined {
    const after = new Map(checkedDays(next, this.context, affected).map((it) => [it.day.id, mealsOn(it)]));
    return checkedDays(this.trip, this.context, affected)
      .flatMap((it) => [...mealsOn(it)].filter((meal) => !after.get(it.day.id)?.has(meal)))
      .at(0);
  }

  /** Whether the changed day is less sorted by time than before. */
  private isOutOfOrder(next: TripDocument): boolean {
    const before = new Map(this.trip.days.map((it) => [it.id, stepsBack(it)]));
    return next.days.some((it) => stepsBack(it) > (before.get(it.id) ?? 0));
  }

  private costOf(next: TripDocument): Minor {
    return costOf(next, this.context).expected.likely;
  }

  private applied(patch: TripPatch): TripDocument | undefined {
    try {
      return apply(this.trip, patch).next;
    } catch (error) {
      if (error instanceof PatchConflict) return undefined;
      throw error;
    }
  }

  /** The days that differ, those of the problem, and those into which their activities run over, before or after. */
  private daysAffected(next: TripDocument, dayIds: readonly string[]): ReadonlySet<string> {
    const before = new Map(this.trip.days.map((it) => [it.id, it.activities]));
    const differs = (day: Day) => {
      const was = before.get(day.id) ?? [];
      return was.length !== day.activities.length || day.activities.some((it, index) => it !== was[index]);
    };
    const changed = new Set([...next.days.filter(differs).map((it) => it.id), ...dayIds]);
    return withDaysRunInto(this.trip, changed).union(withDaysRunInto(next, changed));
  }
}

/** The number of activities that begin earlier than the one before them. */
function stepsBack({ activities }: Day): number {
  const starts = activities.flatMap((it) => it.startTime ?? []);
  return starts.filter((start, index) => index > 0 && start < (starts[index - 1] as string)).length;
}
