import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { ensureBrowsers } from "./browser.ts";
import { benchmarks, fromRoot, quiet, root } from "./project.ts";
import { type Counts, readPlaywright, readVitest } from "./reports.ts";

const reports = fromRoot("test-results");
// turbo starts `pnpm` and scripts start `node`: both have to be the ones that the project brings.
const path = [dirname(process.execPath), fromRoot(".tools/node_modules/.bin"), process.env.PATH].join(delimiter);

async function run(
  script: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [fromRoot(script), ...args], {
    cwd: options.cwd ?? root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...quiet, ...options.env, PATH: path },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** The same with all that it prints kept back. */
async function runQuietly(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", fromRoot(script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quiet, ...env, PATH: path },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  const [code] = await once(child, "close");
  return { succeeded: code === 0, output };
}

/** Runs all checks of a phase, so that one report shows everything there is to mend; the phase counts as one. */
async function together(checks: Record<string, () => Promise<boolean>>): Promise<Counts> {
  const failures: string[] = [];
  for (const [name, check] of Object.entries(checks)) if (!(await check())) failures.push(name);
  const failed = failures.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, failures };
}

/** Where a runner leaves its report; named by process, since two runs may go on at once. */
function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  return `${reports}/${name}-${process.pid}.json`;
}

/** A runner that failed although its report names no failed test (or without any report) counts as one failure. */
function counted(succeeded: boolean, report: string, read: (json: unknown) => Counts): Counts {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  rmSync(report, { force: true });
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ["the runner itself failed: its own words stand above"] };
}

async function vitest(project: string): Promise<Counts> {
  const report = reportFile(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const succeeded = await run("node_modules/vitest/vitest.mjs", ["run", "--project", project, ...reporters]);
  return counted(succeeded, report, readVitest);
}

async function lint(): Promise<Counts> {
  return together({
    biome: () => run("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "--max-diagnostics=50"]),
    "dependency-cruiser": () => cruise(".dependency-cruiser.cjs"),
    "dependency-cruiser (folders)": () => cruise(".dependency-cruiser-folders.cjs"),
    knip: () => run("node_modules/knip/bin/knip.js", []),
  });
}

function cruise(config: string) {
  return run("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", ["--config", config, "packages", "apps"]);
}

async function types(): Promise<Counts> {
  return together({
    "types of packages": () =>
      run("node_modules/turbo/bin/turbo", ["run", "types", "--continue", "--output-logs=errors-only"]),
    "types of tools": () => run("node_modules/typescript/bin/tsc", ["--noEmit", "-p", "tools"]),
  });
}

/** Each benchmark in its smallest form, two at a time: what it prints is shown only when it fails. */
async function bench(): Promise<Counts> {
  const waiting = benchmarks();
  const failures: string[] = [];
  let passed = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { succeeded, output } = await runQuietly(`bench/${name}.ts`, ["--small"], { NODE_ENV: "production" });
      if (succeeded) passed += 1;
      else failures.push(`${name}\n${output.trimEnd().split("\n").slice(-20).join("\n")}`);
    }
  };
  await Promise.all([work(), work()]);
  return { passed, failed: failures.length, failures };
}

async function e2e(): Promise<Counts> {
  const { browser, shell } = ensureBrowsers();
  const report = reportFile("e2e");
  const succeeded = await run("e2e/node_modules/@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    cwd: fromRoot("e2e"),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell },
  });
  return counted(succeeded, report, readPlaywright);
}

/** In the order they run by default: the cheapest answers first. */
export const phases: Record<string, () => Promise<Counts>> = {
  lint,
  types,
  unit: () => vitest("unit"),
  integration: () => vitest("integration"),
  contract: () => vitest("contract"),
  bench,
  e2e,
};
