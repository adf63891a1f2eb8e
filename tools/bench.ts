import { spawnSync } from "node:child_process";
import { generateClient } from "../packages/db/src/generate.ts";
import { benchmarks, fromRoot, quiet } from "./project.ts";

// npm run bench [-- <name> [arguments]]: each bench/<name>.ts is one benchmark; without a name all of them run. `npm
// test` runs each in its smallest form (--small): see phases.ts.
const all = [
  "http",
  "keys",
  "planning",
  "checker",
  "capabilities",
  "alignment",
  "confirmations",
  "ingest",
  "concierge",
  "neighbours",
  "page-weight",
  "memory",
  "panel",
];
const known = benchmarks();
const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !known.includes(name)) {
  console.error(`caravan: there is no measurement "${name}": npm run bench [-- <${known.join(" | ")}>]`);
  process.exit(1);
}
generateClient();
for (const one of name === undefined ? all : [name]) {
  const result = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", fromRoot("bench", `${one}.ts`), ...args],
    { stdio: "inherit", env: { ...process.env, ...quiet, NODE_ENV: "production", LIVE_SOURCES: "off" } },
  );
  if (result.status !== 0) process.exitCode = 1;
}
