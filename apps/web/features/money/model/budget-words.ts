import { formatMoney, formatRange } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import type { Summary } from "../types.ts";

interface Range {
  readonly low: number;
  readonly high: number;
}

/** "€400 each", "€1,200 for all 3": as it was stated; null without a budget. */
export function statedBudget({ budget, currency, travelers }: Summary): string | null {
  const amount = budget.for === "each" ? budget.each : budget.total;
  if (budget.for === null || amount === null) return null;
  return forWhom(formatMoney(amount, currency), budget.for, travelers);
}

const forWhom = (money: string, whose: "each" | "all", travelers: number) =>
  whose === "each" ? t("budget.each", { money }) : t("budget.all", { money, travelers });

/** "€130 left of €400 each", "€30 each over the budget of €400 each"; null without a budget. */
export function leftWords(summary: Summary): string | null {
  const { budget, currency, travelers } = summary;
  const stated = statedBudget(summary);
  const left = budget.for === "each" ? budget.left_each : budget.left;
  if (stated === null || left === null) return null;
  const amount = formatMoney(Math.abs(left), currency);
  const words = {
    amount: budget.for === "each" && travelers > 1 ? t("budget.each", { money: amount }) : amount,
    budget: stated,
  };
  return left < 0 ? t("left.over", words) : t("left.under", words);
}

/** The same budget in the other form: for all instead of for each, or the reverse. */
export function budgetOtherwise({ budget, currency, travelers }: Summary): string | null {
  if (budget.for === null || budget.each === null || budget.total === null || travelers < 2) return null;
  return budget.for === "each"
    ? forWhom(formatMoney(budget.total, currency), "all", travelers)
    : forWhom(formatMoney(budget.each, currency), "each", travelers);
}

/** "€40–€90"; one amount when both ends are the same. Estimates have no cents. */
export function rangeWords({ low, high }: Range, currency: string): string {
  const [from, to] = [low, high].map((it) => (it >= 20 ? Math.round(it) : it)) as [number, number];
  return formatRange(formatMoney(from, currency), formatMoney(to, currency));
}
