import { noRecords } from "../money/trip-cost.ts";
import type { PlanRequest } from "../planning/types.ts";
import type { CheckContext } from "../trip/check.ts";
import type { Activity, Day, TripDocument } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Fix } from "../trip/finding.ts";
import { isKept } from "../trip/kept-activities.ts";
import { apply, type TripPatch } from "../trip/patch.ts";
import { type Sentence, said, sentenceOf } from "../words/sentence.ts";

/** A fix to be tried. A partial one only reduces the problem. */
export interface ProposedFix extends Fix {
  readonly isPartial?: boolean;
}

/** A trip to be fixed and what fixes are built from. */
export interface FixContext {
  readonly trip: TripDocument;
  readonly context: CheckContext;
  /** The request for the planner. */
  readonly request: PlanRequest;
  readonly newId: () => string;
  /** Whether a changed trip has no error or warning that the trip did not have at first. */
  readonly isHarmless: (trip: TripDocument) => boolean;
}

/** The request for the planner: the planned activities stay, and something is searched for beside them. */
export function requestFor(trip: TripDocument, context: CheckContext): PlanRequest {
  return {
    destination: {
      text: trip.destination,
      lat: trip.lat,
      lng: trip.lng,
      currency: context.prices?.currency ?? trip.currency,
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
    budgetPerPerson: trip.budgetPerPerson,
    totalBudget: trip.totalBudget,
    money: context.money ?? noRecords,
    currency: trip.currency,
    candidates: [...context.candidates.values()],
    fixed: [],
    only: null,
    setAside: [],
    board: null,
    // The seed only breaks ties, and the same trip must always give the same answer.
    seed: trip.id,
  };
}

/** The context after a fix that is part of a larger one. */
export function afterPatch(fix: FixContext, patch: TripPatch): FixContext {
  return { ...fix, trip: apply(fix.trip, patch).next };
}

/** The activity, if a fix may change it: not what is pinned, locked in, booked or ticketed. */
export function movable(fix: FixContext, activityId: string | undefined): { activity: Activity; day: Day } | null {
  const found = activityId === undefined ? null : locate(fix.trip, activityId);
  return found?.day && !isKept(found.activity) ? { activity: found.activity, day: found.day } : null;
}

export function dayOf(fix: FixContext, dayId: string | undefined): Day | undefined {
  return fix.trip.days.find((it) => it.id === dayId);
}

/** "A, b and c"; of more than three the first two and how many more. */
export function sentence(parts: readonly Sentence[]): Sentence {
  return sentenceOf(parts.length > 3 ? [...parts.slice(0, 2), said`${parts.length - 2} more changes`] : parts);
}
