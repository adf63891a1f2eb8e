import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";

/** What an identity provider gave for later, by the names of OAuth. */
const tokenColumns = {
  refresh_token: t.nullable(t.text),
  access_token: t.nullable(t.text),
  expires_at: t.nullable(t.integer),
  token_type: t.nullable(t.text),
  scope: t.nullable(t.text),
  id_token: t.nullable(t.text),
  session_state: t.nullable(t.text),
};
const tokens = writtenColumns(tokenColumns);

export type ProviderTokens = Partial<RowOf<typeof tokenColumns>>;

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
  `insert into accounts (id, user_id, type, provider, provider_account_id, ${tokens.names})
   values ($1, $2, $3, $4, $5, ${tokens.parameters(6)})
   on conflict (provider, provider_account_id) do nothing returning id`,
  [t.uuid, t.uuid, t.text, t.text, t.text, ...tokens.types],
  { id: t.uuid },
);

/** Lets a subject sign in to an account. False when the subject had one already, which it keeps. */
export async function linkSubject(
  sql: Sql,
  it: ProviderSubject & { readonly userId: string; readonly type: string },
  given: ProviderTokens = {},
): Promise<boolean> {
  const values = [crypto.randomUUID(), it.userId, it.type, it.provider, it.subject] as const;
  const { refresh_token, access_token, expires_at, token_type, scope, id_token, session_state } = given;
  const all = { refresh_token, access_token, expires_at, token_type, scope, id_token, session_state };
  return (await sql.rows(link, [...values, ...tokens.valuesOf(all)])).length > 0;
}
