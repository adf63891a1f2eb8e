import type { Amount } from "../fields.ts";
import type { Split } from "./expense-split.ts";

export const expenseCategories = ["transport", "accommodation", "food", "activities", "shopping", "other"] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** Where an entry comes from: entered by hand, or worked out of a row of the trip. */
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
  /** `YYYY-MM-DD`; null when nobody knows. */
  readonly date: string | null;
  /** What it may cost, as planned; nobody has paid or booked it yet. */
  readonly estimated: boolean;
  /** The price came without a currency and is taken to be in the trip's. */
  readonly currencyAssumed: boolean;
  /** Null: it is not part of who owes whom. */
  readonly paidBy: string | null;
  readonly split: Split | null;
}

/** The name that an expense gives in `replaces`. */
export const entryKey = ({ source, id }: Pick<CostEntry, "source" | "id">) => `${source}:${id}`;
