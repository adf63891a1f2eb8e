import { statement, t } from "@caravan/db/sql";
import type { FileExpense, FileRate } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

const insertExpenses = statement(
  "imported-expenses-insert",
  `insert into expenses (id, trip_id, created_by_id, title, category, amount, currency, date, paid_by_id, split, notes,
                         document_id, replaces, created_at, updated_at)
   select x."id", $1, $2, x."title", x."category", x."amount", x."currency", x."date", x."paidById", x."split", x."notes",
          x."documentId", x."replaces", x."createdAt", x."updatedAt"
     from jsonb_to_recordset($3::jsonb) as x ("id" uuid, "title" text, "category" text, "amount" numeric, "currency" text,
          "date" text, "paidById" uuid, "split" jsonb, "notes" text, "documentId" uuid, "replaces" text,
          "createdAt" timestamptz, "updatedAt" timestamptz)`,
  [t.uuid, t.uuid, t.json<readonly object[]>()],
);
const insertRates = statement(
  "imported-rates-insert",
  `insert into trip_rates (trip_id, currency, base, rate, reference_date, updated_at)
   select $1, x."currency", $2, x."rate", x."referenceDate", $3
     from jsonb_to_recordset($4::jsonb) as x ("currency" text, "rate" numeric, "referenceDate" text)
   on conflict (trip_id, currency) do nothing`,
  [t.uuid, t.text, t.timestamp, t.json<readonly FileRate[]>()],
);

/** Stores the expenses and exchange rates of an imported trip. Its people and documents are stored already. */
export async function addImportedMoney(
  ctx: Context,
  trip: { readonly id: string; readonly currency: string },
  { expenses, rates }: { readonly expenses: readonly FileExpense[]; readonly rates: readonly FileRate[] },
): Promise<void> {
  const rows = expenses.map(({ split, ...it }) => ({
    ...it,
    split: {
      mode: split.mode,
      shares: split.shares.map(({ personId, ...share }) => ({ user_id: personId, ...share })),
    },
  }));
  if (rows.length > 0) await ctx.sql.rows(insertExpenses, [trip.id, signedIn(ctx.actor).userId, rows]);
  if (rates.length > 0) await ctx.sql.rows(insertRates, [trip.id, trip.currency, ctx.now, rates]);
}
