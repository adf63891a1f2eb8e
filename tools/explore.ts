import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { generateClient } from "../packages/db/src/generate.ts";
import { fromRoot, quiet, root } from "./project.ts";
import type { VitestReport } from "./reports.ts";

// npm run explore [-- <minutes> <part of a path>...]: runs every test with random values again and again, each round
// with another seed, size and time zone, until the time is up (10 minutes). A failure is printed with the command that
// replays it. `npm run explore -- fuzz [20000]`: sends that many random requests from the OpenAPI document, with a new
// seed or with `--seed`; fails on a 5xx, on an undocumented status and on an answer that its schema does not allow. The
// last line is `N passed, N failed`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    path: { type: "string" },
    size: { type: "string" },
    zone: { type: "string" },
    test: { type: "string", short: "t" },
  },
});
const isMinutes = (text: string) => /^\d+(\.\d+)?$/.test(text);
const minutes = Number(positionals.find(isMinutes) ?? 10);
const patterns = positionals.filter((it) => !isMinutes(it));

if (patterns[0] === "fuzz") {
  const requests = positionals.find((it) => /^\d+$/.test(it)) ?? "20000";
  const seed = values.seed ?? String(randomInt(2 ** 31));
  const child = spawn(
    process.execPath,
    [fromRoot("node_modules/vitest/vitest.mjs"), "run", "--project", "contract", "e2e/contract/drawn-requests"],
    { cwd: root, stdio: "inherit", env: { ...process.env, ...quiet, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  console.log(`\n${code === 0 ? 1 : 0} passed, ${code === 0 ? 0 : 1} failed`);
  process.exit(code === 0 ? 0 : 1);
}

const zones = [
  "UTC",
  "Europe/Lisbon",
  "America/St_Johns",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

interface Round {
  readonly seed: number;
  readonly size: string;
  readonly zone: string;
}

const one = <T>(of: readonly T[]): T => of[randomInt(of.length)] as T;

/** The test files with random values whose path contains one of `patterns`. */
function files(): string[] {
  return globSync(["packages/*/src/**/*.test.ts", "apps/web/**/*.test.ts", "e2e/contract/**/*.test.ts"], {
    cwd: root,
    exclude: (path) => /node_modules|\.next/.test(path),
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => file.includes(pattern)))
    .filter((file) => drawsValues(fromRoot(file)))
    .sort();
}

/** Whether it uses fast-check itself or through a file of the package's `test` folder. */
function drawsValues(file: string): boolean {
  const text = readFileSync(file, "utf8");
  if (text.includes('from "fast-check"')) return true;
  return [...text.matchAll(/from "(\.[^"]*\/test\/[^"]+)"/g)].some(([, path]) => {
    const imported = join(dirname(file), path as string);
    return existsSync(imported) && readFileSync(imported, "utf8").includes('from "fast-check"');
  });
}

async function run(files: readonly string[], { seed, size, zone }: Round): Promise<VitestReport> {
  mkdirSync(fromRoot("test-results"), { recursive: true });
  const report = fromRoot("test-results", `explore-${process.pid}.json`);
  const child = spawn(
    process.execPath,
    [
      fromRoot("node_modules/vitest/vitest.mjs"),
      ...["run", "--reporter=json", `--outputFile.json=${report}`, "--testTimeout=600000"],
      ...(values.test ? ["-t", values.test] : []),
      ...files,
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        ...quiet,
        EXPLORE_SEED: String(seed),
        EXPLORE_SIZE: size,
        EXPLORE_PATH: values.path ?? "",
        EXPLORE_ZONE: zone,
      },
    },
  );
  await once(child, "exit");
  if (!existsSync(report)) throw new Error("the test runner left no report: its own words stand above");
  const json = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  rmSync(report);
  return json;
}

/** The command that runs a failed test again with the same values. */
function replay(file: string, test: string, message: string, round: Round): string {
  const [, seed = String(round.seed), path] = /\{ seed: (-?\d+), path: "([\d:]+)"/.exec(message) ?? [];
  const options = [
    `--seed=${seed}`,
    ...(path ? [`--path=${path}`] : []),
    `--size=${round.size}`,
    `--zone=${round.zone}`,
  ];
  const name = `${test.replace(/[\\^$.*+?()[\]{}|"`]/g, "\\$&")}$`;
  return `npm run explore -- ${options.join(" ")} -t ${JSON.stringify(name)} ${file}`;
}

generateClient();
const chosen = files();
if (chosen.length === 0) throw new Error(`no test that draws values has ${patterns.join(" or ")} in its path`);
const until = performance.now() + minutes * 60_000;
const total = { passed: 0, failed: 0 };
const found = new Map<string, string>();
for (let number = 1; number === 1 || (values.seed === undefined && performance.now() < until); number++) {
  const round: Round = {
    seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
    size: values.size ?? one(["small", "small", "medium"]),
    zone: values.zone ?? one(zones),
  };
  console.log(`Round ${number}: ${chosen.length} files, seed ${round.seed}, size ${round.size}, zone ${round.zone}`);
  const report = await run(chosen, round);
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((it) => it.status === "failed");
    if (status === "failed" && failed.length === 0) {
      total.failed += 1;
      console.log(`\nFAILED ${file}\n${message}`);
      found.set(file, `npm run explore -- --seed=${round.seed} --size=${round.size} --zone=${round.zone} ${file}`);
    }
    for (const { fullName, title, failureMessages } of failed) {
      const reason = failureMessages.join("\n");
      const command = replay(file, title, reason, round);
      console.log(`\nFAILED ${file}: ${fullName}\n${reason.slice(0, 4000)}\n  replay: ${command}\n`);
      const key = `${file}: ${fullName}`;
      if (!found.has(key)) found.set(key, command);
    }
  }
}
if (found.size > 0) console.log("\n=== What failed, and how to replay it");
for (const [what, command] of found) console.log(`${what}\n    ${command}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
