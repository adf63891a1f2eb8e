import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyDataTemplate } from "../../packages/db/src/data-template.ts";

/**
 * E2E_ROOT names another checkout, for use while `npm run dev` serves this one: Next allows only one server for each.
 */
const root = process.env.E2E_ROOT ?? join(import.meta.dirname, "../..");
const READY_MS = 240_000;

export interface ServiceOptions {
  readonly port: number;
  readonly env?: Record<string, string>;
  /** The folder of an earlier start. Without it, the service starts with a copy of the prepared data. */
  readonly dataDir?: string;
  /** Starts without any data, like the first start of an installation. */
  readonly fresh?: true;
}

export interface LaunchedService {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The output of the process so far. */
  output(): string;
  /** Waits until the output contains `text`; throws when the process ends before. */
  printed(text: string): Promise<void>;
  /** The exit code once the process has ended, or null when a signal ended it. */
  exit(): Promise<number | null>;
}

export interface RunningService extends LaunchedService {
  /** Stops the service with SIGTERM and waits. Deletes its data only with `purge`. */
  stop(options?: { purge?: boolean }): Promise<void>;
}

/** Starts the process without waiting until it is ready. */
export function launchService(options: ServiceOptions): LaunchedService {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "caravan-e2e-"));
  if (!options.dataDir && !options.fresh) copyDataTemplate(dataDir);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(root, "tools/start.ts")], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      MAP_STYLE_URL: "off",
      LIVE_SOURCES: "off",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url: `http://localhost:${options.port}`,
    dataDir,
    process: child,
    output: () => text,
    async printed(wanted) {
      const until = Date.now() + READY_MS;
      while (!text.includes(wanted)) {
        if (ended() || Date.now() > until) throw new Error(`the service did not print "${wanted}":\n${text}`);
        await sleep(20);
      }
    },
    async exit() {
      if (!ended()) await once(child, "exit");
      return child.exitCode;
    },
  };
}

/** Starts the service like `npm start`, on its own port and data folder. The first start builds when needed. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const launched = launchService(options);
  await launched.printed("Caravan is ready");
  return {
    ...launched,
    async stop({ purge = false } = {}) {
      launched.process.kill("SIGTERM");
      await launched.exit();
      if (purge) purgeData(launched.dataDir);
    },
  };
}

/**
 * Where the embedded database keeps its files: in the data folder, or at the path that the file `location` there names.
 */
function homeOf(dataDir: string): string {
  const note = join(dataDir, "location");
  return existsSync(note) ? readFileSync(note, "utf8").trim() : dataDir;
}

export function purgeData(dataDir: string): void {
  rmSync(homeOf(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** For reading the service's database directly while it runs. */
export function databaseUrl(dataDir: string): string {
  const cluster = join(homeOf(dataDir), "cluster");
  const port = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(cluster, "caravan.password"), "utf8");
  return `postgresql://caravan:${password}@127.0.0.1:${port}/caravan`;
}
