import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverAccount } from "./embedded/server-account.ts";
import { findHome } from "./embedded/server-files.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";

const TEMPLATE_VARIABLE = "CARAVAN_DATA_TEMPLATE";
const clusterOf = (dataDir: string) => join(findHome(dataDir, serverAccount()), "cluster");

/**
 * Prepares a migrated database that the services of browser tests and benchmarks start with, because creating one takes
 * half of a first start. Returns what removes it.
 */
export async function prepareDataTemplate(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "caravan-template-"));
  const server = await startEmbedded({ dataDir });
  await migrate(server.url);
  await server.stop();
  // Playwright's workers and the processes of benchmarks inherit the environment.
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
