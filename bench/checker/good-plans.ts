import { tripStyles } from "../../packages/domain/src/field-choices.ts";
import type { Candidate } from "../../packages/domain/src/places/candidate.ts";
import { plan } from "../../packages/domain/src/planning/plan.ts";
import type { PlanRequest } from "../../packages/domain/src/planning/types.ts";
import { type CheckContext, check } from "../../packages/domain/src/trip/check.ts";
import type { TripDocument } from "../../packages/domain/src/trip/document.ts";
import { cityIds, requestFor, tripOf } from "../../packages/domain/test/cities.ts";

/** A plan without faults, and the context for the check. */
export interface GoodPlan {
  readonly trip: TripDocument;
  readonly context: CheckContext;
  readonly candidates: readonly Candidate[];
}

const needs = [
  { dietary: [], accessibility: [] },
  { dietary: ["vegetarian"], accessibility: [] },
  { dietary: [], accessibility: ["wheelchair"] },
] as const;
const starts = ["2026-10-01", "2027-03-08", "2027-06-19"];

/** Plans for every city with varying style, length and needs; only those without errors and warnings. */
export function goodPlans(
  perCity: number,
  cities: readonly string[] = cityIds,
): { readonly good: readonly GoodPlan[]; readonly made: number } {
  let turn = 0;
  const all = cities.flatMap((city) =>
    Array.from({ length: perCity }, () => {
      turn += 1;
      const wishes = {
        travelStyle: tripStyles[turn % tripStyles.length] ?? null,
        startDate: starts[turn % starts.length] as string,
        interests: turn % 2 === 0 ? [] : ["food and museums"],
        ...(needs[(turn >> 1) % needs.length] as (typeof needs)[number]),
      } satisfies Partial<PlanRequest>;
      return goodPlan(requestFor(city, 3 + (turn % 4), wishes));
    }),
  );
  return { good: all.filter((it) => it !== null), made: all.length };
}

function goodPlan(request: PlanRequest): GoodPlan | null {
  const trip = tripOf(request, plan(request));
  const context: CheckContext = {
    candidates: new Map(request.candidates.map((it) => [it.id, it])),
    dietary: request.dietary,
    accessibility: request.accessibility,
    mealCost: request.destination.mealCost,
  };
  const isGood = check(trip, context).every((it) => it.severity === "info");
  return isGood ? { trip, context, candidates: request.candidates } : null;
}
