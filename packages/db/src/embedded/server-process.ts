import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerFiles } from "./cluster.ts";
import { isServing, readPostmaster } from "./postmaster.ts";
import { serverEnvironment } from "./server-account.ts";

const STOP_TIMEOUT_MS = 30_000;

const defaults: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  // None: the usual folder may contain the socket of another server.
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // Errors of single statements belong to the application, and may contain personal data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** @param port by default a free one */
export async function launch(
  place: ServerFiles,
  settings: Record<string, string>,
  port?: number,
): Promise<ChildProcess> {
  const flags = Object.entries({ ...defaults, ...settings, port: String(port ?? (await freePort())) }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  const output = openSync(join(place.home, "server.log"), "a", 0o600);
  // Its own process group: Ctrl-C is for us, and we stop the server after our connections are closed. Output to a file:
  // the server must not lose it when we are killed.
  const child = spawn(place.programs.postgres, ["-D", place.cluster, ...flags], {
    ...place.account,
    cwd: place.home,
    env: serverEnvironment(),
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.on("error", () => {});
  child.unref();
  return child;
}

export async function stopServer(place: ServerFiles): Promise<void> {
  const running = readPostmaster(place.cluster);
  if (!running || !isServing(place.cluster, running.pid)) return;
  // SIGINT: end the sessions, write everything, exit. The server removes its pid file last.
  process.kill(running.pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (readPostmaster(place.cluster)?.pid === running.pid && isServing(place.cluster, running.pid)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${running.pid}) does not stop. See ${join(place.home, "server.log")}.`);
    await sleep(10);
  }
}

export function logTail(place: ServerFiles): string {
  const path = join(place.home, "server.log");
  return existsSync(path) ? readFileSync(path, "utf8").trimEnd().split("\n").slice(-8).join("\n") : "";
}
