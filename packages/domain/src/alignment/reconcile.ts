import { type BudgetOutcome, reconcileBudget } from "./budget/reconcile.ts";
import { dateOf } from "./dates/day-numbers.ts";
import { type DatesOutcome, reconcileDates } from "./dates/reconcile.ts";
import { type DestinationOutcome, reconcileDestination } from "./destination/reconcile.ts";
import type { Reading } from "./parse-cache.ts";
import { type Counted, countedIn } from "./participants.ts";
import type { AlignmentInput, Dimension, Proposal, Score } from "./types.ts";

/** What a round comes to, before it is explained. */
export interface Outcome {
  readonly input: AlignmentInput;
  readonly counted: Counted;
  readonly dates: DatesOutcome;
  readonly destination: DestinationOutcome;
  readonly budget: BudgetOutcome;
  readonly score: Score;
}

/** @param known What is the same as in another outcome and need not be worked out again. */
export function reconcile(
  input: AlignmentInput,
  reading: Reading,
  known: Partial<Pick<Outcome, Dimension>> = {},
): Outcome {
  const counted = countedIn(input);
  const dates = known.dates ?? reconcileDates(input, counted, reading);
  const destination = known.destination ?? reconcileDestination(input, counted, reading);
  const budget = known.budget ?? reconcileBudget(input, counted);
  const agreed = [dates, destination, budget].filter((it) => it.reconciled).length;
  return { input, counted, dates, destination, budget, score: scores[agreed] as Score };
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
