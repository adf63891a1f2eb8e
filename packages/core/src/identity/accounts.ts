import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";

/** A system account, to which nobody can sign in. */
type AccountKind = "person" | "system";

const accountRow = {
  id: t.uuid,
  /** Lower-cased. */
  email: t.text,
  name: t.nullable(t.text),
  image: t.nullable(t.text),
  kind: t.textOf<AccountKind>(),
  passwordHash: t.nullable(t.text),
  emailVerified: t.nullable(t.timestamp),
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

const insert = statement(
  "account-insert",
  `insert into users (id, email, name, image, password_hash, email_verified, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (email) do nothing returning ${columnList(accountRow)}`,
  [t.uuid, t.text, t.nullable(t.text), t.nullable(t.text), t.nullable(t.text), t.nullable(t.timestamp), t.timestamp],
  accountRow,
);

/** A new account; undefined when one with this address exists. */
export async function insertAccount(
  sql: Sql,
  it: Pick<StoredAccount, "id" | "email" | "name"> &
    Partial<Pick<StoredAccount, "image" | "passwordHash" | "emailVerified">> & { readonly now: Date },
): Promise<StoredAccount | undefined> {
  const values = [it.id, it.email, it.name, it.image, it.passwordHash, it.emailVerified, it.now] as const;
  return (await sql.rows(insert, values))[0];
}

const verify = statement("account-verify-email", "update users set email_verified = $2 where id = $1", [
  t.uuid,
  t.timestamp,
]);

/** The person has proved that the address is theirs. */
export async function markEmailVerified(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.rows(verify, [id, at]);
}

// The update changes nothing; without it, the row of a simultaneous insert would not be returned.
const ensure = statement(
  "account-ensure",
  `insert into users (id, email, name, kind, email_verified, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (email) do update set email = excluded.email returning id`,
  [t.uuid, t.text, t.nullable(t.text), t.text, t.nullable(t.timestamp), t.timestamp],
  { id: t.uuid },
);

/** The account with this address, created when missing; simultaneous calls get the same one. */
export async function ensureAccount(
  sql: Sql,
  it: Pick<StoredAccount, "id" | "email" | "name" | "kind"> & { readonly verified?: Date; readonly now: Date },
): Promise<{ readonly id: string }> {
  const [row] = await sql.rows(ensure, [it.id, it.email, it.name, it.kind, it.verified, it.now]);
  if (!row) throw new Error("making an account returned no row");
  return row;
}
