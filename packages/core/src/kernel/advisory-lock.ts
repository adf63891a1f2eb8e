import { type Sql, statement, t } from "@caravan/db/sql";

const lock = statement("turn", "select pg_advisory_xact_lock(hashtextextended($1, 0))", [t.text], {
  pg_advisory_xact_lock: t.nothing,
});

/** Serialises the transactions of one subject, for counts that must be exact with simultaneous calls. */
export async function holdAdvisoryLock(sql: Sql, subject: string): Promise<void> {
  await sql.rows(lock, [subject]);
}
