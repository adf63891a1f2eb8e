import { type Sql, statement, t } from "@caravan/db/sql";

const lock = statement("turn", "select pg_advisory_xact_lock(hashtextextended($1, 0))", [t.text], {
  pg_advisory_xact_lock: t.nothing,
});

/** Lets the transactions of one subject take turns, for counts that have to hold when many come at once. */
export async function holdAdvisoryLock(sql: Sql, subject: string): Promise<void> {
  await sql.rows(lock, [subject]);
}
