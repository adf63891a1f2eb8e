import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

// A test is green or red for everybody: the zone is one, and tests that are about another say so.
process.env.TZ = process.env.EXPLORE_ZONE ?? "UTC";
const setupFiles = ["tools/test-seeds.ts", "tools/refuse-outside.ts"];

// No test is about time: a busy machine must fail none, and what never ends is still found. What does not grow as it
// should takes minutes at the sizes that tests give it.
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

// Node itself reads the files of packages: Vite's own loading of them takes a tenth of the time, and only the web
// application needs it.
const native = { viteModuleRunner: false, nodeLoader: false };

// Two projects because they cost differently: `unit` needs nothing, `integration` needs the embedded PostgreSQL.
export default defineConfig({
  test: {
    // Left alone, it keeps one core free: half the machine where there are two.
    maxWorkers: "100%",
    // There are as many workers as cores, so that threads of the garbage collector would only wait for one another.
    execArgv: ["--single-threaded-gc"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // As in apps/web/tsconfig.json.
        resolve: { alias: { "@": fileURLToPath(new URL("apps/web", import.meta.url)) } },
        test: {
          name: "unit",
          include: [
            "packages/{client,domain,gazetteer,languages}/**/*.test.ts",
            "apps/web/**/*.test.ts",
            "tools/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/.next/**"],
          setupFiles: [...setupFiles, "tools/test-texts.ts"],
          // Loading the same modules again for each file took half of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "integration",
          include: ["packages/{db,core,api,integrations}/**/*.test.ts"],
          globalSetup: ["tools/test-database.ts"],
          setupFiles,
          // Every file has a database of its own; loading the whole API again for each took a third of the time.
          isolate: false,
          experimental: native,
          ...patience,
        },
      },
      {
        test: {
          name: "contract",
          include: ["e2e/contract/**/*.test.ts"],
          globalSetup: ["tools/test-database.ts", "e2e/support/contract-setup.ts"],
          setupFiles,
          // A worker's people are there for all of its files.
          isolate: false,
          experimental: native,
          ...patience,
        },
      },
    ],
  },
});
