import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import { randomCode } from "../kernel/random-code.ts";

/** Forty random bits cannot be guessed, so wrong codes need no counter with which strangers could lock somebody out. */
const LENGTH = 8;
export const codeMinutes = 30;
export const passwordLinkDays = 7;

/**
 * The purpose of a code: a new account, a forgotten password, or the address of an account. Administrators create two
 * more: `welcome` is mailed like the others; `handed` is passed on by hand, so using it does not prove the address.
 */
type Purpose = "sign_up" | "reset" | "address" | "welcome" | "handed";

/** Valid for days, and sent as links that nobody types. */
const longLived = ["welcome", "handed"] as const satisfies readonly Purpose[];
const LONG_LENGTH = 24;

interface CodeFor {
  readonly purpose: Purpose;
  readonly email: string;
  /** Null for a sign-up. */
  readonly userId: string | null;
  /** Of a sign-up. */
  readonly name?: string;
  readonly passwordHash?: string;
}

const insert = statement(
  "email-code-insert",
  `insert into email_codes (id, purpose, email, code_hash, user_id, name, password_hash, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  [
    t.uuid,
    t.text,
    t.text,
    t.text,
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.text),
    t.timestamp,
    t.timestamp,
  ],
);

/** Creates a code, with its id. Earlier codes stay valid, because somebody who asked twice may read the first mail. */
export async function createEmailCode(
  ctx: Pick<Context, "sql" | "now" | "newId"> & { readonly ports: Pick<Context["ports"], "codeHash"> },
  it: CodeFor,
): Promise<{ readonly id: string; readonly code: string }> {
  const id = ctx.newId();
  const { purpose, email, userId, name, passwordHash } = it;
  const lasts = (longLived as readonly Purpose[]).includes(purpose);
  const code = randomCode(lasts ? LONG_LENGTH : LENGTH);
  const minutes = lasts ? passwordLinkDays * 24 * 60 : codeMinutes;
  const expires = new Date(ctx.now.getTime() + minutes * 60_000);
  const hash = ctx.ports.codeHash(code);
  await ctx.sql.rows(insert, [id, purpose, email, hash, userId, name, passwordHash, ctx.now, expires]);
  return { id, code };
}

const codeRow = {
  id: t.uuid,
  userId: t.nullable(t.uuid),
  name: t.nullable(t.text),
  passwordHash: t.nullable(t.text),
};
const columns = `id, user_id as "userId", name, password_hash as "passwordHash"`;
const matches = "purpose = $1 and email = $2 and code_hash = $3 and expires_at > $4";
const find = statement(
  "email-code-find",
  `select ${columns} from email_codes where ${matches}`,
  [t.text, t.text, t.text, t.timestamp],
  codeRow,
);
const use = statement(
  "email-code-use",
  `delete from email_codes where ${matches} returning ${columns}`,
  [t.text, t.text, t.text, t.timestamp],
  codeRow,
);

export type EmailCode = RowOf<typeof codeRow>;

interface TypedCode {
  readonly purpose: Purpose;
  readonly email: string;
  readonly code: string;
}

/** The purpose of a mailed code; undefined when it is wrong, used or expired. */
export async function findEmailCode(ctx: Context, it: TypedCode): Promise<EmailCode | undefined> {
  return (await ctx.sql.rows(find, [it.purpose, it.email, ctx.ports.codeHash(it.code), ctx.now]))[0];
}

/** Uses up a code and returns its purpose. @throws invalid `code_invalid` */
export async function useEmailCode(ctx: Context, it: TypedCode): Promise<EmailCode> {
  const [row] = await ctx.sql.rows(use, [it.purpose, it.email, ctx.ports.codeHash(it.code), ctx.now]);
  if (!row) throw invalidCode();
  return row;
}

const drop = statement("email-codes-drop", "delete from email_codes where user_id = $1", [t.uuid]);

/** Invalidates all codes for this account. */
export async function dropEmailCodes(sql: Sql, userId: string): Promise<void> {
  await sql.rows(drop, [userId]);
}

export function invalidCode(): DomainError {
  const message = "This code is wrong, was used or is too old. Ask for a new one.";
  return new DomainError("invalid", "code_invalid", message, [{ path: "code", message: "is not valid" }]);
}

export const deleteOldEmailCodes = statement(
  "email-codes-delete-old",
  "delete from email_codes where expires_at < now()",
  [],
);
