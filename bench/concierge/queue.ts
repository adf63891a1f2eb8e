import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { queues } from "../../packages/core/src/kernel/jobs.ts";
import type { JobData } from "../../packages/core/src/kernel/ports.ts";
import type { Database } from "../../packages/db/src/client.ts";
import { type sqlOf, transaction } from "../../packages/db/src/sql.ts";
import { jobQueue } from "../../packages/integrations/src/job-queue.ts";
import { isSmall, printFigures } from "../support/figures.ts";

const PROBES = isSmall ? 3 : 200;
const WAITING = isSmall ? 20 : 1000;
/** The first jobs are not counted. */
const WARM_UP = isSmall ? 1 : 20;
/** The time that a job takes: about an evaluation with its statements. */
const WORK_MS = 20;
/** Limit of the latency, as a multiple of a bare row with a notification. */
const MOST_TIMES_BARE = 4;
/** The same limit while many jobs of another queue wait. */
const MOST_TIMES_BUSY = 10;
/** The least share of the throughput that workers would have without a queue. */
const LEAST_SHARE = 0.25;
const LONGEST_MS = 120_000;

interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Measures the time from just before the commit that adds a job to its start. Returns the missed targets. */
export async function queue(database: Database, databaseUrl: string): Promise<readonly string[]> {
  const waits = new Map<string, () => void>();
  const crowd = { done: 0 };
  const jobs = await jobQueue({ databaseUrl, queues: withoutSchedules, report: (error) => console.error(error) });
  await jobs.work(async (name, data) => {
    if (name === "concierge.refresh") waits.get((data as JobData["concierge.refresh"]).tripId)?.();
    if (name !== "concierge.evaluate") return;
    await sleep(WORK_MS);
    crowd.done += 1;
  });
  const add = (id: string, begun: () => void) => {
    waits.set(id, begun);
    return (sql: Parameters<typeof jobs.add>[0]) => jobs.add(sql, "concierge.refresh", { tripId: id }, { key: id });
  };

  const bare = await notices(databaseUrl);
  const baseline = await probe(database, bare.add);
  await bare.stop();
  const idle = await probe(database, add);
  const filling = performance.now();
  await transaction(database, async (sql) => {
    for (let index = 0; index < WAITING; index++) {
      const data = { tripId: "t", userId: `${index}`, asked: false, wish: null };
      await jobs.add(sql, "concierge.evaluate", data, { key: data.userId });
    }
  });
  const filled = performance.now() - filling;
  const draining = performance.now();
  const busy = await probe(database, add);
  const left = WAITING - crowd.done;
  for (const until = Date.now() + LONGEST_MS; crowd.done < WAITING && Date.now() < until; ) await sleep(20);
  const drained = (performance.now() - draining) / 1000;
  await jobs.stop();

  const row = (what: string, { p50, p95, p99 }: Latency) => {
    const of = (ms: number, to: number) => `${ms.toFixed(1)} (${(ms / to).toFixed(1)})`;
    const { p50: a, p95: b, p99: c } = baseline;
    return { "from commit to work": what, "p50 ms": of(p50, a), "p95 ms": of(p95, b), "p99 ms": of(p99, c) };
  };
  printFigures([
    row("a row and a bare NOTIFY", baseline),
    row("a job, nothing else waits", idle),
    row(`a job, ${WAITING} of another queue wait`, busy),
  ]);
  const tooLong = (why: string, { p50, p95 }: Latency, times: number) =>
    p50 <= times * baseline.p50 && p95 <= times * baseline.p95
      ? []
      : [
          `a job waits ${why}: ${p50.toFixed(0)} and ${p95.toFixed(0)} ms (p50, p95), over ${times} times the bare notice`,
        ];
  const perSecond = crowd.done / drained;
  const atBest = (queues["concierge.evaluate"].workers * 1000) / WORK_MS;
  console.log(
    `${WAITING} jobs added in one transaction in ${filled.toFixed(0)} ms; done at ${perSecond.toFixed(0)} a second of ${atBest} at best (${queues["concierge.evaluate"].workers} workers, ${WORK_MS} ms each); ${left} of them waited still when the last probe had begun`,
  );
  return [
    ...tooLong("for nothing", idle, MOST_TIMES_BARE),
    ...tooLong("for those of another queue", busy, MOST_TIMES_BUSY),
    ...(left > 0 ? [] : ["the queue was empty before the probes were through: they say nothing"]),
    ...(perSecond >= LEAST_SHARE * atBest ? [] : [`${perSecond.toFixed(0)} jobs a second, and ${atBest} could be`]),
  ];
}

const withoutSchedules = Object.fromEntries(
  Object.entries(queues).map(([name, { schedule: _, ...settings }]) => [name, settings]),
) as unknown as typeof queues;

type Add = (id: string, begun: () => void) => (sql: ReturnType<typeof sqlOf>) => Promise<unknown>;

async function probe(database: Database, add: Add): Promise<Latency> {
  const times: number[] = [];
  for (let index = 0; index < PROBES + WARM_UP; index++) {
    const { promise, resolve } = Promise.withResolvers<number>();
    const adding = add(crypto.randomUUID(), () => resolve(performance.now()));
    let began = 0;
    await transaction(database, async (sql) => {
      await adding(sql);
      began = performance.now();
    });
    const waited = (await promise) - began;
    if (index >= WARM_UP) times.push(waited);
    await sleep(Math.random() * 10);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The baseline: a row, a notification in the transaction, and a listener that takes the row. */
async function notices(databaseUrl: string): Promise<{ add: Add; stop(): Promise<void> }> {
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();
  await listener.query("create table bench_jobs (id text primary key)");
  await listener.query("listen bench_jobs");
  const waits = new Map<string, () => void>();
  listener.on("notification", async () => {
    const { rows } = await listener.query<{ id: string }>({
      name: "take",
      text: "delete from bench_jobs where id in (select id from bench_jobs for update skip locked limit 1) returning id",
    });
    for (const { id } of rows) waits.get(id)?.();
  });
  const add = "with it as (insert into bench_jobs values ($1)) select pg_notify('bench_jobs', '')";
  return {
    add: (id, begun) => {
      waits.set(id, begun);
      return (sql) => sql.unchecked("bench-add", add, [id]);
    },
    stop: () => listener.end(),
  };
}
