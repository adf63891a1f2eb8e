import { budgetConflict } from "./budget/conflict.ts";
import { concessionsOf } from "./concessions.ts";
import { consensusOf } from "./consensus.ts";
import { datesConflict } from "./dates/conflict.ts";
import { destinationConflict } from "./destination/conflict.ts";
import { Reading } from "./parse-cache.ts";
import { type Outcome, proposalOf, reconcile, reconciledOf } from "./reconcile.ts";
import type { Alignment, AlignmentInput, Conflict } from "./types.ts";

/** A round: what the group agrees on, what stands in the way of the rest, and what each would give up. */
export function align(input: AlignmentInput): Alignment {
  const reading = new Reading();
  const outcome = reconcile(input, reading);
  return {
    score: outcome.score,
    reconciled: reconciledOf(outcome),
    proposal: proposalOf(outcome),
    consensus: consensusOf(outcome),
    conflicts: conflictsOf(outcome, reading),
    concessions: concessionsOf(outcome, reading),
  };
}

function conflictsOf(outcome: Outcome, reading: Reading): Conflict[] {
  return [
    outcome.dates.reconciled ? [] : datesConflict(outcome, reading),
    outcome.destination.reconciled ? [] : destinationConflict(outcome, reading),
    outcome.budget.reconciled ? [] : budgetConflict(outcome, reading),
  ].flat();
}
