import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; port: number; ready: boolean };

const fileOf = (cluster: string) => join(cluster, "postmaster.pid");

/** What postmaster.pid says: line 1 the process, line 4 its port, line 8 its state. Null without a readable file. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" } : null;
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

/** Whether that process is the server of this cluster, and not another one that was given its number later. */
export function isServing(cluster: string, pid: number): boolean {
  return isAlive(pid) && (process.platform === "win32" || commandLine(pid).includes(cluster));
}

/**
 * Makes a left-behind postmaster.pid harmless. PostgreSQL would refuse to start when another process has the number
 * since; our own number it takes for stale, as we are its parent, and it still looks for orphaned backends (line 7).
 */
export function neutralizeStalePid(cluster: string, stale: Postmaster): void {
  // Of a process that is gone PostgreSQL itself sees that it is.
  if (!isAlive(stale.pid)) return;
  const text = readFileSync(fileOf(cluster), "utf8");
  // Another process may have started the server since we looked.
  if (!text.startsWith(`${stale.pid}\n`)) return;
  writeFileSync(fileOf(cluster), text.replace(/^\d+/, String(process.pid)));
}
