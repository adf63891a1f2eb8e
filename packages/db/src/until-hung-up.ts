import type { Database } from "./client.ts";
import * as t from "./column-types.ts";
import { type Sql, sqlOf, statement, transaction } from "./sql.ts";

const ownProcess = statement("own-process", "select pg_backend_pid() as id", [], { id: t.integer });
const cancelProcess = statement("cancel-process", "select pg_cancel_backend($1)", [t.integer], {
  pg_cancel_backend: t.boolean,
});

/**
 * Runs statements that may take long: when the signal fires, the server cancels the running one. Uses a transaction,
 * because behind a connection pooler only that stays on one server process.
 *
 * @throws the signal's reason
 */
export function untilHungUp<T>(
  database: Pick<Database, "pool">,
  signal: AbortSignal,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  return transaction(database, async (sql) => {
    const [process] = await sql.rows(ownProcess, []);
    let cancelled: Promise<unknown> = Promise.resolve();
    const cancel = () => {
      if (process)
        cancelled = sqlOf(database)
          .rows(cancelProcess, [process.id])
          .catch(() => undefined);
    };
    signal.addEventListener("abort", cancel, { once: true });
    try {
      signal.throwIfAborted();
      return await work(sql);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", cancel);
      // Wait for the cancellation, so that it does not hit the next user of the connection.
      await cancelled;
    }
  });
}
