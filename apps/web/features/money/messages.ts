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

/** The source of an automatic entry. */
export const sourceWords = {
  expense: "Entered",
  activity: "From the plan",
  booking: "From a booking",
  segment: "From a ticket",
} as const;
