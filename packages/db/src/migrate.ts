import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { connectionSettings } from "./client.ts";
import { migrationsDirectory } from "./paths.ts";
import { migrationList, migrationNames, noFilter, schemaFiles, withSchemaEngine } from "./schema-engine.ts";

// Any number that every Caravan process uses. Not 72707369, which is Prisma's own lock.
const MIGRATION_LOCK = 7_226_226;
const UNDEFINED_TABLE = "42P01";
/** A migration that cannot lock a table within this time would block everybody who uses it. */
const LOCK_TIMEOUT = "30s";

/** As Prisma creates the table, so that its command line works as well. */
const createRecord = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

interface Recorded {
  readonly migration_name: string;
  readonly finished: boolean;
}

async function recordedMigrations(client: pg.Client): Promise<readonly Recorded[]> {
  try {
    const { rows } = await client.query<Recorded>(
      "select migration_name, finished_at is not null as finished from _prisma_migrations where rolled_back_at is null",
    );
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** The migrations that have not been applied. @throws when this release cannot use the database as it is */
function pending(recorded: readonly Recorded[], wanted: readonly string[]): readonly string[] {
  const half = recorded.find((it) => !it.finished)?.migration_name;
  if (half !== undefined)
    throw new Error(
      `The migration ${half} was begun by Prisma or by an older release and never finished, so nobody knows how much of it is there. Restore the backup from before it and start again; or finish it by hand and say so with: npx prisma migrate resolve --applied ${half}`,
    );
  const newer = recorded.map((it) => it.migration_name).filter((name) => !wanted.includes(name));
  if (newer.length > 0)
    throw new Error(
      `The database belongs to a newer release of Caravan: it has the ${newer.length === 1 ? "migration" : "migrations"} ${newer.join(", ")}, which this release does not know. Start that release again, or restore the backup from before it.`,
    );
  const done = new Set(recorded.map((it) => it.migration_name));
  return wanted.filter((name) => !done.has(name));
}

/** Applies a migration and records it in one transaction. */
async function applyOne(client: pg.Client, directory: string, name: string): Promise<void> {
  const script = readFileSync(join(directory, name, "migration.sql"), "utf8");
  const checksum = createHash("sha256").update(script).digest("hex");
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(script);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new Error(
      `The migration ${name} failed, and the database is as it was before it: ${(error as Error).message}. Mend that and start again, or start the release from before; nothing has to be cleaned up.`,
      { cause: error },
    );
  }
}

/**
 * Applies the migrations in `prisma/migrations`, each in a transaction, and returns the names of the new ones. The record
 * is Prisma's `_prisma_migrations`, so `prisma migrate deploy` may be used instead. Safe to call from several processes.
 *
 * @throws when one failed (the database is then as before it), or the database belongs to a newer release
 */
export async function migrate(databaseUrl: string, directory = migrationsDirectory): Promise<readonly string[]> {
  const wanted = migrationNames(directory);
  // A migration may take long, and so may waiting for another process that applies it.
  const client = new pg.Client(connectionSettings(databaseUrl, { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }));
  await client.connect();
  try {
    const left = async () => pending(await recordedMigrations(client), wanted);
    // Usually there is nothing to do.
    if ((await left()).length === 0) return [];
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const names = await left();
    if (names.length > 0) await client.query(createRecord);
    for (const name of names) await applyOne(client, directory, name);
    return names;
  } finally {
    // Ends the session and with it the advisory lock.
    await client.end();
  }
}

/**
 * The SQL from the migrations to `prisma/schema`; null when they agree. Applies the migrations to a temporary database
 * on the server of `databaseUrl`, so its account must be allowed to create one.
 */
export async function diffSchema(databaseUrl: string, directory = migrationsDirectory): Promise<string | null> {
  const result = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: "migrations", ...migrationList(directory) },
      to: { tag: "schemaDatamodel", files: schemaFiles() },
      script: true,
      exitCode: true,
      filters: noFilter,
    }),
  );
  return result.exitCode === 0 ? null : (result.stdout ?? "");
}

/** Whether `prisma/schema` was changed without a migration (or the reverse). */
export async function hasDrift(databaseUrl: string): Promise<boolean> {
  return (await diffSchema(databaseUrl)) !== null;
}
