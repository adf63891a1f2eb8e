import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, dirname } from "node:path";
import { prepareDataTemplate } from "../packages/db/src/data-template.ts";
import { ensureBrowsers, ensureFirefox, ensureWebKit } from "./browser.ts";
import { benchmarks, fromRoot, quiet, root } from "./project.ts";
import { type Counts, readPlaywright, readVitest } from "./reports.ts";

const reports = fromRoot("test-results");
// Scripts start `node`: it has to be the version that the project installs.
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

export interface PhaseContext {
  /** Receives the output of the phase. */
  print(text: string): void;
  /** Its processes take only the time that others leave. */
  readonly inBackground: boolean;
}
export type Phase = (context: PhaseContext) => Promise<Counts>;

/** Runs a script on this Node. Resolves to whether it succeeded. */
async function run(
  context: PhaseContext,
  script: string,
  args: readonly string[] = [],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", fromRoot(script), ...args], {
    cwd: options.cwd ?? root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quiet, ...options.env, PATH: path },
  });
  if (context.inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", context.print);
  const [code] = await once(child, "close");
  return code === 0;
}

/** Runs all checks of a phase even when one fails, so that one run reports everything. The phase counts as one. */
async function allOf(checks: Record<string, () => Promise<boolean>>): Promise<Counts> {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => ({ name, ok: await check() })));
  const failures = results.filter((it) => !it.ok).map((it) => it.name);
  const failed = failures.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, failures };
}

/** The file for a runner's report, named by process because two runs may happen at once. */
function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  return `${reports}/${name}-${process.pid}.json`;
}

/** The counts of a report. A runner that failed without a failed test in its report counts as one failure. */
function counted(succeeded: boolean, report: string, read: (json: unknown) => Counts): Counts {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  rmSync(report, { force: true });
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ["the runner itself failed: its own words stand above"] };
}

function vitest(project: string): Phase {
  return async (context) => {
    const report = reportFile(project);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const succeeded = await run(context, "node_modules/vitest/vitest.mjs", ["run", "--project", project, ...reporters]);
    return counted(succeeded, report, readVitest);
  };
}

async function lint(context: PhaseContext): Promise<Counts> {
  const cruise = (config: string, ...more: readonly string[]) =>
    run(context, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", [
      "--config",
      config,
      "packages",
      "apps",
      ...more,
    ]);
  return allOf({
    biome: () =>
      run(context, "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "--max-diagnostics=50"]),
    "dependency-cruiser": () => cruise(".dependency-cruiser.cjs", "e2e", "tools", "bench"),
    "dependency-cruiser (folders)": () => cruise(".dependency-cruiser-folders.cjs"),
    knip: () => run(context, "node_modules/knip/bin/knip.js"),
  });
}

async function types(context: PhaseContext): Promise<Counts> {
  // Several checkers of one program repeat each other's work, so one checker each, and the programs side by side.
  const check = (folder: string) =>
    run(context, "node_modules/typescript/bin/tsc", ["--noEmit", "--checkers", "1", "-p", folder]);
  return allOf({
    // Checked as one program: the packages import each other, and separate checks would repeat the shared ones.
    "types of packages": () => check("packages"),
    "types of the web application, tools, bench and e2e": async () =>
      // Next writes the types of the routes first.
      (await run(context, "apps/web/node_modules/next/dist/bin/next", ["typegen"], { cwd: fromRoot("apps/web") })) &&
      check("tools"),
    "types of the service worker": () => check("apps/web/service-worker"),
  });
}

/** Runs each benchmark that needs no build in its smallest form, two at a time. Output is shown only on failure. */
async function bench({ inBackground }: PhaseContext): Promise<Counts> {
  const waiting = benchmarks().filter((name) => name !== "page-weight" && name !== "memory");
  const failures: string[] = [];
  let passed = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      let output = "";
      const print = (text: string) => {
        output += text;
      };
      if (
        await run({ print, inBackground }, `bench/${name}.ts`, ["--small"], {
          env: { NODE_ENV: "production", LIVE_SOURCES: "off" },
        })
      )
        passed += 1;
      else failures.push(`${name}\n${output.trimEnd().split("\n").slice(-20).join("\n")}`);
    }
  };
  const removeTemplate = await prepareDataTemplate();
  try {
    await Promise.all([work(), work()]);
  } finally {
    removeTemplate();
  }
  return { passed, failed: failures.length, failures };
}

/** @param env names the browser */
async function playwright(context: PhaseContext, name: string, env: Record<string, string>): Promise<Counts> {
  const report = reportFile(name);
  const succeeded = await run(context, "e2e/node_modules/@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    cwd: fromRoot("e2e"),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  return counted(succeeded, report, readPlaywright);
}

/** Other engines run only in the phases named after them. */
const none = { FIREFOX_PATH: "", WEBKIT_DRIVER_PATH: "" };

function e2e(context: PhaseContext): Promise<Counts> {
  const { browser, shell } = ensureBrowsers();
  return playwright(context, "e2e", { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell, ...none });
}

function firefox(context: PhaseContext): Promise<Counts> {
  return playwright(context, "firefox", { ...none, FIREFOX_PATH: ensureFirefox() });
}

function webkit(context: PhaseContext): Promise<Counts> {
  return playwright(context, "webkit", { ...none, WEBKIT_DRIVER_PATH: ensureWebKit() });
}

export const phases: Record<string, Phase> = {
  lint,
  types,
  unit: vitest("unit"),
  // Installs the browser, builds the web application, which the browser tests need, weighs its pages and the service.
  build: (context) =>
    allOf({
      build: async () =>
        (await run(context, "tools/prepare-e2e.ts")) &&
        (await run(context, "bench/page-weight.ts")) &&
        (await run(context, "bench/memory.ts", ["--small"])),
    }),
  integration: vitest("integration"),
  contract: vitest("contract"),
  bench,
  // Known faults of packages; fails only for one that is overdue.
  audit: (context) => allOf({ audit: () => run(context, "tools/audit.ts") }),
  e2e,
  // On their own only: journeys in other engines.
  firefox,
  webkit,
};

/** Phases that run one after the other. In the background, they take only the time that others leave. */
export interface Row {
  readonly phases: readonly string[];
  readonly inBackground?: true;
}

/**
 * The order of phases when all run: steps one after the other, the rows of a step side by side. A single row sometimes
 * leaves a core idle while it waits for a file, the disk or a clock; several rows keep two cores busy until the end. Of
 * the browser tests that is a sixth of the time, which is enough for what does not wait itself.
 */
export const steps: readonly (readonly Row[])[] = [
  [{ phases: ["integration"] }, { phases: ["build", "contract"] }, { phases: ["unit"] }],
  [
    { phases: ["e2e"] },
    { phases: ["types", "lint", "bench"], inBackground: true },
    // It only waits for the registry.
    { phases: ["audit"], inBackground: true },
  ],
];
