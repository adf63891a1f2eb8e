import { fileURLToPath } from "node:url";
import { startEmbedded } from "../packages/db/src/embedded.ts";
import { prepareTemplate } from "../packages/db/src/template.ts";
import { TEMPLATE_VARIABLE } from "../packages/db/src/testing.ts";

/** Vitest's global setup: one server for the run, with a migrated template database that each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startEmbedded({
    dataDir: fileURLToPath(new URL("../.data/test", import.meta.url)),
    // Test data need not survive a power cut. Many connections, because every worker has a pool and runs may share the
    // server.
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  try {
    // Vitest's workers inherit the environment.
    process.env[TEMPLATE_VARIABLE] = await prepareTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
