import type { Participants } from "../participants.ts";
import type { AlignmentInput, AlignmentMember, BudgetRange } from "../types.ts";
import { type Money, toBudgetRange, toMoney } from "./amounts.ts";

export interface MemberBudget extends Money {
  readonly member: AlignmentMember;
}

export interface BudgetOutcome {
  /** Of those who answered. */
  readonly ranges: readonly MemberBudget[];
  readonly fromGroup: boolean;
  readonly reconciled: boolean;
  /** Null when they do not overlap, and when it could reveal a private budget. */
  readonly range: BudgetRange | null;
  /** The last round's proposal counted, because of silent members. */
  readonly byImpliedConsent: boolean;
}

/**
 * Silent members accept the last proposal: it narrows the overlap, unless nothing would be left. When that was agreed
 * and not shown, what they stated themselves stands for it.
 */
export function reconcileBudget(input: AlignmentInput, { answered, silent }: Participants): BudgetOutcome {
  const stated = (members: readonly AlignmentMember[]) =>
    members.flatMap((member) => (member.wishes.budget ? [{ ...toMoney(member.wishes.budget), member }] : []));
  const withSilent = stated([...answered, ...silent]);
  const all = intersection(withSilent);
  const ranges = input.previousBudgetHidden && all.from <= all.to ? withSilent : stated(answered);
  const agreed = silent.length > 0 ? (input.previous?.budget ?? null) : null;
  if (ranges.length === 0 && !agreed) {
    const { budget } = input.group;
    return { ranges, fromGroup: true, reconciled: budget !== null, range: budget, byImpliedConsent: false };
  }
  const common = intersection(ranges);
  const narrowed = agreed && intersection([common, toMoney(agreed)]);
  const byImpliedConsent = narrowed !== null && narrowed.from <= narrowed.to;
  const taken = byImpliedConsent ? narrowed : common;
  const reconciled = taken.from <= taken.to;
  const isShown = reconciled && !couldReveal(ranges);
  return { ranges, fromGroup: false, reconciled, range: isShown ? toBudgetRange(taken) : null, byImpliedConsent };
}

/** From so many private limits on, the overlap does not tell whose limit it is. */
const ENOUGH_PRIVATE = 3;

/** Every member knows the budgets that are not private, so with few private ones the overlap would tell theirs. */
function couldReveal(ranges: readonly MemberBudget[]): boolean {
  const limits = ranges.filter(
    ({ from, to, member }) => (from > 0 || Number.isFinite(to)) && member.wishes.budget?.private,
  );
  return limits.length > 0 && limits.length < ENOUGH_PRIVATE;
}

/** The overlap; null when there is none, and for an empty list. */
export function budgetOverlap(budgets: readonly BudgetRange[]): BudgetRange | null {
  if (budgets.length === 0) return null;
  const common = intersection(budgets.map(toMoney));
  return common.from <= common.to ? toBudgetRange(common) : null;
}

/** `from` is above `to` when there is no overlap. */
export function intersection(ranges: readonly Money[]): Money {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const range of ranges) {
    from = Math.max(from, range.from);
    to = Math.min(to, range.to);
  }
  return { from, to };
}
