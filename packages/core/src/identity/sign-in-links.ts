import { type Sql, statement, t } from "@caravan/db/sql";

/** A link in a mail that signs its reader in, once. */
export interface SignInLink {
  readonly email: string;
  readonly tokenHash: string;
}

const insert = statement(
  "sign-in-link-insert",
  "insert into verification_tokens (identifier, token, expires) values ($1, $2, $3)",
  [t.text, t.text, t.timestamp],
);

export async function saveSignInLink(sql: Sql, { email, tokenHash }: SignInLink, expiresAt: Date): Promise<void> {
  await sql.rows(insert, [email, tokenHash, expiresAt]);
}

const use = statement(
  "sign-in-link-use",
  "delete from verification_tokens where identifier = $1 and token = $2 returning expires",
  [t.text, t.text],
  { expires: t.timestamp },
);

/** When it expires or expired; undefined when the link is unknown, or was deleted. */
export async function useSignInLink(sql: Sql, { email, tokenHash }: SignInLink): Promise<Date | undefined> {
  return (await sql.rows(use, [email, tokenHash]))[0]?.expires;
}

const drop = statement("sign-in-links-drop", "delete from verification_tokens where identifier = $1", [t.text]);

/** @param email lower-cased */
export async function dropSignInLinks(sql: Sql, email: string): Promise<void> {
  await sql.rows(drop, [email]);
}

export const deleteOldSignInLinks = statement(
  "sign-in-links-delete-old",
  "delete from verification_tokens where expires < now() - interval '1 day'",
  [],
);
