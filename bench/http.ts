import type { ChildProcess } from "node:child_process";
import type { Job, Measured } from "./http/load.ts";
import type { Started } from "./http/ready.ts";
import { seed } from "./http/seed.ts";
import { isSmall, option, printFigures, textOption } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";
import { children, median, next } from "./support/processes.ts";

/**
 * The API compared with a bare server that runs the same SQL. README.md explains the figures. `npm run bench -- http
 * [--rounds=5] [--seconds=4] [--only=read|write] [--profile=<folder>]`
 */
const ROUNDS = option("rounds", 5, 1);
/** The smallest form counts requests instead, because a busy machine answers none in a short time. */
const SIZE: Job["size"] = isSmall ? { amount: 64 } : { seconds: option("seconds", 4, 4) };
const WARM_UP: Job["size"] = isSmall ? { amount: 16 } : { seconds: 2 };
const ONLY = textOption("only");
const PROFILE = textOption("profile");
const CONNECTIONS = 16;
const POOL = "10";
/** So many that a measurement adds only a few activities to each. */
const TRIPS = isSmall ? 16 : 1024;

const activity = {
  title: "Dinner at the market",
  day_number: 3,
  activity_type: "dining",
  description: "A long table, many small plates.",
  start_time: "20:00",
  end_time: "21:30",
  location: "Cais do Sodré",
  address: "Avenida 24 de Julho 49, Lisboa",
  estimated_cost: 25,
  notes: "No reservations.",
  lat: 38.7068,
  lng: -9.1459,
};

type Start = ReturnType<typeof children>["start"];
type Server = "raw" | "service";
interface Figure {
  readonly name: string;
  readonly server: Server;
  readonly kind: "read" | "write";
  readonly job: Pick<Job, "method" | "paths" | "body">;
}
interface Run extends Measured {
  /** CPU milliseconds of the server's process for one request. */
  readonly cpu: number;
}

await withPostgres(async ({ url, dataDir }) => {
  const { start, end } = children({ DATABASE_URL: url, DATABASE_POOL: POOL, DATA_DIR: dataDir });
  try {
    await measureAll(start, url);
  } finally {
    await end();
  }
});

async function measureAll(start: Start, databaseUrl: string): Promise<void> {
  await using data = await seed(databaseUrl, TRIPS);
  const servers = {
    service: await serve(start, "./http/service.ts", PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${PROFILE}`] : []),
    raw: await serve(start, "./http/raw.ts"),
  };
  const load = start(import.meta.resolve("./http/load.ts"));

  const trip = String(data.tripIds[0]);
  const read: Figure["job"] = { method: "GET", paths: [`/api/trips/${trip}`] };
  const write: Figure["job"] = {
    method: "POST",
    paths: data.tripIds.map((id) => `/api/trips/${id}/activities`),
    body: activity,
  };
  const call = (path: string, field: string): Figure["job"] => ({
    method: "POST",
    paths: [path],
    body: { [field]: "get_trip", arguments: { trip_id: trip } },
  });
  const rawRead: Figure = { name: "raw read", server: "raw", kind: "read", job: read };
  const rest: Figure = { name: "GET /api/trips/{id}", server: "service", kind: "read", job: read };
  const task: Figure = { ...rest, name: "POST /api/agent/task", job: call("/api/agent/task", "capability") };
  const tool: Figure = { ...rest, name: "POST /api/mcp/tools", job: call("/api/mcp/tools", "name") };
  const rawWrite: Figure = { name: "raw write", server: "raw", kind: "write", job: write };
  const add: Figure = { name: "POST /api/trips/{id}/activities", server: "service", kind: "write", job: write };
  const figures = [rawRead, rest, task, tool, rawWrite, add].filter((it) => ONLY === undefined || it.kind === ONLY);

  const runs = new Map<Figure, Run[]>(figures.map((figure) => [figure, []]));
  for (let round = 0; round < ROUNDS; round++) {
    // In alternating order, so that no server always comes first.
    for (const figure of round % 2 === 0 ? figures : figures.toReversed()) {
      const server = servers[figure.server];
      runs.get(figure)?.push(await measure(load, server, { key: data.key, url: server.url, ...figure.job }));
      if (figure.kind === "write") await data.reset();
    }
    console.error(`round ${round + 1} of ${ROUNDS}`);
  }

  const of = (figure: Figure, what: keyof Run) => (runs.get(figure) ?? []).map((it) => it[what]);
  const row = (figure: Figure, raw: Figure, than: Figure, target: number) => {
    // Compared within a round, because other load on the machine changes from round to round.
    const ratios = of(figure, "perSecond").map((it, round) => it / (of(than, "perSecond")[round] ?? 0));
    const percent = (ratio: number) => (100 * ratio).toFixed(0);
    return {
      figure: figure.name,
      "req/s": median(of(figure, "perSecond")).toFixed(0),
      raw: median(of(raw, "perSecond")).toFixed(0),
      "p99 ms": median(of(figure, "p99")).toFixed(1),
      "raw p99": median(of(raw, "p99")).toFixed(1),
      "CPU ms": median(of(figure, "cpu")).toFixed(2),
      "raw CPU": median(of(raw, "cpu")).toFixed(2),
      ratio: `${percent(median(ratios))} % of ${than === raw ? "raw" : "REST"}`,
      "lowest-highest": `${percent(Math.min(...ratios))}-${percent(Math.max(...ratios))}`,
      target: `${percent(target)} %`,
      verdict: median(ratios) >= target ? "reached" : "missed",
    };
  };
  printFigures([
    ...(runs.has(rest)
      ? [row(rest, rawRead, rawRead, 0.6), row(task, rawRead, rest, 0.85), row(tool, rawRead, rest, 0.85)]
      : []),
    ...(runs.has(add) ? [row(add, rawWrite, rawWrite, 0.5)] : []),
  ]);
  for (const figure of figures)
    console.log(`${figure.name}: ${median(of(figure, "bytes")).toFixed(0)} bytes an answer`);
}

async function serve(start: Start, file: string, execArgv: string[] = []) {
  const process = start(import.meta.resolve(file), execArgv);
  const { port } = await next<Started>(process);
  return { process, url: `http://127.0.0.1:${port}` };
}

async function measure(
  load: ChildProcess,
  server: { process: ChildProcess },
  job: Pick<Job, "key" | "url" | "method" | "paths" | "body">,
): Promise<Run> {
  const fire = async (size: Job["size"]) => {
    load.send({ ...job, connections: CONNECTIONS, size } satisfies Job);
    return next<Measured>(load);
  };
  await fire(WARM_UP);
  const before = await cpuOf(server.process);
  const measured = await fire(SIZE);
  return { ...measured, cpu: ((await cpuOf(server.process)) - before) / measured.requests };
}

/** CPU milliseconds of the process so far. */
async function cpuOf(server: ChildProcess): Promise<number> {
  server.send("cpu");
  return next<number>(server);
}
