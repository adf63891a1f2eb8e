import { formatMoney, formatRange } from "@/ui/format.ts";
import { formatMoneyRange, type MoneyRange } from "@/ui/format-money-range.ts";
import { t } from "../messages/index.ts";

interface PlanSummary {
  readonly currency: string;
  readonly travelers: number;
  readonly expected: { readonly low: number; readonly high: number; readonly likely: number };
  readonly unpriced: readonly unknown[];
  readonly total: number;
  /** Nights without a stay: their estimate is part of what the trip likely costs. */
  readonly open_nights: unknown;
}

/** Estimates for each person, rounded to whole units. */
const each = (amount: number, travelers: number) => Math.round(amount / travelers);

/**
 * "The planned trip likely costs €320–€410 each, within the agreed €300–€500 per person." Null while nothing costs
 * anything. Amounts in another currency are not compared.
 */
export function planCostWords(summary: PlanSummary, agreed: MoneyRange | null, currency: string): string | null {
  const { travelers, unpriced, expected, total, open_nights } = summary;
  // The nights of a trip on which nothing is planned are no plan.
  if (expected.high === 0 || (total === 0 && unpriced.length === 0)) return null;
  const [low, high] = [each(expected.low, travelers), each(expected.high, travelers)];
  const money = (amount: number) => formatMoney(amount, summary.currency);
  const cost = formatRange(money(low), money(high));
  const open = unpriced.length > 0 || open_nights !== null ? "yes" : "no";
  const isComparable = agreed !== null && agreed.max !== null && currency === summary.currency;
  return t("cost", {
    open,
    cost,
    agreed: !isComparable ? "unknown" : each(expected.likely, travelers) > (agreed.max ?? 0) ? "over" : "within",
    range: isComparable ? formatMoneyRange(agreed, currency) : "",
  });
}
