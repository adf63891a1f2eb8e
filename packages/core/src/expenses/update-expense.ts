import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { expenseForChange } from "./access.ts";
import { expenseInput } from "./expense-input.ts";
import { ExpensePeople } from "./expense-people.ts";
import { type ExpenseFields, findExpense, type StoredExpense, saveExpense } from "./store.ts";
import { peopleIn } from "./trip-money.ts";
import { checkDocument, validateExpense } from "./validate-expense.ts";
import { expenseWire, presentExpense } from "./wire.ts";

const changes = z.object(expenseInput).partial();

export const updateExpense = command({
  name: "update_expense",
  description:
    "Changes an expense; what is left out stays. A split by amounts has to fit the amount that results, so the two are changed together.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ expense_id: f.id, ...changes.shape }),
  output: z.object({ expense: expenseWire }),
  rest: { method: "PATCH", path: "/api/expenses/{id}", params: { id: "expense_id" } },
  async run(ctx, input) {
    const { trip, expense } = await expenseForChange(ctx, input.expense_id);
    await checkDocument(ctx, trip.id, input.document_id);
    const people = await ExpensePeople.on(ctx.sql, trip.id, peopleIn([expense]));
    const fields = validateExpense(merged(expense, input), people, expense);
    await saveExpense(ctx.sql, expense.id, { ...fields, documentId: input.document_id, now: ctx.now });
    await recordChange(ctx, trip.id, {
      action: "update_expense",
      summary: said`Changed the expense "${fields.title}"`,
      records: "expenses",
    });
    const after = (await findExpense(ctx.sql, expense.id, signedIn(ctx.actor).userId)) as StoredExpense;
    return { expense: presentExpense(after, people) };
  },
});

function merged(expense: StoredExpense, input: z.output<typeof changes>): ExpenseFields {
  return {
    title: input.title ?? expense.title,
    category: input.category ?? expense.category,
    amount: input.amount ?? expense.amount,
    currency: input.currency ?? expense.currency,
    date: input.date ?? expense.date,
    paidById: input.paid_by === undefined ? expense.paidById : input.paid_by,
    split: input.split ?? expense.split,
    notes: input.notes === undefined ? expense.notes : input.notes || null,
  };
}
