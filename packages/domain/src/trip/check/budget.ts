import type { TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";

/** What one person may spend on the plan; null when nobody has said. */
export function budgetOf(trip: TripDocument): number | null {
  if (trip.budgetPerPerson !== null) return Number(trip.budgetPerPerson);
  return trip.totalBudget === null ? null : Number(trip.totalBudget) / trip.travelers;
}

/** What the plan costs one person. Thousandths, so that many small amounts add up exactly. */
export function costOf(trip: TripDocument): number {
  let sum = 0;
  for (const day of trip.days)
    for (const it of day.activities) if (it.estimatedCost !== null) sum += Math.round(Number(it.estimatedCost) * 1000);
  return sum / 1000;
}

export function checkBudget(trip: TripDocument): Problem[] {
  const budget = budgetOf(trip);
  if (budget === null) return [];
  const cost = costOf(trip);
  if (cost <= budget) return [];
  const dearest = trip.days
    .flatMap((it) => it.activities)
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost));
  return [
    {
      code: "over_budget",
      severity: "warning",
      message: `The plan comes to about ${amount(cost)} ${trip.currency} a person, ${amount(cost - budget)} ${trip.currency} over the budget.`,
      dayIds: [],
      activityIds: dearest.slice(0, 3).map((it) => it.id),
    },
  ];
}

export function amount(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, "");
}
