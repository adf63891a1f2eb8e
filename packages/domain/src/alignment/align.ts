import { budgetConflict } from "./budget/conflict.ts";
import { concessionsOf } from "./concessions.ts";
import { consensusOf } from "./consensus.ts";
import { datesConflict } from "./dates/conflict.ts";
import { destinationConflict } from "./destination/conflict.ts";
import { ParseCache } from "./parse-cache.ts";
import { type Outcome, proposalOf, reconcile, reconciledOf } from "./reconcile.ts";
import type { Alignment, AlignmentInput, Conflict } from "./types.ts";

/** Runs a round: what the group agrees on, what conflicts, and what each member would give up. */
export function align(input: AlignmentInput): Alignment {
  const cache = new ParseCache();
  const outcome = reconcile(input, cache);
  return {
    score: outcome.score,
    reconciled: reconciledOf(outcome),
    proposal: proposalOf(outcome),
    consensus: consensusOf(outcome),
    conflicts: conflictsOf(outcome, cache),
    concessions: concessionsOf(outcome, cache),
  };
}

function conflictsOf(outcome: Outcome, cache: ParseCache): Conflict[] {
  return [
    outcome.dates.reconciled ? [] : datesConflict(outcome, cache),
    outcome.destination.reconciled ? [] : destinationConflict(outcome, cache),
    outcome.budget.reconciled ? [] : budgetConflict(outcome, cache),
  ].flat();
}
