import type { JobData, JobName, QueueSettings } from "@caravan/core/kernel/ports";
import { sqlOf, transaction } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { jobQueue, type RunningQueue } from "./job-queue.ts";

const quick: QueueSettings = { seconds: 2, retries: 5, retrySeconds: 1, mostRetrySeconds: 1, workers: 2 };
const queues: Readonly<Record<JobName, QueueSettings>> = {
  "push.tell": quick,
  "push.deliver": quick,
  "webhook.deliver": quick,
  "mail.send": quick,
  "inbox.mail": quick,
  "keys.expiring": quick,
  "keys.mail": quick,
  "concierge.evaluate": { ...quick, oneWaits: true },
  "concierge.refresh": quick,
  "concierge.monitor": quick,
};
const faults: unknown[] = [];
let database: Awaited<ReturnType<typeof testDatabase>>;
const started: RunningQueue[] = [];

async function queue(): Promise<RunningQueue> {
  const it = await jobQueue({ databaseUrl: database.url, queues, report: (fault) => void faults.push(fault) });
  started.push(it);
  return it;
}

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const it of started.splice(0)) await it.stop();
  expect(faults).toEqual([]);
});
afterAll(() => database.close());

const refresh = (tripId: string): JobData["concierge.refresh"] => ({ tripId });

describe("the job queue", () => {
  it("adds jobs with the transaction or not at all", async () => {
    const jobs = await queue();
    const done: string[] = [];
    await jobs.work(async (_, data) => void done.push((data as JobData["concierge.refresh"]).tripId));
    const broken = transaction(database, async (sql) => {
      await jobs.add(sql, "concierge.refresh", refresh("lost"));
      throw new Error("rolled back");
    });
    await expect(broken).rejects.toThrow("rolled back");
    await transaction(database, (sql) => jobs.add(sql, "concierge.refresh", refresh("kept")));
    await expect.poll(() => done).toEqual(["kept"]);
  });

  it("runs each job once in any free process", async () => {
    const [one, two] = [await queue(), await queue()];
    const done: string[] = [];
    for (const it of [one, two])
      await it.work(async (_, data) => void done.push((data as JobData["concierge.refresh"]).tripId));
    const wanted = Array.from({ length: 40 }, (_, index) => `trip ${index}`);
    for (const id of wanted) await one.add(sqlOf(database), "concierge.refresh", refresh(id));
    await expect.poll(() => done.length).toBe(40);
    expect([...done].sort()).toEqual([...wanted].sort());
  });

  it("runs jobs that were added together without a pause", async () => {
    const jobs = await queue();
    const done: unknown[] = [];
    await jobs.work(async (_, data) => void done.push(data));
    await transaction(database, async (sql) => {
      for (let index = 0; index < 100; index++)
        await jobs.add(sql, "concierge.refresh", refresh(`one of many ${index}`));
    });
    await expect.poll(() => done.length).toBe(100);
  });

  it("retries failed jobs, and jobs whose worker died", async () => {
    const jobs = await queue();
    const tries: string[] = [];
    await jobs.work(async (_, data, signal) => {
      const { tripId } = data as JobData["concierge.refresh"];
      tries.push(tripId);
      if (tries.filter((it) => it === tripId).length > 1) return;
      if (tripId === "fails") throw new Error("at first");
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    await jobs.add(sqlOf(database), "concierge.refresh", refresh("fails"));
    await jobs.add(sqlOf(database), "concierge.refresh", refresh("hangs"));
    await expect.poll(() => [...tries].sort()).toEqual(["fails", "fails", "hangs", "hangs"]);
  });

  it("keeps one waiting job for a key, and runs nothing before its time", async () => {
    const jobs = await queue();
    const done: unknown[] = [];
    const data = (asked: boolean) => ({ tripId: "t", userId: "u", asked, wish: null });
    const key = { key: "t:u" };
    for (const _ of [1, 2, 3]) await jobs.add(sqlOf(database), "concierge.evaluate", data(true), key);
    await jobs.add(sqlOf(database), "concierge.evaluate", data(false), { key: "t:v" });
    const later = new Date(Date.now() + 3_600_000);
    await jobs.add(sqlOf(database), "concierge.refresh", refresh("later"), { after: later });
    await jobs.work(async (name) => void done.push(name));
    await expect.poll(() => done.length).toBe(2);
    expect(done).toEqual(["concierge.evaluate", "concierge.evaluate"]);
  });
});
