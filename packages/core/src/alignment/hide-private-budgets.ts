import type { AlignmentInput } from "@caravan/domain/alignment/types";
import type { z } from "zod";
import { presentOutcome } from "./present.ts";
import type { StoredRound } from "./store.ts";
import type { conflictWire, outcomeWire } from "./wire.ts";

/**
 * Trying things out while somebody else's budget is private. Whoever could compare budgets at will would soon know it, and
 * a comparison is also who is counted: those who are silent, or came and went since. So the budget is what the last round
 * found, to the letter, whatever is tried; before any round it is not looked at.
 */

type Outcome = z.input<typeof outcomeWire>;

/** Without anybody's budget, and agreed on as the last round left it, so that scores are right. */
export function withoutBudgets(round: StoredRound | undefined, input: AlignmentInput): AlignmentInput {
  const isAgreed = round?.result.reconciled.budget ?? false;
  return {
    group: { ...input.group, budget: isAgreed ? { min: "0", max: null } : null },
    members: input.members.map((it) => ({ ...it, wishes: { ...it.wishes, budget: null } })),
    previous: input.previous && { ...input.previous, budget: null },
  };
}

/** The outcome with what the last round said of the budget. */
export function withLastRoundBudget(round: StoredRound | undefined, outcome: Outcome): Outcome {
  const told = round && presentOutcome(round.result);
  const items = told?.consensus_items ?? [];
  const conflicts = told?.conflicts ?? [untilRound];
  return {
    ...outcome,
    consensus_items: [...outcome.consensus_items.filter(isElse), ...items.filter((it) => !isElse(it))],
    conflicts: [...outcome.conflicts.filter(isElse), ...conflicts.filter((it) => !isElse(it))],
    proposed_budget: told?.proposed_budget ?? null,
  };
}

const isElse = ({ dimension }: { readonly dimension: string }) => dimension !== "budget";

const untilRound: z.input<typeof conflictWire> = {
  dimension: "budget",
  code: "private_until_round",
  message: "Somebody's budget is private, so only a round can tell whether all budgets overlap.",
  member_ids: [],
  relaxations: [],
};
