import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { recordBeside } from "../beside.ts";
import { command } from "../define.ts";
import { expenseForChange } from "./expense-for-change.ts";
import { deleteKept } from "./store.ts";

export const deleteExpense = command({
  name: "delete_expense",
  description: "Deletes an expense. An automatic entry whose place it had taken counts again.",
  audience: "trips:write",
  askedFirst: "refused",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ expense_id: f.id }),
  output: z.object({ deleted: z.literal(true), expense_id: f.id }),
  rest: { method: "DELETE", path: "/api/expenses/{id}", params: { id: "expense_id" } },
  async run(scene, input) {
    const { trip, expense } = await expenseForChange(scene, input.expense_id);
    await deleteKept(scene.sql, expense.id);
    await recordBeside(scene, trip.id, {
      action: "delete_expense",
      summary: `Deleted the expense "${expense.title}" of ${expense.amount} ${expense.currency}`,
      records: "expenses",
    });
    return { deleted: true as const, expense_id: expense.id };
  },
});
