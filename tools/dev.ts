import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, watch } from "node:fs";
import { constants } from "node:os";
import { fromRoot } from "./project.ts";

// Next reloads what it bundles. Code that Node runs directly (packages, server) needs a new process.
const QUIET_MS = 150;
const STOP_TIMEOUT_MS = 10_000;
const relevant = (name: string | null) =>
  name !== null && /\.(ts|json|prisma|sql)$/.test(name) && !/\.test\.ts$|generated|next-env/.test(name);

let child: ChildProcess;
let restarting = false;
let stopping = false;

function start(): void {
  child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", fromRoot("tools/start.ts"), "--development"],
    { stdio: "inherit" },
  );
  child.once("exit", (code, signal) => {
    if (stopping) process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
    if (!restarting) console.log("The server ended. It starts again when a file changes.");
  });
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  child.kill(signal);
  await exited;
  clearTimeout(impatience);
}

async function restart(): Promise<void> {
  if (restarting || stopping) return;
  restarting = true;
  console.log("Files changed: restarting");
  await stop("SIGTERM");
  restarting = false;
  start();
}

let timer: NodeJS.Timeout | undefined;
function changed(_event: string, name: string | null): void {
  if (!relevant(name)) return;
  clearTimeout(timer);
  timer = setTimeout(restart, QUIET_MS);
}

for (const it of readdirSync(fromRoot("packages"), { withFileTypes: true }).filter((it) => it.isDirectory()))
  watch(fromRoot("packages", it.name, "src"), { recursive: true }, changed);
watch(fromRoot("prisma"), { recursive: true }, changed);
// Only the folder itself: Next watches the folders below it.
watch(fromRoot("apps/web"), changed);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
    void stop(signal);
  });
}
start();
