import type { Group } from "@/features/groups/index.ts";
import { formatMoney, formatRange } from "@/ui/format.ts";
import { formatMoneyRange, type MoneyRange } from "@/ui/format-money-range.ts";
import { t } from "../messages/index.ts";
import { suitsWords } from "../messages.ts";
import type { AlignmentResult } from "./types.ts";

export interface BudgetBar extends MoneyRange {
  readonly id: string;
  readonly name: string;
  readonly isYou: boolean;
  /** Only the reader's own can be private: the amounts of others' private budgets are never sent. */
  readonly isPrivate: boolean;
}

export interface Budgets {
  readonly bars: readonly BudgetBar[];
  /** How many more count without being shown. */
  readonly hidden: number;
  /** Members who sent something that is not a budget. */
  readonly unread: readonly string[];
  readonly statedBy: readonly string[];
}

/** The reader first, the others in the order of joining. */
export function budgetsOf({
  members,
  you,
  budget_overlap,
}: Pick<Group, "members" | "you" | "budget_overlap">): Budgets {
  const stated = members.flatMap((member) => {
    const budget = member.preferences?.budget;
    return budget ? [{ member, budget, isYou: member.user_id === you }] : [];
  });
  const bars = stated
    .filter(({ budget, isYou }) => !budget.ignored && (isYou || !budget.private))
    .map(
      ({ member, budget, isYou }): BudgetBar => ({
        id: member.user_id,
        name: member.name,
        isYou,
        isPrivate: budget.private,
        min: budget.min ?? 0,
        max: budget.max,
      }),
    );
  const own = bars.some((it) => it.isPrivate);
  return {
    bars: [...bars.filter((it) => it.isYou), ...bars.filter((it) => !it.isYou)],
    hidden: Math.max(0, budget_overlap.private - Number(own)),
    unread: stated
      .filter(({ budget }) => budget.ignored)
      .map(({ member, isYou }) => (isYou ? t("youInList") : member.name)),
    statedBy: stated.map(({ member }) => member.user_id),
  };
}

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** The scale: from zero, or from a little below the lowest amount, to a little above the highest one. */
export function scaleOf(ranges: readonly MoneyRange[]): Scale {
  if (ranges.length === 0) return { from: 0, to: 100 };
  const lowest = Math.min(...ranges.map((it) => it.min));
  const named = ranges.flatMap((it) => [it.min, ...(it.max === null ? [] : [it.max])]);
  const highest = Math.max(...named);
  // Ranges without a maximum need room on the right.
  const to = roundUp(ranges.some((it) => it.max === null) ? highest * 1.3 : highest * 1.05) || 100;
  const step = roundUp(to / 10);
  const from = lowest > to / 2 ? Math.floor((lowest - (to - lowest) * 0.2) / step) * step : 0;
  return { from: Math.max(0, from), to };
}

/** The position of an amount, from 0 to 100. */
export function placeOn({ from, to }: Scale, amount: number | null): number {
  if (amount === null) return 100;
  return Math.max(0, Math.min(100, ((amount - from) / (to - from)) * 100));
}

/** Rounded up to two leading digits, so that the ends of the scale are easy to read. */
function roundUp(amount: number): number {
  if (amount <= 0) return 0;
  const unit = 10 ** Math.max(-2, Math.floor(Math.log10(amount)) - 1);
  return Math.ceil(amount / unit) * unit;
}

/** The overlap of all budgets: an amount with words after it, or words alone. */
interface BudgetOverlapText {
  readonly amount: NonNullable<Group["budget_overlap"]["range"]> | null;
  readonly words: string;
}

/**
 * Private budgets of others are compared by rounds only, so that nobody can find them out by trying.
 *
 * @param hidden how many private budgets of others count
 * @param last the last round; undefined while it is loading
 */
export function budgetOverlapText(
  { range, stated }: Group["budget_overlap"],
  hidden: number,
  last: Pick<AlignmentResult, "round_number" | "dimensions"> | undefined,
): BudgetOverlapText | null {
  if (stated === 0) return null;
  if (range) return { amount: range, words: t("overlap.perPerson", { suits: suitsWords(stated, stated) }) };
  if (hidden === 0) return { amount: null, words: t("overlap.none") };
  if (!last) return null;
  const whose = hidden === 1 ? t("overlap.onePrivate") : t("overlap.somePrivate");
  if (last.round_number === 0) return { amount: null, words: t("overlap.firstRound", { whose }) };
  if (last.dimensions.budget) return { amount: null, words: t("overlap.hidden") };
  return {
    amount: null,
    words: t("overlap.notIn", { round: String(last.round_number) }),
  };
}

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
