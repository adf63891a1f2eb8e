import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
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

const onTripRow = {
  id: t.uuid,
  tripId: t.uuid,
  createdById: t.uuid,
  title: t.text,
  category: t.textOf<ExpenseCategory>(),
  amount: t.textOf<Amount>(),
  currency: t.text,
  date: t.text,
  paidById: t.nullable(t.uuid),
  split: t.json<KeptSplit>(),
  notes: t.nullable(t.text),
  replaces: t.nullable(t.text),
  /** The receipt with its name, for those who may see it. */
  document: t.nullable(t.json<{ readonly id: string; readonly name: string }>()),
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
};
const onTrip = statement(
  "expenses-on-trip",
  `select ${columns} from ${tables} where e.trip_id = $1 order by e.date desc, e.created_at desc, e.id`,
  [t.uuid, t.uuid],
  onTripRow,
);

/** The latest first. */
export async function expensesOn(sql: Sql, tripId: string, readerId: string): Promise<StoredExpense[]> {
  return (await sql.rows(onTrip, [tripId, readerId])).map(kept);
}

const byId = statement(
  "expense-by-id",
  `select ${columns} from ${tables} where e.id = $1
      and exists (select 1 from members m where m.trip_id = e.trip_id and m.user_id = $2)`,
  [t.uuid, t.uuid],
  onTripRow,
);

/** Undefined to whoever is not on its trip. */
export async function findExpense(sql: Sql, id: string, readerId: string): Promise<StoredExpense | undefined> {
  return (await sql.rows(byId, [id, readerId])).map(kept)[0];
}

/** Of {@link fieldValues}. */
const fieldTypes = [
  t.text,
  t.text,
  t.numeric,
  t.text,
  t.text,
  t.nullable(t.uuid),
  t.json<KeptSplit>(),
  t.nullable(t.text),
] as const;

const insert = statement(
  "expense-insert",
  `insert into expenses (id, trip_id, created_by_id, title, category, amount, currency, date, paid_by_id, split, notes,
                         document_id, replaces, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
   on conflict (trip_id, replaces) do nothing returning id`,
  [t.uuid, t.uuid, t.uuid, ...fieldTypes, t.nullable(t.uuid), t.nullable(t.text), t.timestamp],
  { id: t.uuid },
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
  const values = [it.id, it.tripId, it.createdById, ...fieldValues(it), it.documentId, it.replaces, it.now] as const;
  return (await sql.rows(insert, values)).length > 0;
}

const update = statement(
  "expense-update",
  `update expenses set title = $2, category = $3, amount = $4, currency = $5, date = $6, paid_by_id = $7, split = $8,
          notes = $9, document_id = case when $10 then $11::uuid else document_id end, updated_at = $12
    where id = $1`,
  [t.uuid, ...fieldTypes, t.boolean, t.nullable(t.uuid), t.timestamp],
);

/** @param documentId undefined leaves the receipt, also one that the caller does not see. */
export async function saveExpense(
  sql: Sql,
  id: string,
  it: ExpenseFields & { readonly documentId: string | null | undefined; readonly now: Date },
): Promise<void> {
  const receipt = [it.documentId !== undefined, it.documentId ?? null] as const;
  await sql.rows(update, [id, ...fieldValues(it), ...receipt, it.now]);
}

const remove = statement("expense-delete", "delete from expenses where id = $1", [t.uuid]);

export async function removeExpense(sql: Sql, id: string): Promise<void> {
  await sql.rows(remove, [id]);
}

type Row = RowOf<typeof onTripRow>;

function kept({ split, ...row }: Row): StoredExpense {
  const shares = split.shares.map(({ user_id, ...share }) => ({ personId: user_id, ...share }));
  return { ...row, split: { mode: split.mode, shares } };
}

function fieldValues(it: ExpenseFields) {
  const { mode, shares } = it.split;
  const split: KeptSplit = { mode, shares: shares.map(({ personId, ...share }) => ({ user_id: personId, ...share })) };
  return [it.title, it.category, it.amount, it.currency, it.date, it.paidById, split, it.notes] as const;
}
