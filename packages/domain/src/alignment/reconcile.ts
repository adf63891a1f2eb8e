import { type BudgetOutcome, reconcileBudget } from "./budget/reconcile.ts";
import { dateOf } from "./dates/day-numbers.ts";
import { type DatesOutcome, reconcileDates } from "./dates/reconcile.ts";
import { type DestinationOutcome, reconcileDestination } from "./destination/reconcile.ts";
import type { ParseCache } from "./parse-cache.ts";
import { type Participants, participantsIn } from "./participants.ts";
import type { AlignmentInput, Dimension, Proposal, Score } from "./types.ts";

/** The outcome of a round, before it is explained. */
export interface Outcome {
  readonly input: AlignmentInput;
  readonly participants: Participants;
  readonly dates: DatesOutcome;
  readonly destination: DestinationOutcome;
  readonly budget: BudgetOutcome;
  readonly score: Score;
}

/** @param known results of another outcome that are the same here and need not be computed again */
export function reconcile(
  input: AlignmentInput,
  cache: ParseCache,
  known: Partial<Pick<Outcome, Dimension>> = {},
): Outcome {
  const participants = participantsIn(input);
  const dates = known.dates ?? reconcileDates(input, participants, cache);
  const destination = known.destination ?? reconcileDestination(input, participants, cache);
  const budget = known.budget ?? reconcileBudget(input, participants);
  const agreed = [dates, destination, budget].filter((it) => it.reconciled).length;
  return { input, participants, dates, destination, budget, score: scores[agreed] as Score };
}

const scores: readonly Score[] = [20, 45, 70, 95];

export function reconciledOf({ dates, destination, budget }: Outcome): Record<Dimension, boolean> {
  return { dates: dates.reconciled, destination: destination.reconciled, budget: budget.reconciled };
}

export function proposalOf({ dates: { window }, destination: { best }, budget: { range } }: Outcome): Proposal {
  return {
    dates: window && { start: dateOf(window.start), end: dateOf(window.end) },
    destination: best?.place.name ?? null,
    budget: range,
  };
}
