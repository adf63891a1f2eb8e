import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; port: number; ready: boolean; stopping: boolean };

const fileOf = (cluster: string) => join(cluster, "postmaster.pid");

/** Reads postmaster.pid: line 1 the process, line 4 its port, line 8 its state. Null without a readable file. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const state = lines[7]?.trim();
  return pid > 0
    ? { pid, port: Number(lines[3] ?? 0), ready: state === "ready", stopping: state === "stopping" }
    : null;
}

function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Whether that process is the server of this cluster, and not another one with the same id. */
export function isServing(cluster: string, pid: number): boolean {
  return isAlive(pid) && (process.platform === "win32" || commandLine(pid).includes(cluster));
}

/**
 * Makes a stale postmaster.pid harmless. PostgreSQL refuses to start when another process has the same id since; our
 * own id it treats as stale, as we are its parent, and it still looks for orphaned backends (line 7).
 */
export function neutralizeStalePid(cluster: string, stale: Postmaster): void {
  // PostgreSQL itself detects a process that no longer exists.
  if (!isAlive(stale.pid)) return;
  const text = readFileSync(fileOf(cluster), "utf8");
  // Another process may have started the server meanwhile.
  if (!text.startsWith(`${stale.pid}\n`)) return;
  writeFileSync(fileOf(cluster), text.replace(/^\d+/, String(process.pid)));
}
