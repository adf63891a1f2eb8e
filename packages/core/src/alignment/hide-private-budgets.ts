import type { AlignmentInput } from "@caravan/domain/alignment/types";
import { said } from "@caravan/domain/words/sentence";
import type { z } from "zod";
import { word } from "../kernel/word.ts";
import { presentOutcome } from "./present.ts";
import type { StoredRound } from "./store.ts";
import type { conflictWire, outcomeWire } from "./wire.ts";

/**
 * Simulations while somebody else's budget is private. Comparing budgets at will would reveal it, and so would who is
 * counted. So the budget is exactly what the last round found; before any round it is not compared.
 */

type Outcome = z.input<typeof outcomeWire>;

/** Without budgets, and reconciled as in the last round, so that scores are right. */
export function withoutBudgets(round: StoredRound | undefined, input: AlignmentInput): AlignmentInput {
  const isAgreed = round?.result.reconciled.budget ?? false;
  return {
    group: { ...input.group, budget: isAgreed ? { min: "0", max: null } : null },
    members: input.members.map((it) => ({ ...it, wishes: { ...it.wishes, budget: null } })),
    previous: input.previous && { ...input.previous, budget: null },
  };
}

export function withLastRoundBudget(round: StoredRound | undefined, outcome: Outcome): Outcome {
  const told = round && presentOutcome(round.result);
  const items = told?.consensus_items ?? [];
  const conflicts = told?.conflicts ?? [untilRound()];
  return {
    ...outcome,
    consensus_items: [...outcome.consensus_items.filter(isElse), ...items.filter((it) => !isElse(it))],
    conflicts: [...outcome.conflicts.filter(isElse), ...conflicts.filter((it) => !isElse(it))],
    proposed_budget: told?.proposed_budget ?? null,
  };
}

const isElse = ({ dimension }: { readonly dimension: string }) => dimension !== "budget";

const untilRound = (): z.input<typeof conflictWire> => ({
  dimension: "budget",
  code: "private_until_round",
  message: word(said`Somebody's budget is private, so only a round can tell whether all budgets overlap.`),
  member_ids: [],
  relaxations: [],
});
