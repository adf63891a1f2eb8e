import { budgetOf } from "../money/budget.ts";
import { inTripCurrency } from "../money/known-prices.ts";
import { likelyEntry } from "../money/price-ranges.ts";
import { noRecords, type TripCost, tripCost } from "../money/trip-cost.ts";
import type { ActivityFields } from "../trip/document.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { Plan, PlanRequest } from "./types.ts";

/** The cost of a trip with this plan: the new activities, those that stay, and what was booked and paid. */
export function costOfPlan(request: PlanRequest, plan: Pick<Plan, "days">): TripCost {
  const { destination, candidates, fixed } = request;
  const places = new Map(candidates.map((it) => [it.id, it]));
  const planned = new Set(plan.days.map((it) => it.date));
  const days = plan.days.map(({ date, items }) => ({
    date,
    activities: items.flatMap((it, index) =>
      it.kind === "planned" ? [{ ...it.activity, id: `${date} ${index}` }] : staying(request, date, it.activityId),
    ),
  }));
  const others = Map.groupBy(
    fixed.filter((it) => !planned.has(it.date)),
    (it) => it.date,
  );
  const kept = [...others].map(([date, its]) => ({ date, activities: its.map((it) => it.activity) }));
  const trip = { ...request, days: [...days, ...kept].sort((a, b) => (a.date < b.date ? -1 : 1)) };
  return tripCost<ActivityFields & { readonly id: string }>(trip, request.money ?? noRecords, {
    currency: destination.currency,
    mealCost: destination.mealCost,
    placeOf: ({ placeId }) => (placeId === null ? undefined : places.get(placeId)),
  });
}

/**
 * Estimated cost of rides and visits for one person, in the trip's currency. Meals are left out, because every day has
 * them.
 */
export function costOfStops(request: PlanRequest, stops: readonly Stop[]): number {
  return stops.reduce((sum, { ride, visit }) => {
    const fare = Number((ride?.fare && inTripCurrency(request, ride.fare)) ?? 0);
    return sum + fare + ((visit?.candidate && likelyEntry(request, visit.candidate)) ?? 0);
  }, 0);
}

const staying = ({ fixed }: PlanRequest, date: string, id: string) =>
  fixed.filter((it) => it.date === date && it.activity.id === id).map((it) => it.activity);

/** Whether there is a budget, and prices of the destination can be estimated in its currency. */
export function canCompareBudget(request: PlanRequest): boolean {
  const { currency, destination, money } = request;
  if (budgetOf(request) === null) return false;
  return destination.currency === currency || money?.rates.has(destination.currency ?? "") === true;
}
