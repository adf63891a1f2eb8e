import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverAccount } from "../../packages/db/src/embedded/server-account.ts";
import { findHome } from "../../packages/db/src/embedded/server-files.ts";
import { startEmbedded } from "../../packages/db/src/embedded.ts";
import { migrate } from "../../packages/db/src/migrate.ts";

const TEMPLATE_VARIABLE = "E2E_DATA_TEMPLATE";
const clusterOf = (dataDir: string) => join(findHome(dataDir, serverAccount()), "cluster");

/** Prepares a migrated database that services start with, because creating one takes half of a first start. */
export async function prepareDataTemplate(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "caravan-e2e-template-"));
  const server = await startEmbedded({ dataDir });
  await migrate(server.url);
  await server.stop();
  // Playwright's workers inherit the environment.
  process.env[TEMPLATE_VARIABLE] = dataDir;
  return () => {
    rmSync(findHome(dataDir, serverAccount()), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Copies the template into a new data folder, if there is one. */
export function copyDataTemplate(dataDir: string): void {
  const template = process.env[TEMPLATE_VARIABLE];
  if (!template) return;
  const cluster = clusterOf(dataDir);
  cpSync(clusterOf(template), cluster, { recursive: true });
  const account = serverAccount();
  if (!account) return;
  for (const path of ["", ...(readdirSync(cluster, { recursive: true }) as string[])])
    chownSync(join(cluster, path), account.uid, account.gid);
}
