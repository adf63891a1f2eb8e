import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const READY_MS = 240_000;

export interface RunningService {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as an operator would, and waits; the data stays unless `purge`. */
  stop(options?: { purge?: boolean }): Promise<void>;
}

/** Starts the service like `npm start`, on a port and a data folder of its own. The first start builds when needed. */
export async function startService(options: {
  port: number;
  env?: Record<string, string>;
  dataDir?: string;
}): Promise<RunningService> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "caravan-e2e-"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(root, "tools/start.ts")], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      MAP_STYLE_URL: "off",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  const until = Date.now() + READY_MS;
  while (!text.includes("Caravan is ready")) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the service did not start:\n${text}`);
    await sleep(50);
  }
  return {
    url: `http://localhost:${options.port}`,
    dataDir,
    process: child,
    output: () => text,
    async stop({ purge = false } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
      }
      if (purge) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
