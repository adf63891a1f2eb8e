import { type Sql, statement, t } from "@caravan/db/sql";

/** Who somebody is at an identity provider. */
export interface ProviderSubject {
  readonly provider: string;
  readonly subject: string;
}

const find = statement(
  "provider-account",
  `select user_id as "userId" from accounts where provider = $1 and provider_account_id = $2`,
  [t.text, t.text],
  { userId: t.uuid },
);

/** The id of the account that signs in as this subject. */
export async function accountOfSubject(sql: Sql, { provider, subject }: ProviderSubject): Promise<string | undefined> {
  const [row] = await sql.rows(find, [provider, subject]);
  return row?.userId;
}

const link = statement(
  "provider-link",
  `insert into accounts (id, user_id, type, provider, provider_account_id) values ($1, $2, $3, $4, $5)
   on conflict (provider, provider_account_id) do nothing returning id`,
  [t.uuid, t.uuid, t.text, t.text, t.text],
  { id: t.uuid },
);

/** Lets a subject sign in to an account. False when the subject had one already, which it keeps. */
export async function linkSubject(
  sql: Sql,
  it: ProviderSubject & { readonly userId: string; readonly type: string },
): Promise<boolean> {
  const values = [crypto.randomUUID(), it.userId, it.type, it.provider, it.subject] as const;
  return (await sql.rows(link, values)).length > 0;
}
