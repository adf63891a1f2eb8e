import { type Sql, statement } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/fields";
import type { ExpenseCategory } from "@caravan/domain/money/cost-entry";
import type { Split, SplitMode } from "@caravan/domain/money/expense-split";

/** An expense as somebody entered it. */
export interface StoredExpense extends ExpenseFields {
  readonly id: string;
  readonly tripId: string;
  readonly createdById: string;
  readonly replaces: string | null;
  /** The receipt with its name, for those who may see it. */
  readonly document: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ExpenseFields {
  readonly title: string;
  readonly category: ExpenseCategory;
  readonly amount: Amount;
  readonly currency: string;
  readonly date: string;
  readonly paidById: string | null;
  readonly split: Split;
  readonly notes: string | null;
}

interface KeptSplit {
  readonly mode: SplitMode;
  readonly shares: readonly { readonly user_id: string; readonly weight?: string; readonly amount?: Amount }[];
}

const columns = `e.id, e.trip_id as "tripId", e.created_by_id as "createdById", e.title, e.category,
  trim_scale(e.amount)::text as amount, e.currency, e.date, e.paid_by_id as "paidById", e.split, e.notes, e.replaces,
  case when d.id is null then null else json_build_object('id', d.id, 'name', d.name) end as document,
  e.created_at as "createdAt", e.updated_at as "updatedAt"`;
// A private receipt is there for its uploader and for nobody else.
const tables = "expenses e left join documents d on d.id = e.document_id and (not d.private or d.uploaded_by_id = $2)";

const onTrip = statement(
  "expenses-on-trip",
  `select ${columns} from ${tables} where e.trip_id = $1 order by e.date desc, e.created_at desc, e.id`,
);

/** The latest first. */
export async function expensesOn(sql: Sql, tripId: string, readerId: string): Promise<StoredExpense[]> {
  return (await sql.rows<Row>(onTrip, [tripId, readerId])).map(kept);
}

const byId = statement(
  "expense-by-id",
  `select ${columns} from ${tables} where e.id = $1
      and exists (select 1 from members m where m.trip_id = e.trip_id and m.user_id = $2)`,
);

/** Undefined to whoever is not on its trip. */
export async function findExpense(sql: Sql, id: string, readerId: string): Promise<StoredExpense | undefined> {
  return (await sql.rows<Row>(byId, [id, readerId])).map(kept)[0];
}

const insert = statement(
  "expense-insert",
  `insert into expenses (id, trip_id, created_by_id, title, category, amount, currency, date, paid_by_id, split, notes,
                         document_id, replaces, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
   on conflict (trip_id, replaces) do nothing returning id`,
);

/** False when another expense has taken that entry's place already. */
export async function insertExpense(
  sql: Sql,
  it: ExpenseFields & {
    readonly id: string;
    readonly tripId: string;
    readonly createdById: string;
    readonly documentId: string | null;
    readonly replaces: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const values = [it.id, it.tripId, it.createdById, ...fieldValues(it), it.documentId, it.replaces, it.now];
  return (await sql.rows(insert, values)).length > 0;
}

const update = statement(
  "expense-update",
  `update expenses set title = $2, category = $3, amount = $4, currency = $5, date = $6, paid_by_id = $7, split = $8,
          notes = $9, document_id = case when $10 then $11::uuid else document_id end, updated_at = $12
    where id = $1`,
);

/** @param documentId undefined leaves the receipt, also one that the caller does not see. */
export async function saveExpense(
  sql: Sql,
  id: string,
  it: ExpenseFields & { readonly documentId: string | null | undefined; readonly now: Date },
): Promise<void> {
  const receipt = [it.documentId !== undefined, it.documentId ?? null];
  await sql.rows(update, [id, ...fieldValues(it), ...receipt, it.now]);
}

const remove = statement("expense-delete", "delete from expenses where id = $1");

export async function removeExpense(sql: Sql, id: string): Promise<void> {
  await sql.rows(remove, [id]);
}

type Row = Omit<StoredExpense, "split"> & { split: KeptSplit };

function kept({ split, ...row }: Row): StoredExpense {
  const shares = split.shares.map(({ user_id, ...share }) => ({ personId: user_id, ...share }));
  return { ...row, split: { mode: split.mode, shares } };
}

function fieldValues(it: ExpenseFields): unknown[] {
  const { mode, shares } = it.split;
  const split: KeptSplit = { mode, shares: shares.map(({ personId, ...share }) => ({ user_id: personId, ...share })) };
  return [it.title, it.category, it.amount, it.currency, it.date, it.paidById, split, it.notes];
}
