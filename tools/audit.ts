import { spawnSync } from "node:child_process";
import { fromRoot, quiet } from "./project.ts";

// npm run audit: asks the registry for known vulnerabilities of the packages that run in production, and fails on high
// or critical ones. Without the registry it says that nothing was checked and succeeds, or fails with --strict. The
// last line is `N passed, N failed`.

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url?: string;
  readonly patched_versions?: string;
}

const asked = spawnSync(
  process.execPath,
  [fromRoot(".tools/node_modules/pnpm/bin/pnpm.mjs"), "audit", "--prod", "--json"],
  { cwd: fromRoot(), env: { ...process.env, ...quiet }, encoding: "utf8", timeout: 120_000 },
);
const answer = read(asked.stdout ?? "");
if (!answer) {
  const why = /ERR_PNPM_\w+|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.exec(`${asked.stderr}${asked.stdout}`)?.[0];
  console.log(`NOT CHECKED: the registry did not say which faults are known${why ? ` (${why})` : ""}.`);
  console.log("Nothing is known about the packages, neither good nor bad. Run it again with access to the registry.\n");
  const strict = process.argv.includes("--strict");
  console.log(`0 passed, ${strict ? 1 : 0} failed`);
  process.exit(strict ? 1 : 0);
}
const advisories = Object.values(answer.advisories ?? {});
for (const it of advisories)
  console.log(
    `${it.severity}: ${it.module_name}: ${it.title} (mended in ${it.patched_versions ?? "none"}) ${it.url ?? ""}`,
  );
const grave = advisories.filter((it) => it.severity === "high" || it.severity === "critical");
console.log(`\n${grave.length === 0 ? 1 : 0} passed, ${grave.length} failed`);
process.exit(grave.length > 0 ? 1 : 0);

function read(text: string): { advisories?: Readonly<Record<string, Advisory>> } | undefined {
  try {
    const parsed = JSON.parse(text) as { advisories?: Record<string, Advisory>; metadata?: unknown };
    return parsed.metadata === undefined ? undefined : parsed;
  } catch {
    return undefined;
  }
}
