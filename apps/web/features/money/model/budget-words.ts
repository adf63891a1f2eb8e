import { budgetForWords } from "@caravan/domain/money/budget";
import { formatMoney, formatRange } from "@/ui/format.ts";
import type { Summary } from "../types.ts";

interface Range {
  readonly low: number;
  readonly high: number;
}

/** "€400 each", "€1,200 for all 3": as it was stated; null without a budget. */
export function statedBudget({ budget, currency, travelers }: Summary): string | null {
  const amount = budget.for === "each" ? budget.each : budget.total;
  if (budget.for === null || amount === null) return null;
  return `${formatMoney(amount, currency)} ${budgetForWords(budget.for, travelers)}`;
}

/** "€130 left of €400 each", "€30 each over the budget of €400 each"; null without a budget. */
export function leftWords(summary: Summary): string | null {
  const { budget, currency, travelers } = summary;
  const stated = statedBudget(summary);
  const left = budget.for === "each" ? budget.left_each : budget.left;
  if (stated === null || left === null) return null;
  const amount = formatMoney(Math.abs(left), currency);
  const whose = budget.for === "each" && travelers > 1 ? " each" : "";
  return left < 0 ? `${amount}${whose} over the budget of ${stated}` : `${amount}${whose} left of ${stated}`;
}

/** The same budget in the other form: for all instead of for each, or the reverse. */
export function budgetOtherwise({ budget, currency, travelers }: Summary): string | null {
  if (budget.for === null || budget.each === null || budget.total === null || travelers < 2) return null;
  return budget.for === "each"
    ? `${formatMoney(budget.total, currency)} ${budgetForWords("all", travelers)}`
    : `${formatMoney(budget.each, currency)} each`;
}

/** "€40–€90"; one amount when both ends are the same. Estimates have no cents. */
export function rangeWords({ low, high }: Range, currency: string): string {
  const [from, to] = [low, high].map((it) => (it >= 20 ? Math.round(it) : it)) as [number, number];
  return formatRange(formatMoney(from, currency), formatMoney(to, currency));
}
