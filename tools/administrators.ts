import { readConfig } from "../apps/web/config.ts";
import { keyedHash } from "../packages/api/src/auth/derived-keys.ts";
import { administer } from "../packages/core/src/administration/from-command-line.ts";
import { createDatabase } from "../packages/db/src/client.ts";
import { startEmbedded } from "../packages/db/src/embedded.ts";
import { migrate } from "../packages/db/src/migrate.ts";
import { loadDotEnv } from "./project.ts";

// npm run administrators -- list | grant EMAIL | revoke EMAIL | link EMAIL: with the settings of the service, running or not.
loadDotEnv();
try {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir }) : undefined;
  const url = config.databaseUrl ?? (embedded?.url as string);
  try {
    await migrate(url);
    const database = createDatabase(url, { poolSize: 2 });
    const ports = { database, publicUrl: config.publicUrl, codeHash: keyedHash(config.secrets[0], "user-code") };
    console.log(await administer(ports, process.argv.slice(2), new Date()).finally(() => database.close()));
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}
