import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import type { Amount } from "@caravan/domain/amount";
import type { ExpenseCategory } from "@caravan/domain/money/cost-entry";
import type { Split, SplitMode } from "@caravan/domain/money/expense-split";

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

/** What may change of an expense. */
const fields = {
  title: t.text,
  category: t.textOf<ExpenseCategory>(),
  amount: t.numeric,
  currency: t.text,
  date: t.text,
  paidById: t.nullable(t.uuid),
  split: t.json<KeptSplit>(),
  notes: t.nullable(t.text),
};
const onTripRow = {
  id: t.uuid,
  tripId: t.uuid,
  createdById: t.uuid,
  ...fields,
  replaces: t.nullable(t.text),
  /** The receipt with its name, for those who may see it. */
  document: t.nullable(t.json<{ readonly id: string; readonly name: string }>()),
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
};
const columns = columnList(onTripRow, "e", {
  amount: "trim_scale(e.amount)",
  document: "case when d.id is null then null else json_build_object('id', d.id, 'name', d.name) end",
});
// A private receipt is visible only to its uploader.
const tables = `expenses e left join documents d on d.id = e.document_id and d.trashed_at is null
  and (not d.private or d.uploaded_by_id = $2)`;

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
      and exists (select 1 from members m join trips t on t.id = m.trip_id
            where m.trip_id = e.trip_id and m.user_id = $2 and t.trashed_at is null)`,
  [t.uuid, t.uuid],
  onTripRow,
);

/** Undefined for people who are not on its trip. */
export async function findExpense(sql: Sql, id: string, readerId: string): Promise<StoredExpense | undefined> {
  return (await sql.rows(byId, [id, readerId])).map(kept)[0];
}

const written = writtenColumns(fields);

const insert = statement(
  "expense-insert",
  `insert into expenses (id, trip_id, created_by_id, document_id, replaces, created_at, updated_at, ${written.names})
   values ($1, $2, $3, $4, $5, $6, $6, ${written.parameters(7)})
   on conflict (trip_id, replaces) do nothing returning id`,
  [t.uuid, t.uuid, t.uuid, t.nullable(t.uuid), t.nullable(t.text), t.timestamp, ...written.types],
  { id: t.uuid },
);

/** False when another expense already replaces that entry. */
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
  const values = [it.id, it.tripId, it.createdById, it.documentId, it.replaces, it.now, ...fieldValues(it)] as const;
  return (await sql.rows(insert, values)).length > 0;
}

const update = statement(
  "expense-update",
  `update expenses set document_id = case when $2 then $3::uuid else document_id end, updated_at = $4,
          ${written.assignments(5)}
    where id = $1`,
  [t.uuid, t.boolean, t.nullable(t.uuid), t.timestamp, ...written.types],
);

/** @param documentId undefined keeps the receipt, also one that the caller cannot see */
export async function saveExpense(
  sql: Sql,
  id: string,
  it: ExpenseFields & { readonly documentId: string | null | undefined; readonly now: Date },
): Promise<void> {
  const receipt = [it.documentId !== undefined, it.documentId ?? null] as const;
  await sql.rows(update, [id, ...receipt, it.now, ...fieldValues(it)]);
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
  return written.valuesOf({ ...it, split });
}

const passOn = statement(
  "expenses-pass-on",
  // Shares are JSON; the id is replaced in its text, where no other text can equal it.
  `update expenses set created_by_id = case when created_by_id = $1 then $2 else created_by_id end,
     paid_by_id = case when paid_by_id = $1 then $2 else paid_by_id end,
     split = replace(split::text, $1::text, $2::text)::jsonb
    where created_by_id = $1 or paid_by_id = $1 or position($1::text in split::text) > 0`,
  [t.uuid, t.uuid],
);

/**
 * Makes a former member the payer and author of expenses that a deleted account has on trips of others, so that the
 * sums stay the same.
 */
export async function passOnExpenses(sql: Sql, userId: string, formerId: string): Promise<void> {
  await sql.rows(passOn, [userId, formerId]);
}
