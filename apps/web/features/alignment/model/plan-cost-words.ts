import { formatMoney, formatMoneyRange, formatRange, type MoneyRange } from "@/ui/format.ts";

interface PlanSummary {
  readonly currency: string;
  readonly travelers: number;
  readonly expected: { readonly low: number; readonly high: number; readonly likely: number };
  readonly unpriced: readonly unknown[];
  /** Nights without a stay: their estimate is part of what the trip likely costs. */
  readonly open_nights?: { readonly estimate: PlanSummary["expected"] | null } | null;
}

/** Estimates for each person, rounded to whole units. */
const each = (amount: number, travelers: number) => Math.round(amount / travelers);

/**
 * "The planned trip likely costs €320–€410 each, within the agreed €300–€500 per person." Null while nothing costs
 * anything. Amounts in another currency are not compared.
 */
export function planCostWords(summary: PlanSummary, agreed: MoneyRange | null, currency: string): string | null {
  const { travelers, unpriced } = summary;
  if (summary.expected.high === 0) return null;
  const nights = summary.open_nights?.estimate ?? { low: 0, likely: 0, high: 0 };
  const expected = {
    low: summary.expected.low + nights.low,
    likely: summary.expected.likely + nights.likely,
    high: summary.expected.high + nights.high,
  };
  const [low, high] = [each(expected.low, travelers), each(expected.high, travelers)];
  const money = (amount: number) => formatMoney(amount, summary.currency);
  const cost = formatRange(money(low), money(high));
  const open = unpriced.length > 0 || nights.likely > 0 ? "likely costs" : "costs about";
  const base = `The planned trip ${open} ${cost} each`;
  if (agreed === null || agreed.max === null || currency !== summary.currency) return `${base}.`;
  const isOver = each(expected.likely, travelers) > agreed.max;
  return `${base}, ${isOver ? "over" : "within"} the agreed ${formatMoneyRange(agreed, currency)} per person.`;
}
