import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Money = ApiOutputs["expenses"]["list"];
export type Expense = Money["expenses"][number];
/** An entry that follows from an activity, a booking or a segment. */
export type Automatic = Money["automatic"][number];
/** Something that costs money and has no price yet. */
export type Unpriced = Summary["unpriced"][number];
/** What an expense can replace: an automatic entry, or something without a price. */
export type Replaceable = Pick<Automatic, "key" | "title" | "category" | "date" | "currency"> & {
  readonly amount: number | null;
};
export type Rate = Money["rates"][number];
export type Reference = Money["reference"];
export type Summary = ApiOutputs["expenses"]["summary"]["summary"];
export type Category = Expense["category"];
export type NewExpense = ApiInputs["expenses"]["add"];
export type ExpenseChange = ApiInputs["expenses"]["update"];
export type Member = ApiOutputs["members"]["list"]["members"][number];
