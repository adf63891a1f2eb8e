import * as f from "@caravan/domain/fields";
import { moneyOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { expenseForChange } from "./access.ts";
import { removeExpense } from "./store.ts";

export const deleteExpense = command({
  name: "delete_expense",
  description: "Deletes an expense. An automatic entry that it replaced counts again.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ expense_id: f.id }),
  output: z.object({ deleted: z.literal(true), expense_id: f.id }),
  rest: { method: "DELETE", path: "/api/expenses/{id}", params: { id: "expense_id" } },
  async run(ctx, input) {
    const { trip, expense } = await expenseForChange(ctx, input.expense_id);
    await removeExpense(ctx.sql, expense.id);
    await recordChange(ctx, trip.id, {
      action: "delete_expense",
      summary: said`Deleted the expense "${expense.title}" of ${moneyOf(expense.amount, expense.currency)}`,
      records: "expenses",
    });
    return { deleted: true as const, expense_id: expense.id };
  },
});
