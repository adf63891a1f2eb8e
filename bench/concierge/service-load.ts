import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { queues } from "../../packages/core/src/kernel/jobs.ts";
import type { DatabaseWithPrisma } from "../../packages/db/src/prisma.ts";
import { sqlOf } from "../../packages/db/src/sql.ts";
import { jobQueue } from "../../packages/integrations/src/job-queue.ts";
import type { Started } from "../http/ready.ts";
import { seed } from "../http/seed.ts";
import { isSmall, printFigures } from "../support/figures.ts";
import { children, next } from "../support/processes.ts";
import { travellers } from "./travellers.ts";

const TRAVELLERS = isSmall ? 20 : 1000;
/** CPU of service and PostgreSQL for all travellers; half a core if all are evaluated in each minute. */
const MOST_CPU_SECONDS = 30;
/** The service's CPU for one traveller, in units of one read of a trip. */
const MOST_READS = 5;
/** Warm-up, until threads have started and each city has been read. */
const WARM_UP = isSmall ? 2 : 200;
const READS_A_SECOND = 25;
const IDLE_SECONDS = isSmall ? 1 : 15;
/** Reads must not wait for evaluations. */
const MOST_TIMES_IDLE = 10;
const MOST_READ_MS = 500;

/**
 * A service process with its queue and schedule, and a thousand travellers with a stop ahead: from the scheduled job to
 * the last stored outcome, during reads of a trip. Returns the missed targets.
 */
export async function serviceLoad(
  database: DatabaseWithPrisma,
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
): Promise<readonly string[]> {
  const { start, end } = children({ DATABASE_URL: url, DATABASE_POOL: "10", DATA_DIR: dataDir });
  try {
    await using read = await seed(url, 1);
    await travellers(database, TRAVELLERS);
    const service = start(import.meta.resolve("../http/service.ts"));
    const { port } = await next<Started>(service);
    const address = `http://127.0.0.1:${port}/api/trips/${read.tripIds[0]}`;
    const cpu = async () => {
      service.send("cpu");
      const [ours, postgres] = [await next<number>(service), await postgresCpu(database)];
      return { ours, postgres };
    };
    const jobs = await jobQueue({ databaseUrl: url, queues, report: (error) => console.error(error) });
    const look = async (count: number) => {
      const began = new Date();
      // Monitoring is switched on only now, so that the service's own schedule does not interfere.
      const some = "select user_id from concierges order by user_id limit $1";
      await database.pool.query(`update concierges set monitoring = true where user_id in (${some})`, [count]);
      await jobs.add(sqlOf(database), "concierge.monitor", {});
      return looked(database, began, count);
    };
    await reading(address, read.key, warmUp(database, look));

    const resting = await cpu();
    const idle = await reading(address, read.key, sleep(IDLE_SECONDS * 1000));
    const rested = await cpu();
    const finished = look(TRAVELLERS);
    const busy = await reading(address, read.key, finished);
    const { seconds, picked, evaluated, found, monitor } = await finished;
    const spent = await cpu();
    if (picked !== TRAVELLERS || evaluated !== TRAVELLERS)
      throw new Error(`${evaluated} of ${TRAVELLERS} travellers were looked at`);
    await jobs.stop();

    // Subtract the cost of the reads, at the cost measured without other work.
    const reads = (what: "ours" | "postgres") => ((rested[what] - resting[what]) / idle.count) * busy.count;
    const ours = spent.ours - rested.ours - reads("ours");
    const postgres = spent.postgres - rested.postgres - reads("postgres");
    const perRead = (rested.ours - resting.ours) / idle.count;
    const cores = (ours + postgres) / 60_000;
    printFigures([
      { what: "travellers picked, looked at", figure: `${picked}, ${evaluated}` },
      { what: "with a recommendation or an alert", figure: found },
      { what: "seconds from the schedule's job to the last outcome", figure: seconds.toFixed(1) },
      { what: "... of them to find everybody and add the jobs", figure: monitor.toFixed(1) },
      { what: "CPU of the service for one, ms", figure: (ours / evaluated).toFixed(1) },
      { what: "... to a read of a trip", figure: (ours / evaluated / perRead).toFixed(1) },
      { what: "CPU of PostgreSQL for one, ms", figure: (postgres / evaluated).toFixed(1) },
      { what: "of a core, each looked at every minute", figure: `${(100 * cores).toFixed(0)} %` },
      { what: "of a core, each looked at every five minutes", figure: `${(20 * cores).toFixed(0)} %` },
    ]);
    printFigures([
      { "GET /api/trips/{id}": "nothing else", ...columns(idle) },
      { "GET /api/trips/{id}": "meanwhile", ...columns(busy) },
    ]);
    return [
      ...(found > TRAVELLERS / 10 ? [] : [`only ${found} were told anything: the situations are none`]),
      ...(ours + postgres <= 1000 * MOST_CPU_SECONDS
        ? []
        : [`they took ${((ours + postgres) / 1000).toFixed(0)} s of CPU, and ${MOST_CPU_SECONDS} are the most`]),
      ...(ours / evaluated <= MOST_READS * perRead
        ? []
        : [`one of them costs more than ${MOST_READS} reads of a trip`]),
      ...(busy.p99 <= Math.max(MOST_READ_MS, MOST_TIMES_IDLE * idle.p99)
        ? []
        : [`a read takes ${busy.p99.toFixed(0)} ms (p99) meanwhile, ${idle.p99.toFixed(0)} else`]),
    ];
  } finally {
    await end();
  }
}

async function warmUp({ pool }: DatabaseWithPrisma, look: (count: number) => Promise<unknown>): Promise<void> {
  await look(WARM_UP);
  await pool.query("update concierges set monitoring = false, monitored_at = null, alerts = '[]'");
  await pool.query("delete from recommendations");
  await pool.query("vacuum analyze");
}

interface Progress {
  readonly picked: number;
  readonly evaluated: number;
  readonly found: number;
  /** Duration of the scheduled job in seconds. */
  readonly monitor: number;
}

/** Waits until this many were evaluated, or for three minutes. */
async function looked({ pool }: DatabaseWithPrisma, since: Date, count: number) {
  const text = `select (select count(*)::int from concierges where monitored_at >= $1) as picked,
    (select count(*)::int from concierges where evaluated_at >= $1) as evaluated,
    (select count(*)::int from concierges c where c.alerts <> '[]'
       or exists (select from recommendations r where r.trip_id = c.trip_id and r.user_id = c.user_id)) as found,
    (select coalesce(max(extract(epoch from completed_on - started_on)), 0)::float from pgboss.job
      where name = 'concierge.monitor' and created_on >= $1) as monitor`;
  for (;;) {
    const { rows } = await pool.query<Progress>(text, [since]);
    const [row = { picked: 0, evaluated: 0, found: 0, monitor: 0 }] = rows;
    const seconds = (Date.now() - since.getTime()) / 1000;
    if (row.evaluated >= count || seconds > 180) return { seconds, ...row };
    await sleep(100);
  }
}

interface Reads {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

const columns = ({ count, p50, p99 }: Reads) => ({ reads: count, "p50 ms": p50.toFixed(1), "p99 ms": p99.toFixed(1) });

/** Reads at a steady rate until the promise is settled. */
async function reading(url: string, key: string, until: Promise<unknown>): Promise<Reads> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const one = async () => {
    const began = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`a read answered ${response.status}`);
    times.push(performance.now() - began);
  };
  while (!isOver) {
    underWay.push(one());
    await sleep(1000 / READS_A_SECOND);
  }
  await Promise.all(underWay);
  await over;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}

/** Milliseconds of CPU that the process has used so far (Linux only; 0 elsewhere). */
async function postgresCpu({ pool }: DatabaseWithPrisma): Promise<number> {
  try {
    const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    const [, parent = ""] = statOf(String(rows[0]?.pid));
    const all = readdirSync("/proc").filter((it) => /^\d+$/.test(it) && (it === parent || parentOf(it) === parent));
    const ticks = all.reduce((sum, pid) => {
      const stat = statOf(pid);
      // The parent's fields include the time of its ended children.
      const fields = pid === parent ? [11, 12, 13, 14] : [11, 12];
      return sum + fields.reduce((part, field) => part + Number(stat[field]), 0);
    }, 0);
    return ticks * 10;
  } catch {
    return 0;
  }
}

function parentOf(pid: string): string | undefined {
  try {
    return statOf(pid)[1];
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

/** The fields of `/proc/<pid>/stat` after the name: state, parent and so on. */
function statOf(pid: string): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}
