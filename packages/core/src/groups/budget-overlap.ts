import { budgetOverlap } from "@caravan/domain/alignment/budget/reconcile";
import type { BudgetRange } from "@caravan/domain/alignment/types";
import { numberOf } from "@caravan/domain/amount";
import type { z } from "zod";
import type { OpenedGroup } from "./access.ts";
import type { GroupPerson } from "./group-people.ts";
import type { budgetRangeWire, groupWire } from "./wire.ts";

/**
 * The overlap of all stated budgets. When another member's is private, it is the last round's result: an overlap that
 * followed every change of one's own budget would reveal the other. A budget that is the only one is not shown to
 * others.
 */
export function budgetOverlapFor(
  group: Pick<OpenedGroup, "proposal">,
  people: readonly Pick<GroupPerson, "userId" | "preferences">[],
  reader: string,
): z.input<typeof groupWire>["budget_overlap"] {
  const stated = people.flatMap(({ userId, preferences }) => {
    const budget = preferences?.budget;
    return budget && !budget.ignored ? [{ userId, budget }] : [];
  });
  const isHidden = stated.some(({ userId, budget }) => budget.private && userId !== reader);
  const found = isHidden
    ? stated.length > 1 && group.proposal?.budget
    : budgetOverlap(stated.map(({ budget }) => ({ min: budget.min ?? "0", max: budget.max ?? null })));
  return {
    range: found ? presentRange(found) : null,
    stated: stated.length,
    private: stated.filter((it) => it.budget.private).length,
  };
}

export function presentRange({ min, max }: BudgetRange): z.input<typeof budgetRangeWire> {
  return { min: Number(min), max: numberOf(max) };
}
