import { type ExpenseCategory, expenseCategories } from "@caravan/domain/money/cost-entry";
import type { SplitMode } from "@caravan/domain/money/expense-split";

export const categoryWords: Readonly<Record<ExpenseCategory, string>> = {
  transport: "Transport",
  accommodation: "Stay",
  food: "Food and drink",
  activities: "Activities",
  shopping: "Shopping",
  other: "Other",
};

export const categoryOptions = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));

export const modeWords: Readonly<Record<SplitMode, string>> = {
  equal: "Equally",
  weights: "By shares",
  amounts: "By amount",
};

/** "Ana", "Ana and Rui", "Ana, Rui and 2 more". */
export function nameList(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? "";
  if (names.length <= 3) return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

/** What an entry that came by itself comes from. */
export const sourceWords = {
  expense: "Entered",
  activity: "From the plan",
  booking: "From a booking",
  segment: "From a ticket",
} as const;
