import { budgetOverlap } from "@caravan/domain/alignment/budget/reconcile";
import type { BudgetRange } from "@caravan/domain/alignment/types";
import { numberOf } from "@caravan/domain/amount";
import type { z } from "zod";
import type { OpenedGroup } from "./access.ts";
import type { GroupPerson } from "./group-people.ts";
import type { budgetRangeWire, groupWire } from "./wire.ts";

/**
 * Where all stated budgets meet. While a private one of somebody else is among them, it is what the last round found: an
 * overlap that followed every change of one's own budget would tell the other by trial. And one that is the only budget
 * is nobody's overlap: it would be given away whole.
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
