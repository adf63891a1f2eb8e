import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const minute = 1_800_000_000_000;
async function countPasses(tries: number, attempt: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: tries }, attempt));
  return results.filter((it) => it.status === "fulfilled").length;
}

describe("rate limiter", () => {
  it("allows exactly the limit in one process, then tells when to try again", async () => {
    const limits = createRateLimiter(database, true, () => minute + 15_000);
    for (let n = 0; n < 60; n++) await limits.take("one", 60);
    await expect(limits.take("one", 60)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 45 });
  });

  it("tells what is left of a window and when it ends, also when nothing is", async () => {
    const limits = createRateLimiter(database, true, () => minute + 15_000);
    expect(limits.standing("left", 60)).toBeUndefined();
    await limits.take("left", 60);
    expect(limits.standing("left", 60)).toEqual({ remaining: 59, seconds: 45 });
    for (let n = 1; n < 60; n++) await limits.take("left", 60);
    await limits.take("left", 60).catch(() => undefined);
    expect(limits.standing("left", 60)).toEqual({ remaining: 0, seconds: 45 });
  });

  it("never allows more than the limit in several processes together", async () => {
    const processes = [1, 2, 3].map(() => createRateLimiter(database, true, () => minute));
    const passes = await Promise.all(processes.map((it) => countPasses(100, () => it.take("several", 60))));
    const sum = passes.reduce((a, b) => a + b, 0);
    expect(sum).toBeLessThanOrEqual(60);
    expect(sum).toBeGreaterThan(50);
  });

  it("counts subjects separately and starts again with the next window", async () => {
    let now = minute;
    const limits = createRateLimiter(database, true, () => now);
    await limits.take("a", 1);
    await expect(limits.take("a", 1)).rejects.toMatchObject({ code: "rate_limited" });
    await limits.take("b", 1);
    now += 60_000;
    await limits.take("a", 1);
  });
});
