import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { generateClient } from "../packages/db/src/generate.ts";
import { fromRoot, quiet } from "./project.ts";

// npm run bench -- <name> [arguments]: each bench/<name>.ts is one measurement.
const known = readdirSync(fromRoot("bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));
const [name, ...args] = process.argv.slice(2);
if (!name || !known.includes(name)) {
  console.error(`caravan: say what to measure: npm run bench -- <${known.join(" | ") || "nothing there yet"}>`);
  process.exit(1);
}
generateClient();
const result = spawnSync(
  process.execPath,
  ["--disable-warning=ExperimentalWarning", fromRoot("bench", `${name}.ts`), ...args],
  {
    stdio: "inherit",
    env: { ...process.env, ...quiet, NODE_ENV: "production" },
  },
);
process.exitCode = result.status ?? 1;
