import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { entryKey } from "@caravan/domain/money/cost-entry";
import { moneyOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, invalidAt } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { expenseInput, replacedKey } from "./expense-input.ts";
import { findExpense, insertExpense, type StoredExpense } from "./store.ts";
import { loadTripMoney } from "./trip-money.ts";
import { checkDocument, validateExpense } from "./validate-expense.ts";
import { expenseWire, presentExpense } from "./wire.ts";

/** So that one list can show all of them. */
const MOST = 2000;
const count = statement("expense-count", "select count(*)::int as n from expenses where trip_id = $1", [t.uuid], {
  n: t.integer,
});

const { title, amount, date, ...others } = expenseInput;

export const addExpense = command({
  name: "add_expense",
  description:
    "Enters what somebody spent. With replaces it takes the place of an automatic entry, as when the estimate of an activity becomes what it did cost.",
  audience: "trips:write",
  approval: "applies",
  logged: true,
  errors: ["not_found", "forbidden", "already_replaced", "too_many_expenses"],
  input: z.object({
    trip_id: f.id,
    title,
    amount,
    date,
    ...z.object(others).partial().shape,
    replaces: replacedKey.optional(),
  }),
  output: z.object({ expense: expenseWire }),
  rest: { method: "POST", path: "/api/trips/{id}/expenses", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document: trip } = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const [row] = await ctx.sql.rows(count, [trip.id]);
    if ((row?.n ?? 0) >= MOST) throw conflict("too_many_expenses", said`A trip can have at most ${MOST} expenses.`);
    const { automatic, cost, expenses, people } = await loadTripMoney(ctx, trip);
    mustBeReplaceable(input.replaces, expenses, [...automatic, ...cost.unpriced].map(entryKey));
    await checkDocument(ctx, trip.id, input.document_id);
    const fields = validateExpense(
      {
        title: input.title,
        category: input.category ?? "other",
        amount: input.amount,
        currency: input.currency ?? trip.currency,
        date: input.date,
        paidById: input.paid_by ?? null,
        split: input.split ?? { mode: "equal", shares: [] },
        notes: input.notes || null,
      },
      people,
      null,
    );
    const id = ctx.newId();
    const { userId } = signedIn(ctx.actor);
    const kept = await insertExpense(ctx.sql, {
      ...fields,
      ...{ id, tripId: trip.id, createdById: userId, now: ctx.now },
      documentId: input.document_id ?? null,
      replaces: input.replaces ?? null,
    });
    if (!kept) throw alreadyReplaced();
    await recordChange(ctx, trip.id, {
      action: "add_expense",
      summary: said`Added the expense "${fields.title}" of ${moneyOf(fields.amount, fields.currency)}`,
      records: "expenses",
    });
    const expense = (await findExpense(ctx.sql, id, userId)) as StoredExpense;
    return { expense: presentExpense(expense, people) };
  },
});

function mustBeReplaceable(key: string | undefined, expenses: readonly StoredExpense[], keys: readonly string[]): void {
  if (key === undefined) return;
  if (expenses.some((it) => it.replaces === key)) throw alreadyReplaced();
  if (!keys.includes(key)) throw invalidAt("replaces", "is not one of the automatic entries of this trip");
}

const alreadyReplaced = () =>
  conflict("already_replaced", "Another expense already replaces this entry. Change that one.");
