import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import { conflict } from "../kernel/errors.ts";

/**
 * Nobody can sign in to a `system` account, or to a `former` one, which stands for a deleted account on trips of
 * others. A `guest` has no address and no password, only the session of one browser.
 */
type AccountKind = "person" | "system" | "former" | "guest";

const accountRow = {
  id: t.uuid,
  /** Lower-cased. */
  email: t.text,
  name: t.nullable(t.text),
  image: t.nullable(t.text),
  language: t.nullable(t.text),
  formats: t.nullable(t.json<unknown>()),
  /** Of new trips. */
  currency: t.nullable(t.text),
  kind: t.textOf<AccountKind>(),
  passwordHash: t.nullable(t.text),
  /** When the address was proved; nothing relies on an unproved one. */
  emailVerified: t.nullable(t.timestamp),
  isAdmin: t.boolean,
  disabledAt: t.nullable(t.timestamp),
  /** Megabytes of documents; null for the general quota. */
  quotaMb: t.nullable(t.integer),
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
  `insert into users (id, email, name, image, password_hash, email_verified, created_at, is_admin)
   values ($1, $2, $3, $4, $5, $6, $7, is_first_person())
   on conflict (email) do nothing returning ${columnList(accountRow)}`,
  [t.uuid, t.text, t.nullable(t.text), t.nullable(t.text), t.nullable(t.text), t.nullable(t.timestamp), t.timestamp],
  accountRow,
);

/** A new account; undefined when one with this address exists. The first person becomes the administrator. */
export async function insertAccount(
  sql: Sql,
  it: Pick<StoredAccount, "id" | "email" | "name"> &
    Partial<Pick<StoredAccount, "image" | "passwordHash" | "emailVerified">> & { readonly now: Date },
): Promise<StoredAccount | undefined> {
  const values = [it.id, it.email, it.name, it.image, it.passwordHash, it.emailVerified, it.now] as const;
  return (await sql.rows(insert, values))[0];
}

const setPassword = statement("account-set-password", "update users set password_hash = $2 where id = $1", [
  t.uuid,
  t.nullable(t.text),
]);

export async function storePassword(sql: Sql, id: string, passwordHash: string | null): Promise<void> {
  await sql.rows(setPassword, [id, passwordHash]);
}

// "For update" waits for the changes that this person has under way, which hold a key share (hold-person.ts).
const setDisabled = statement(
  "account-set-disabled",
  `with held as (select id from users where id = $1 for update)
   update users u set disabled_at = $2 from held where u.id = held.id`,
  [t.uuid, t.nullable(t.timestamp)],
);

/** @param at when it was disabled; null enables it again */
export async function storeDisabled(sql: Sql, id: string, at: Date | null): Promise<void> {
  await sql.rows(setDisabled, [id, at]);
}

const setAdministrator = statement("account-set-administrator", "update users set is_admin = $2 where id = $1", [
  t.uuid,
  t.boolean,
]);

export async function storeAdministrator(sql: Sql, id: string, isAdmin: boolean): Promise<void> {
  await sql.rows(setAdministrator, [id, isAdmin]);
}

const setQuota = statement("account-set-quota", "update users set quota_mb = $2 where id = $1", [
  t.uuid,
  t.nullable(t.integer),
]);

/** @param megabytes null for the general quota */
export async function storeQuota(sql: Sql, id: string, megabytes: number | null): Promise<void> {
  await sql.rows(setQuota, [id, megabytes]);
}

const otherAdministrators = statement(
  "account-other-administrators",
  "select id from users where is_admin and kind = 'person' and disabled_at is null and id <> $1 for share",
  [t.uuid],
  { id: t.uuid },
);
const otherPeople = statement(
  "account-other-people",
  "select exists (select from users where kind = 'person' and id <> $1) as others",
  [t.uuid],
  { others: t.notNull(t.boolean) },
);

/**
 * Called before an administrator loses the role or the account. Calls run one after another, so that one of two who
 * leave at once stays.
 *
 * @throws conflict `last_administrator` while there are other people, who would have no administrator
 */
export async function requireAnotherAdministrator(sql: Sql, id: string): Promise<void> {
  await holdAdvisoryLock(sql, "administrators");
  if ((await sql.rows(otherAdministrators, [id])).length > 0) return;
  if ((await sql.rows(otherPeople, [id]))[0]?.others)
    throw conflict("last_administrator", "This is the only administrator. Make somebody else an administrator first.");
}

const rename = statement("account-rename", "update users set name = $2 where id = $1", [t.uuid, t.text]);

export async function renameAccount(sql: Sql, id: string, name: string): Promise<void> {
  await sql.rows(rename, [id, name]);
}

const setEmail = statement("account-set-email", "update users set email = $2, email_verified = $3 where id = $1", [
  t.uuid,
  t.text,
  t.nullable(t.timestamp),
]);

/** @param verified when the new address was proved */
export async function storeEmail(sql: Sql, id: string, email: string, verified: Date | null): Promise<void> {
  await sql.rows(setEmail, [id, email, verified]);
}

const verify = statement(
  "account-verify-email",
  `with before as (select id, email_verified from users where id = $1 for update)
   update users u set email_verified = coalesce(u.email_verified, $2),
     password_hash = case when u.email_verified is null then null else u.password_hash end,
     is_admin = u.is_admin and u.email_verified is not null
   from before where before.id = u.id returning before.email_verified is null as first`,
  [t.uuid, t.timestamp],
  { first: t.boolean },
);

/**
 * Records that an address was proved. The first proof removes the password and the administrator role, because somebody
 * else may have created the account. Returns whether it was the first.
 */
export async function markEmailVerified(sql: Sql, id: string, at: Date): Promise<boolean> {
  return (await sql.rows(verify, [id, at]))[0]?.first ?? false;
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
