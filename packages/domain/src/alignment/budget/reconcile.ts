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
  /** Null where they do not meet, and where it would be one private budget and nothing else. */
  readonly range: BudgetRange | null;
  /** The last round's proposal took part, because of those who are silent. */
  readonly byImpliedConsent: boolean;
}

/** Who is silent agreed to what was proposed: it narrows what those who answered agree on, as long as that leaves anything. */
export function reconcileBudget(input: AlignmentInput, { answered, silent }: Participants): BudgetOutcome {
  const ranges = answered.flatMap((member) =>
    member.stance.budget ? [{ ...toMoney(member.stance.budget), member }] : [],
  );
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
  const isShown = reconciled && (byImpliedConsent || !isOnePrivate(ranges));
  return { ranges, fromGroup: false, reconciled, range: isShown ? toBudgetRange(taken) : null, byImpliedConsent };
}

/** Where only one budget limits anything it is nobody's overlap: a private one would be told whole. */
function isOnePrivate(ranges: readonly MemberBudget[]): boolean {
  const [only, second] = ranges.filter((it) => it.from > 0 || Number.isFinite(it.to));
  return second === undefined && only?.member.stance.budget?.private === true;
}

/** Where all of them meet; null where they do not, and of none at all. */
export function budgetOverlap(budgets: readonly BudgetRange[]): BudgetRange | null {
  if (budgets.length === 0) return null;
  const common = intersection(budgets.map(toMoney));
  return common.from <= common.to ? toBudgetRange(common) : null;
}

/** `from` is over `to` where they do not meet. */
export function intersection(ranges: readonly Money[]): Money {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const range of ranges) {
    from = Math.max(from, range.from);
    to = Math.min(to, range.to);
  }
  return { from, to };
}
