import { isKept } from "../planning/replan-patch.ts";
import type { PlanRequest } from "../planning/types.ts";
import { budgetOf, costOf } from "../trip/check/budget-and-repeats.ts";
import { overlapsOn } from "../trip/check/overlaps-and-travel-time.ts";
import { checkedDays } from "../trip/check/timeline.ts";
import { type CheckContext, check } from "../trip/check.ts";
import type { Activity, Day, TripDocument } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Fix, Problem } from "../trip/finding.ts";
import { apply, PatchConflict, type TripPatch } from "../trip/patch.ts";

/** A repair to be tried. One that only helps towards the end says so. */
export interface ProposedFix extends Fix {
  readonly isPartial?: boolean;
}

/** A trip under repair and what repairs are made of. */
export interface FixContext {
  readonly trip: TripDocument;
  readonly context: CheckContext;
  /** The trip as the planner is asked about it. */
  readonly request: PlanRequest;
  readonly newId: () => string;
  /** Whether a change of the trip as it is here brings no error and no warning that was not there at first. */
  readonly isHarmless: (trip: TripDocument) => boolean;
}

/** The trip as the planner is asked about it: everything that is planned stays, something is to be found beside it. */
export function requestFor(trip: TripDocument, context: CheckContext): PlanRequest {
  const budget = budgetOf(trip);
  return {
    destination: {
      text: trip.destination,
      lat: trip.lat,
      lng: trip.lng,
      currency: trip.currency,
      mealCost: context.mealCost ?? null,
    },
    startDate: trip.startDate,
    endDate: trip.endDate,
    travelers: trip.travelers,
    interests: trip.interests,
    avoid: [],
    pace: "usual",
    travelStyle: trip.travelStyle,
    accommodationType: trip.accommodationType,
    dietary: context.dietary,
    accessibility: context.accessibility,
    budgetPerPerson: budget === null ? null : String(budget),
    currency: trip.currency,
    candidates: [...context.candidates.values()],
    fixed: [],
    only: null,
    setAside: [],
    advice: null,
    board: null,
    // It settles ties only: two readings of one trip must not differ.
    seed: trip.id,
  };
}

/** The same workshop after a repair that is part of a greater one. */
export function afterPatch(fix: FixContext, patch: TripPatch): FixContext {
  return { ...fix, trip: apply(fix.trip, patch).next };
}

/** What a person pinned or a board locked in, and what hangs on a booking or a ticket, no repair moves or changes. */
export function movable(fix: FixContext, activityId: string | undefined): { activity: Activity; day: Day } | null {
  const found = activityId === undefined ? null : locate(fix.trip, activityId);
  return found?.day && !isKept(found.activity) ? { activity: found.activity, day: found.day } : null;
}

export function dayOf(fix: FixContext, dayId: string | undefined): Day | undefined {
  return fix.trip.days.find((it) => it.id === dayId);
}

/** "A, b and c"; more than three are counted. */
export function sentence(parts: readonly string[]): string {
  const shown = parts.length > 3 ? [...parts.slice(0, 2), `${parts.length - 2} more changes`] : parts;
  const text = shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What makes two readings of a problem the same one, whatever its words. */
export function findingKey({ code, severity, dayIds, activityIds }: Problem): string {
  switch (code) {
    case "over_budget":
    case "unverified":
      return code;
    case "too_dense":
    case "too_empty":
    case "missing_meal":
      return `${code} ${dayIds[0]}`;
    case "late_arrival":
      // Too early that day and too early the next morning are two problems of one journey.
      return `${code} ${activityIds[0]} ${dayIds.length}`;
    case "diet":
    case "accessibility":
      return severity === "info" ? code : `${code} ${activityIds[0]}`;
    default:
      return `${code} ${keyOf(activityIds)}`;
  }
}

function keyOf(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

/** The trip as it was found, and whether a changed one is better. */
export class FixJudge {
  private readonly trip: TripDocument;
  private readonly context: CheckContext;
  private readonly graver: ReadonlySet<string>;
  private readonly known: ReadonlySet<string>;
  private readonly mostCost: number;

  constructor(trip: TripDocument, context: CheckContext, problems: readonly Problem[]) {
    this.trip = trip;
    this.context = context;
    // A clash that stood behind another one is not new when that has gone.
    const clashes = checkedDays(trip, context)
      .flatMap(overlapsOn)
      .map((pair) => `overlap ${keyOf(pair.map((it) => it.activity.id))}`);
    this.graver = new Set([
      ...problems.map((it) => `${it.severity} ${findingKey(it)}`),
      ...clashes.map((it) => `error ${it}`),
    ]);
    this.known = new Set([...problems.map(findingKey), ...clashes]);
    this.mostCost = Math.max(costOf(trip), budgetOf(trip) ?? Number.POSITIVE_INFINITY);
  }

  /**
   * "clean" when the problem is gone and nothing new came; "noted" when a note came with it; undefined when it stays or
   * something worse came.
   */
  judge(problem: Problem, proposal: ProposedFix): "clean" | "noted" | undefined {
    const next = this.applied(proposal.patch);
    if (!next || proposal.patch.length === 0) return undefined;
    const after = this.problemsOf(next, problem.dayIds);
    const subject = findingKey(problem);
    if (!proposal.isPartial && after.some((it) => findingKey(it) === subject)) return undefined;
    if (proposal.isPartial && costOf(next) >= costOf(this.trip)) return undefined;
    if (!this.holds(next, after)) return undefined;
    const isNew = (it: Problem) => it.code !== "unverified" && !this.known.has(findingKey(it));
    return after.some(isNew) ? "noted" : "clean";
  }

  isHarmless(next: TripDocument): boolean {
    return this.holds(next, this.problemsOf(next, []));
  }

  private holds(next: TripDocument, problems: readonly Problem[]): boolean {
    const isWorse = (it: Problem) => it.severity !== "info" && !this.graver.has(`${it.severity} ${findingKey(it)}`);
    return !problems.some(isWorse) && costOf(next) <= this.mostCost;
  }

  private applied(patch: TripPatch): TripDocument | undefined {
    try {
      return apply(this.trip, patch).next;
    } catch (error) {
      if (error instanceof PatchConflict) return undefined;
      throw error;
    }
  }

  /** On the days that differ, those of the problem and their neighbours: the rest of a long trip is as it was. */
  private problemsOf(next: TripDocument, dayIds: readonly string[]): readonly Problem[] {
    const before = new Map(this.trip.days.map((it) => [it.id, it.activities]));
    const differs = (day: Day) => {
      const was = before.get(day.id) ?? [];
      return was.length !== day.activities.length || day.activities.some((it, index) => it !== was[index]);
    };
    const changed = next.days.filter(differs).map((it) => it.id);
    return check(next, this.context, new Set([...changed, ...dayIds]));
  }
}
