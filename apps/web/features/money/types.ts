import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Money = ApiOutputs["expenses"]["list"];
export type Expense = Money["expenses"][number];
/** What follows from an activity, a booking or a segment. */
export type Automatic = Money["automatic"][number];
export type Rate = Money["rates"][number];
export type Summary = ApiOutputs["expenses"]["summary"]["summary"];
export type Category = Expense["category"];
export type NewExpense = ApiInputs["expenses"]["add"];
export type ExpenseChange = ApiInputs["expenses"]["update"];
export type Member = ApiOutputs["members"]["list"]["members"][number];
