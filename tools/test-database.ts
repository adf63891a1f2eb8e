import { createHash } from "node:crypto";
import { existsSync, renameSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../packages/db/src/embedded.ts";
import { prepareTemplate } from "../packages/db/src/template.ts";
import { TEMPLATE_VARIABLE } from "../packages/db/src/testing.ts";
import { fromRoot, root } from "./project.ts";

const memory = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Vitest's global setup: one server for the run, with a migrated template database that each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = hasRoom() ? inMemory() : fromRoot(".data/test");
  const server = await startEmbedded({
    dataDir,
    // Test data need not survive a power cut. Many connections, because every worker has a pool and runs may share the
    // server.
    settings: {
      ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
      ...{ wal_level: "minimal", max_wal_senders: "0", max_wal_size: "256MB" },
    },
  });
  const stop = async () => {
    await server.stop();
    if (dataDir === inMemory()) removeUnused(dataDir);
  };
  try {
    // Vitest's workers inherit the environment.
    process.env[TEMPLATE_VARIABLE] = await prepareTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/**
 * Each test file creates and drops a database of a thousand files. On ext4 this takes longer with each one, because a
 * new file does not get the place of one that was deleted in the last minutes: half of the processor time of the tests.
 */
function inMemory(): string {
  return join(memory, `caravan-test-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= NEEDED_BYTES;
}

/** Removes the data, unless another run still uses the server. */
function removeUnused(dataDir: string): void {
  if (existsSync(join(dataDir, "cluster/postmaster.pid"))) return;
  const removed = `${dataDir}.${process.pid}`;
  // Renamed first: a run that starts meanwhile creates the folder again.
  renameSync(dataDir, removed);
  rmSync(removed, { recursive: true, force: true });
}
