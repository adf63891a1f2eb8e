import { defineConfig } from "vitest/config";

// Two projects because they cost differently: `unit` needs nothing, `integration` needs the embedded PostgreSQL.
export default defineConfig({
  test: {
    // Left alone, it keeps one core free: half the machine where there are two.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{domain,gazetteer}/**/*.test.ts", "apps/web/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/.next/**"],
          // Property tests plan hundreds of trips: a busy machine must not fail them.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "integration",
          include: ["packages/{db,core,api,integrations}/**/*.test.ts"],
          globalSetup: ["tools/test-database.ts"],
          // Every file has a database of its own; loading the whole API anew for each took a third of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
