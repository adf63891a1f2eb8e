import { type Sql, statement, t } from "@caravan/db/sql";
import { isLanguage, type Language } from "@caravan/languages/language";
import { formatsOf, readFormats } from "@caravan/languages/reader";
import { currentReader, type Reader } from "@caravan/languages/texts";
import type { Ports } from "./ports.ts";

/** What is stored of a person who reads; an installation may have stopped offering the language. */
export interface StoredReader {
  readonly language: string | null;
  readonly formats: unknown;
}

export const storedReader = { language: t.nullable(t.text), formats: t.nullable(t.json<unknown>()) };

/**
 * SQL: the language that somebody has chosen, else that in which they signed in last, else null; and the same for each
 * choice of how values are written.
 */
export const readerSql = (user: string) =>
  `coalesce(${user}.language, ${user}.last_language) as language,
   coalesce(${user}.last_formats, '{}') || coalesce(${user}.formats, '{}') as formats`;

/** The reader of a row, in a language that this installation offers. */
export function offeredReader({ languages }: Pick<Ports, "languages">, { language, formats }: StoredReader): Reader {
  const offered = offeredLanguage(languages, language);
  return { language: offered, formats: formatsOf(readFormats(formats), offered, undefined) };
}

const offeredLanguage = (languages: Ports["languages"], stored: string | null): Language =>
  isLanguage(stored) && languages.includes(stored) ? stored : languages[0];

const ofAddress = statement(
  "reader-of-address",
  `select ${readerSql("u")} from users u where u.email = $1`,
  [t.text],
  storedReader,
);

/** Whom a mail to this address is for; one to an address without an account, like whoever causes the mail. */
export async function readerOfAddress(sql: Sql, ports: Pick<Ports, "languages">, address: string): Promise<Reader> {
  const [account] = await sql.rows(ofAddress, [address]);
  return account ? offeredReader(ports, account) : currentReader();
}

const ofPerson = statement(
  "reader-of-person",
  `select ${readerSql("u")} from users u where u.id = $1`,
  [t.uuid],
  storedReader,
);

/** For what is made for somebody without a request of theirs. */
export async function readerOfPerson(sql: Sql, ports: Pick<Ports, "languages">, userId: string): Promise<Reader> {
  const [person] = await sql.rows(ofPerson, [userId]);
  return offeredReader(ports, person ?? { language: null, formats: null });
}
