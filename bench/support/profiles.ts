import type { PlanRequest } from "../../packages/domain/src/planning/types.ts";

/** Five kinds of travellers whose plans differ clearly. */
export const profiles: Readonly<Record<string, (base: PlanRequest, days: number) => Partial<PlanRequest>>> = {
  "first visit": () => ({ travelStyle: "comfort" }),
  "frugal, museums and food": (base, days) => ({
    travelStyle: "budget",
    interests: ["museums", "food"],
    totalBudget: null,
    budgetPerPerson: frugal(base, days),
  }),
  "family, at ease": () => ({ travelers: 4, interests: ["family", "parks"], pace: "slow" }),
  "wheelchair, vegetarian": () => ({
    travelStyle: "luxury",
    accessibility: ["wheelchair"],
    dietary: ["vegetarian"],
    interests: ["art", "gardens"],
  }),
  "nights and views, no museums": () => ({
    travelStyle: "adventure",
    interests: ["nightlife", "viewpoints"],
    avoid: ["museums"],
    pace: "fast",
  }),
};

/** Two simple meals and a little for entries every day. */
function frugal({ destination }: PlanRequest, days: number): string {
  const { lunch = "0", dinner = "0" } = destination.mealCost ?? {};
  return String(Math.round(days * (Number(lunch) * 1.5 + Number(dinner))));
}
