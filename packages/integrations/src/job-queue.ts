import { createHash } from "node:crypto";
import type { JobData, JobName, JobQueue, QueueSettings } from "@caravan/core/kernel/ports";
import { connectionSettings } from "@caravan/db/client";
import type { Sql } from "@caravan/db/sql";
import { type ConnectionOptions, PgBoss } from "pg-boss";

type Handle = (name: JobName, data: JobData[JobName], signal: AbortSignal) => Promise<void>;

export interface RunningQueue extends JobQueue {
  /** Starts to take jobs; may be called once. Rejected jobs are retried. */
  work(handle: Handle): Promise<void>;
  /** Waits for running jobs; those that do not end in time run again elsewhere. */
  stop(): Promise<void>;
}

const STOP_MS = 8_000;
/** Ended jobs are kept for this time, for operators. */
const KEPT_SECONDS = 86_400;
/** How often jobs of dead workers are searched. */
const LOST_SECONDS = 10;
/** A polling interval; notified listeners start at once. */
const POLL_SECONDS = 5;

/** Jobs in the same PostgreSQL database, so that adding one commits with its change. */
export async function jobQueue({
  databaseUrl,
  queues,
  report,
}: {
  readonly databaseUrl: string;
  readonly queues: Readonly<Record<JobName, QueueSettings>>;
  readonly report: (error: unknown) => void;
}): Promise<RunningQueue> {
  const boss = new PgBoss({
    ...connectionSettings(databaseUrl),
    connectionString: databaseUrl,
    max: 4,
    application_name: "caravan jobs",
    useListenNotify: true,
    superviseIntervalSeconds: LOST_SECONDS,
    monitorIntervalSeconds: LOST_SECONDS,
  });
  boss.on("error", report);
  await boss.start();
  const names = Object.keys(queues) as JobName[];
  for (const name of names) {
    const settings = settingsOf(queues[name]);
    // "short" keeps one waiting job for each key while others run; "standard" takes all.
    await boss.createQueue(name, { policy: queues[name].oneWaits ? "short" : "standard", notify: true, ...settings });
    await boss.updateQueue(name, { notify: true, ...settings });
    const { schedule } = queues[name];
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: "UTC" });
    else await boss.unschedule(name);
  }
  return {
    async add(sql, name, data, { after, key } = {}) {
      await boss.send(name, data, {
        db: inTransaction(sql),
        ...(after ? { startAfter: after } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
      });
    },
    async work(handle) {
      for (const name of names) {
        const options = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
        for (let worker = 0; worker < queues[name].workers; worker++) {
          const id: string = await boss.work<JobData[JobName]>(name, options, async (jobs) => {
            // A worker pauses after each job also when others wait, since jobs that are added together cause one
            // notification.
            boss.notifyWorker(id);
            for (const job of jobs) await handle(name, job.data, job.signal);
          });
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

function settingsOf({ seconds, retries, retrySeconds, mostRetrySeconds }: QueueSettings) {
  return {
    expireInSeconds: seconds,
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: mostRetrySeconds,
    deleteAfterSeconds: KEPT_SECONDS,
  };
}

/** The queue's statements inside our transaction. */
function inTransaction(sql: Sql): NonNullable<ConnectionOptions["db"]> {
  return {
    async executeSql(text: string, values: readonly unknown[] = []) {
      const name = `job-${createHash("sha256").update(text).digest("base64url").slice(0, 16)}`;
      return { rows: await sql.unchecked(name, text, values) };
    },
  };
}
