import { type Sql, statement, t } from "@caravan/db/sql";
import { isLanguage, type Language } from "@caravan/languages/language";
import { currentLanguage } from "@caravan/languages/texts";
import type { Ports } from "./ports.ts";

/** SQL: the language that somebody has chosen, else that in which they signed in last, else null. */
export const languageSql = (user: string) => `coalesce(${user}.language, ${user}.last_language)`;

/** The language of a row, where this installation offers it, else the installation's first. */
export function offeredLanguage({ languages }: Pick<Ports, "languages">, stored: string | null): Language {
  return isLanguage(stored) && languages.includes(stored) ? stored : languages[0];
}

const ofAddress = statement(
  "language-of-address",
  `select ${languageSql("u")} as language from users u where u.email = $1`,
  [t.text],
  { language: t.nullable(t.text) },
);

/** In which a mail to this address is written; to one without an account, in that of whoever causes the mail. */
export async function languageOfAddress(sql: Sql, ports: Pick<Ports, "languages">, address: string): Promise<Language> {
  const [account] = await sql.rows(ofAddress, [address]);
  return account ? offeredLanguage(ports, account.language) : currentLanguage();
}

const ofPerson = statement(
  "language-of-person",
  `select ${languageSql("u")} as language from users u where u.id = $1`,
  [t.uuid],
  { language: t.nullable(t.text) },
);

/** For what is made for somebody without a request of theirs. */
export async function languageOfPerson(sql: Sql, ports: Pick<Ports, "languages">, userId: string): Promise<Language> {
  const [person] = await sql.rows(ofPerson, [userId]);
  return offeredLanguage(ports, person?.language ?? null);
}
