import type { Group } from "../groups/types.ts";
import { suitsWords } from "./date-words.ts";
import type { AlignmentResult } from "./types.ts";

/** Where all budgets meet: an amount with words after it, or words alone. */
export interface BudgetMeeting {
  readonly amount: NonNullable<Group["budget_overlap"]["range"]> | null;
  readonly words: string;
}

/**
 * Budgets of others that are private are compared by rounds only, so that nobody finds them out by trying.
 *
 * @param hidden how many private budgets of others count.
 * @param last the last round; undefined while it is not known.
 */
export function budgetMeeting(
  { range, stated }: Group["budget_overlap"],
  hidden: number,
  last: Pick<AlignmentResult, "round_number" | "dimensions"> | undefined,
): BudgetMeeting | null {
  if (stated === 0) return null;
  if (range) return { amount: range, words: `a person ${suitsWords(stated, stated)}.` };
  if (hidden === 0) return { amount: null, words: "No amount suits everybody yet." };
  if (!last) return null;
  const whose = hidden === 1 ? "One budget is private" : "Some budgets are private";
  if (last.round_number === 0)
    return { amount: null, words: `${whose}, so the first round will tell where all of them meet.` };
  if (last.dimensions.budget) return { amount: null, words: "The budgets meet; the amount stays private." };
  return {
    amount: null,
    words: `In round ${last.round_number} the budgets did not meet. The next round compares them again.`,
  };
}
