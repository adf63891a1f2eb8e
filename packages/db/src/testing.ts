import { randomBytes } from "node:crypto";
import pg from "pg";
import { createDatabase, type Database } from "./client.ts";
import { type DatabaseWithPrisma, withPrisma } from "./prisma.ts";

/** The environment variable in which `tools/test-database.ts` passes the template's address to test files. */
export const TEMPLATE_VARIABLE = "CARAVAN_TEST_TEMPLATE_URL";
export const TEST_PREFIX = "test_";
/** On a busy machine, the last of many calls at once waits longer for a connection than callers of the service should. */
const PATIENCE_MS = 240_000;

export type TestDatabase = DatabaseWithPrisma & { url: string };

/** The same server and account, another database. */
export const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAt(url, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated, empty database, cloned from the template: call it once a test file, in `beforeAll`, and `close()` it in
 * `afterAll`, which drops it.
 */
export async function testDatabase(options: Parameters<typeof createDatabase>[1] = {}): Promise<TestDatabase> {
  const template = process.env[TEMPLATE_VARIABLE];
  if (!template)
    throw new Error("There is no test database: run `npm test integration`, or vitest from the root of the project.");
  const name = `${TEST_PREFIX}${Date.now().toString(36)}_${randomBytes(6).toString("hex")}`;
  // Copying files takes a third of what writing each block to the log does.
  await onServer(
    template,
    `CREATE DATABASE ${name} TEMPLATE "${new URL(template).pathname.slice(1)}" STRATEGY FILE_COPY`,
  );
  const url = databaseAt(template, name);
  const database = withPrisma(createDatabase(url, { waitMs: PATIENCE_MS, ...options }));
  return {
    ...database,
    url,
    async close() {
      await database.close();
      // Without FORCE the server waits five seconds for closing connections; one that stays open is a leak.
      await onServer(template, `DROP DATABASE ${name}`);
    },
  };
}

/**
 * Makes the transactions of `work` collide: every writer of `table` waits until `count` connections wait for one
 * another, and then all continue. Without it, a race in a test is often over before the second one has connected.
 */
export async function collide<T>(
  database: Pick<Database, "pool">,
  { table, count }: { table: string; count: number },
  work: () => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(`lock table ${table} in share mode`);
    const done = work();
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let met = false;
    // Less than the time after which a statement that waits for a lock is cancelled.
    for (const until = Date.now() + 8_000; Date.now() < until && !met; ) {
      // A transaction caches pg_stat_activity until the snapshot is cleared.
      await client.query("select pg_stat_clear_snapshot()");
      const { rows } = await client.query<{ count: number }>(waiting);
      met = (rows[0]?.count ?? 0) >= count;
      if (!met) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await client.query("commit");
    const result = await done;
    if (!met) throw new Error(`fewer than ${count} calls waited for ${table} at the same time`);
    return result;
  } finally {
    client.release();
  }
}
