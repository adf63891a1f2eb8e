import type { Plan, PlannedActivity, PlanRequest } from "@caravan/domain/planning/types";
import { candidatesOf } from "@caravan/gazetteer/cities";

/** Three days in Lisbon from Monday 2027-05-03. */
export function lisbon(wishes: Partial<PlanRequest> = {}): PlanRequest {
  return {
    destination: {
      text: "Lisbon",
      lat: 38.7139,
      lng: -9.1394,
      currency: "EUR",
      mealCost: { lunch: "14", dinner: "28" },
    },
    startDate: "2027-05-03",
    endDate: "2027-05-05",
    travelers: 2,
    interests: [],
    avoid: [],
    travelStyle: null,
    pace: "usual",
    accommodationType: null,
    dietary: [],
    accessibility: [],
    budgetPerPerson: null,
    totalBudget: null,
    currency: "EUR",
    candidates: candidatesOf("lisbon"),
    fixed: [],
    only: null,
    setAside: [],
    board: null,
    seed: "test",
    ...wishes,
  };
}

export function activitiesOf(made: Plan): readonly PlannedActivity[] {
  return made.days.flatMap((day) => day.items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])));
}

/** Every day has activities; in a well-known town also a visit and a meal. */
export function isUsable(request: PlanRequest, made: Plan): boolean {
  const least = request.candidates.length >= 30 ? 3 : 1;
  return made.days.length > 0 && made.days.every((day) => day.items.length >= least);
}
