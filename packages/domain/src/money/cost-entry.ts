import type { Amount } from "../amount.ts";
import type { Split } from "./expense-split.ts";

export const expenseCategories = ["transport", "accommodation", "food", "activities", "shopping", "other"] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** Where an entry comes from: entered by hand, or derived from a row of the trip. */
export const entrySources = ["expense", "activity", "booking", "segment"] as const;
export type EntrySource = (typeof entrySources)[number];

/** One thing that costs money. */
export interface CostEntry {
  readonly source: EntrySource;
  readonly id: string;
  readonly title: string;
  readonly category: ExpenseCategory;
  readonly amount: Amount;
  readonly currency: string;
  /** `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
  /** An estimate that is not paid or booked yet. */
  readonly estimated: boolean;
  /** The price had no currency, so the trip's is assumed. */
  readonly currencyAssumed: boolean;
  /** Null when it is not shared. */
  readonly paidBy: string | null;
  readonly split: Split | null;
}

/** The key that an expense names in `replaces`. */
export const entryKey = ({ source, id }: Pick<CostEntry, "source" | "id">) => `${source}:${id}`;
