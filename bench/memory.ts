import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ensureWebBuild } from "../tools/web-build.ts";
import { seed } from "./http/seed.ts";
import { option, printFigures } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";

/**
 * The memory of the built service with its pages, as `npm start` runs it: at rest after the start, after work, and at rest
 * again. README.md explains the figures. `npm run bench -- memory [--reads=200] [--plans=20] [--rest=60]`
 */
const READS = option("reads", 200, 20);
const PLANS = option("plans", 20, 1);
/** Seconds of rest before the work, and after it. */
const REST = option("rest", 60, 0);
/** Resident at rest. */
const MOST_MB = 250;
/** A machine that does much else takes longer to come to rest. */
const PATIENCE_S = 120;

if (!existsSync("/proc/self/smaps_rollup")) {
  console.log("Only Linux says what memory a process really has, so nothing was measured.");
  process.exit(0);
}

ensureWebBuild();
const cities = ["Lisbon", "Kyoto", "Rome", "Mexico City", "Istanbul"];
const week = { start_date: "2028-05-08", end_date: "2028-05-14" };

await withPostgres(async ({ url, dataDir }) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const npm = spawn(process.execPath, [fileURLToPath(new URL("../tools/run.mjs", import.meta.url)), "start"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", RATE_LIMIT: "off", LIVE_SOURCES: "off", HOST: "127.0.0.1", PORT: String(port) },
      ...{ DATABASE_URL: url, DATA_DIR: dataDir },
    },
  });
  try {
    await until(() => isReady(origin), "the service did not start");
    const service = serviceOf(npm);
    const rows = [row("ready", service)];
    await until(() => memoryOf(service).resident <= MOST_MB, `the service at rest keeps more than ${MOST_MB} MB`);
    if (REST > 0) await sleep(REST * 1000);
    rows.push(row("at rest", service));
    await using data = await seed(url, 1);
    const call = callWith(origin, data.key);
    for (let read = 0; read < READS; read++) await call(`/api/trips/${data.tripIds[0]}`);
    for (let plan = 0; plan < PLANS; plan++)
      await call("/api/trips", { destination: cities[plan % cities.length], ...week, interests: ["food", "museums"] });
    rows.push(row(`after ${READS} reads and ${PLANS} plans`, service));
    if (REST > 0) {
      await sleep(REST * 1000);
      rows.push(row(`${REST} s later`, service));
    }
    printFigures(rows);
  } finally {
    npm.kill("SIGTERM");
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, "exit");
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const late = performance.now() + PATIENCE_S * 1000;
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error(`${otherwise} within ${PATIENCE_S} s`);
    await sleep(250);
  }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The process that serves is the only child of the one that installs and starts it. */
function serviceOf(npm: ChildProcess): number {
  const [service, ...others] = readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, "utf8").trim().split(" ");
  if (!service || others.length > 0) throw new Error("npm start runs more than one process");
  return Number(service);
}

/** In MB: all that the process uses, the same with shared pages divided among their users, and what is its own. */
function memoryOf(pid: number) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (...names: string[]) =>
    names.reduce((sum, name) => sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(rollup)?.[1]), 0) / 1024;
  return {
    resident: megabytes("Rss"),
    proportional: megabytes("Pss"),
    own: megabytes("Private_Clean", "Private_Dirty"),
  };
}

function row(when: string, service: number) {
  const { resident, proportional, own } = memoryOf(service);
  return {
    when,
    "resident MB": resident.toFixed(0),
    "shared pages divided, MB": proportional.toFixed(0),
    "its own, MB": own.toFixed(0),
  };
}

function callWith(origin: string, key: string) {
  return async (path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  };
}
