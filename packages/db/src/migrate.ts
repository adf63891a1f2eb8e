import pg from "pg";
import { migrationsDirectory } from "./paths.ts";
import { migrationList, migrationNames, noFilter, schemaFiles, withSchemaEngine } from "./schema-engine.ts";

// Any number that every Caravan process uses. Not 72707369, which is Prisma's own lock.
const MIGRATION_LOCK = 7_226_226;
const UNDEFINED_TABLE = "42P01";

async function finishedMigrations(client: pg.Client): Promise<Set<string>> {
  try {
    const { rows } = await client.query<{ migration_name: string }>(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    return new Set(rows.map((row) => row.migration_name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}

/**
 * Applies the migrations in `prisma/migrations` and returns the names of the new ones. The record is Prisma's
 * `_prisma_migrations`, so `prisma migrate deploy` may be used instead. Safe to call from several processes.
 */
export async function migrate(databaseUrl: string, directory = migrationsDirectory): Promise<string[]> {
  const wanted = migrationNames(directory);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const isCurrent = async () => {
      const finished = await finishedMigrations(client);
      return wanted.every((name) => finished.has(name));
    };
    // Usually nothing has to be done, and the engine is not loaded.
    if (await isCurrent()) return [];
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    if (await isCurrent()) return [];
    const migrationsList = migrationList(directory);
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters: noFilter }),
    );
    return appliedMigrationNames;
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
