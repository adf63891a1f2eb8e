import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { connectionSettings } from "./client.ts";
import { initialise, PASSWORD_FILE, type ServerFiles, USER } from "./embedded/cluster.ts";
import { isServing, neutralizeStalePid, readPostmaster } from "./embedded/postmaster.ts";
import { serverAccount } from "./embedded/server-account.ts";
import { findHome, findPrograms } from "./embedded/server-files.ts";
import { launch, logTail, stopServer } from "./embedded/server-process.ts";
import { noteUsage } from "./embedded/usage-notes.ts";
import { watchServer } from "./embedded/watch-server.ts";

export type EmbeddedOptions = {
  /** Folder for the data; created when missing. */
  dataDir: string;
  log?: (message: string) => void;
  /** `stop()` leaves the server running for the next start. */
  keepRunning?: boolean;
  /**
   * Watches the server and restarts it on the same port when it ends, with growing pauses. Called with the reason when
   * restarting fails again and again.
   */
  onLost?: (reason: Error) => void;
  /** Server settings that override ours, for instance `{ fsync: "off" }` for tests. */
  settings?: Record<string, string>;
};

export type EmbeddedServer = {
  url: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /** Stops the server, unless another live process uses it or `keepRunning` is set. */
  stop(): Promise<void>;
};

const DATABASE = "caravan";
const START_TIMEOUT_MS = 60_000;

const urlFor = (place: ServerFiles, port: number, database: string) =>
  `postgresql://${USER}:${readFileSync(join(place.cluster, PASSWORD_FILE), "utf8")}@127.0.0.1:${port}/${database}`;

/** Connects to the running server; null while it is not usable. */
async function tryConnect(place: ServerFiles): Promise<string | null> {
  const running = readPostmaster(place.cluster);
  if (!running?.ready || !isServing(place.cluster, running.pid)) return null;
  const client = new pg.Client(connectionSettings(urlFor(place, running.port, "postgres")));
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    // Of two simultaneous processes one creates it.
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`).catch(ignoreDuplicate);
    return urlFor(place, running.port, DATABASE);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "28P01") {
      throw new Error(
        `The PostgreSQL server on ${place.cluster} refuses the password in ${PASSWORD_FILE} there. Restore that file, or move the folder away to begin with an empty database.`,
      );
    }
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}

/** Starts the server unless it runs, and waits until it accepts connections. */
async function serve(place: ServerFiles, settings: Record<string, string>, port?: number) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  let attempts = 0;
  for (;;) {
    const url = await tryConnect(place);
    if (url) return { url, adopted: readPostmaster(place.cluster)?.pid !== child?.pid };
    const running = readPostmaster(place.cluster);
    const exited = !child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (exited && (!running || !isServing(place.cluster, running.pid))) {
      // Several attempts: another process may take the free port or stop the server in between.
      attempts += 1;
      if (attempts > 5) throw new Error(`The embedded PostgreSQL does not start:\n${logTail(place)}`);
      if (running) neutralizeStalePid(place.cluster, running);
      child = await launch(place, settings, port);
    }
    if (Date.now() > deadline)
      throw new Error(`The embedded PostgreSQL did not become ready in a minute:\n${logTail(place)}`);
    await sleep(20);
  }
}

/**
 * Starts the bundled PostgreSQL server, or uses the one that already runs on `dataDir`. Any number of processes may do
 * so at once; the last to stop ends the server.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {});
  const settings = options.settings ?? {};
  const account = serverAccount();
  const home = findHome(options.dataDir, account);
  const place: ServerFiles = { home, cluster: join(home, "cluster"), programs: findPrograms(home, account), account };
  const users = noteUsage(home);
  try {
    if (!existsSync(place.cluster)) {
      log(`Creating the database in ${place.cluster}`);
      initialise(place);
    }
    const { url, adopted } = await serve(place, settings);
    log(adopted ? "Using the PostgreSQL server that is already running" : "PostgreSQL is running");
    const watched =
      options.onLost &&
      watchServer({
        isServing: () => {
          const running = readPostmaster(place.cluster);
          // Told to stop by somebody else, it waits for its clients to leave, which are our own, and refuses new ones.
          if (running?.stopping) endNow(running.pid);
          return running !== null && isServing(place.cluster, running.pid);
        },
        // On the same port, because all clients have that address.
        restart: async () => void (await serve(place, settings, Number(new URL(url).port))),
        log,
        onLost: options.onLost,
      });
    return {
      url,
      adopted,
      stop: async () => {
        await watched?.stop();
        if (users.leave() && !options.keepRunning) await stopServer(place);
      },
    };
  } catch (error) {
    users.leave();
    throw error;
  }
}

/** Ends a server that is stopping, without waiting for its clients ("fast shutdown"). */
function endNow(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
