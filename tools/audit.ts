import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dueOn, judge, type RecordedAdvisory, readAnswer, readRecorded } from "./advisories.ts";
import { fromRoot, quiet } from "./project.ts";

// npm run audit: asks the registry for known faults of the packages that run in production, and compares them with
// advisories.json. It fails when a recorded one is still there after its time (SECURITY.md), also without the registry.
// One that is not recorded yet is named and fails nothing, so that a commit never turns red because somebody published
// something; `--record` adds it with today's date. `--strict`, for releases, fails for it too, and without the registry.
// The last line is `N passed, N failed`.

const PATIENCE_MS = 30_000;
const file = fromRoot("advisories.json");
const today = new Date().toISOString().slice(0, 10);
const has = (option: string) => process.argv.includes(option);

const asked = spawnSync(
  process.execPath,
  [fromRoot(".tools/node_modules/pnpm/bin/pnpm.mjs"), "audit", "--prod", "--json"],
  { cwd: fromRoot(), env: { ...process.env, ...quiet }, encoding: "utf8", timeout: PATIENCE_MS },
);
const found = readAnswer(asked.stdout ?? "");
const recorded = readRecorded(JSON.parse(readFileSync(file, "utf8")));
const { overdue, open, unrecorded, mended } = judge(found, recorded, today);

if (found === null) {
  const why = /ERR_PNPM_\w+|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.exec(`${asked.stderr}${asked.stdout}`)?.[0];
  console.log(`NOT CHECKED: the registry did not say which faults are known${why ? ` (${why})` : ""}.`);
  console.log(`Only advisories.json was read: ${recorded.length} recorded. Run it again with access to the registry.`);
}
const named = (it: RecordedAdvisory) => `${it.severity}: ${it.package}: ${it.id}`;
for (const it of overdue) console.log(`OVERDUE since ${dueOn(it)}: ${named(it)}`);
for (const it of open) {
  const why = it.exception ? ` (${it.exception.reason})` : "";
  console.log(`to be mended by ${dueOn(it)}: ${named(it)}${why}`);
}
for (const it of mended) console.log(`no longer there, take it out of advisories.json: ${named(it)}`);
for (const it of unrecorded)
  console.log(`NOT RECORDED: ${it.severity}: ${it.package}: ${it.id}. Run npm run audit -- --record.`);
if (has("--record") && unrecorded.length > 0)
  writeFileSync(
    file,
    `${JSON.stringify([...recorded, ...unrecorded.map((it) => ({ ...it, recorded: today }))], null, 2)}\n`,
  );

const isStrict = has("--strict");
const failed = overdue.length + (isStrict ? unrecorded.length + (found === null ? 1 : 0) : 0);
console.log(`\n${failed === 0 ? 1 : 0} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
