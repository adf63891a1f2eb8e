import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDataTemplate } from "../../packages/db/src/data-template.ts";
import { serverAccount } from "../../packages/db/src/embedded/server-account.ts";
import { findHome } from "../../packages/db/src/embedded/server-files.ts";
import { startEmbedded } from "../../packages/db/src/embedded.ts";
import { migrate } from "../../packages/db/src/migrate.ts";

/** A migrated PostgreSQL server for the benchmark, removed when `work` has ended. */
export async function withPostgres(work: (it: { url: string; dataDir: string }) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "caravan-bench-"));
  copyDataTemplate(dataDir);
  const postgres = await startEmbedded({ dataDir });
  try {
    await migrate(postgres.url);
    await work({ url: postgres.url, dataDir });
  } finally {
    await postgres.stop();
    // Started by root, the server keeps its files in a folder of its own account.
    rmSync(findHome(dataDir, serverAccount()), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}
