import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";

/** Nobody can sign in to an account of the system. */
type AccountKind = "person" | "system";

const accountRow = {
  id: t.uuid,
  email: t.text,
  name: t.nullable(t.text),
  kind: t.textOf<AccountKind>(),
  passwordHash: t.nullable(t.text),
  createdAt: t.timestamp,
};

export type StoredAccount = RowOf<typeof accountRow>;

const byId = statement(
  "account-find",
  `select ${columnList(accountRow)} from users where id = $1`,
  [t.uuid],
  accountRow,
);
const byEmail = statement(
  "account-by-email",
  `select ${columnList(accountRow)} from users where email = $1`,
  [t.text],
  accountRow,
);

export async function findAccount(sql: Sql, id: string): Promise<StoredAccount | undefined> {
  const [row] = await sql.rows(byId, [id]);
  return row;
}

/** @param email lower-cased */
export async function findByEmail(sql: Sql, email: string): Promise<StoredAccount | undefined> {
  const [row] = await sql.rows(byEmail, [email]);
  return row;
}

// The update changes nothing; without it, the row of somebody who was faster would not be returned.
const ensure = statement(
  "account-ensure",
  `insert into users (id, email, name, kind, email_verified, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (email) do update set email = excluded.email returning id`,
  [t.uuid, t.text, t.nullable(t.text), t.text, t.nullable(t.timestamp), t.timestamp],
  { id: t.uuid },
);

/** The account with this address, made when there is none; of several at once all get the same one. */
export async function ensureAccount(
  sql: Sql,
  it: Pick<StoredAccount, "id" | "email" | "name" | "kind"> & { readonly verified?: Date; readonly now: Date },
): Promise<{ readonly id: string }> {
  const [row] = await sql.rows(ensure, [it.id, it.email, it.name, it.kind, it.verified, it.now]);
  if (!row) throw new Error("making an account returned no row");
  return row;
}
