import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "./embedded.ts";
import { diffSchema } from "./migrate.ts";
import { migrationsDirectory } from "./paths.ts";

// node packages/db/src/new-migration.ts <name>: writes the migration from the present ones to prisma/schema.
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Name the migration in lower case, for instance: node packages/db/src/new-migration.ts add_trip_cover");
  process.exit(1);
}
const server = await startEmbedded({ dataDir: join(migrationsDirectory, "../../.data/test") });
try {
  const sql = await diffSchema(server.url);
  if (sql === null) {
    console.log("prisma/schema and prisma/migrations agree: there is nothing to migrate.");
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(migrationsDirectory, `${stamp}_${name}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "migration.sql"), sql);
    console.log(`Wrote ${folder}/migration.sql. Read it: a renamed column shows as one dropped and one added.`);
  }
} finally {
  await server.stop();
}
