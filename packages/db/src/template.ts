import { createHash } from "node:crypto";
import pg from "pg";
import { migrate } from "./migrate.ts";
import { migrationList } from "./schema-engine.ts";
import { databaseAt, TEST_PREFIX } from "./testing.ts";

const TEMPLATE_LOCK = 7_226_227;
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Creates the migrated template database if it is missing and returns its address. Test runs may share a server: one
 * creates the template, the others wait. Drops databases of crashed runs.
 */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(migrationList().migrationDirectories)).digest("hex");
  const name = `template_${hash.slice(0, 16)}`;
  const client = new pg.Client({ connectionString: databaseAt(serverUrl, "postgres") });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database");
    const existing = rows.map((row) => row.datname);
    if (!existing.includes(name)) {
      const partial = `${name}_partial`;
      await client.query(`DROP DATABASE IF EXISTS ${partial} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${partial} TEMPLATE template0`);
      await migrate(databaseAt(serverUrl, partial));
      await client.query(`ALTER DATABASE ${partial} RENAME TO ${name}`);
    }
    for (const database of existing) {
      if (isLeftBehind(database)) await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    }
    return databaseAt(serverUrl, name);
  } finally {
    await client.end();
  }
}

/** Names of test databases contain their creation time, so that those of a running test are kept. */
function isLeftBehind(name: string): boolean {
  if (!name.startsWith(TEST_PREFIX)) return false;
  const madeAt = Number.parseInt(name.slice(TEST_PREFIX.length).split("_")[0] ?? "", 36);
  return Date.now() - madeAt > LEFT_BEHIND_MS;
}
