import { describe, expect, it } from "vitest";
import { type ConcurrencyLimits, concurrencyLimiter } from "./concurrency-limiter.ts";

const limiter = (limits: Omit<ConcurrencyLimits, "refusal">) =>
  concurrencyLimiter({ ...limits, refusal: () => new Error("too much") });

/** Lets all pending continuations run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("work under a concurrency limit", () => {
  it("is refused when its account has too much, or everybody together", async () => {
    const limits = limiter({ mostAtOnce: 3, mostOfOne: 2 });
    const ana = [await limits.enter("ana"), await limits.enter("ana")];
    await expect(limits.enter("ana")).rejects.toThrow("too much");
    const ben = await limits.enter("ben");
    await expect(limits.enter("cleo")).rejects.toThrow("too much");
    ben();
    ana[0]?.();
    for (const who of ["cleo", "ana"]) await limits.enter(who);
    await expect(limits.enter("ben")).rejects.toThrow("too much");
  });

  it("frees its slot when it ends, also with an error", async () => {
    const limits = limiter({ mostOfOne: 1 });
    expect(await limits.run("ana", async () => "done")).toBe("done");
    const failing = limits.run("ana", () => Promise.reject(new Error("it failed")));
    await expect(failing).rejects.toThrow("it failed");
    expect(await limits.run("ana", async () => "again")).toBe("again");
  });

  it("waits in order for a slot of its own account, up to a limit", async () => {
    const limits = limiter({ mostOfOne: 1, mostWaiting: 2 });
    const first = await limits.enter("ana");
    const order: string[] = [];
    const waiting = ["second", "third"].map((name) => limits.run("ana", async () => void order.push(name)));
    await expect(limits.enter("ana")).rejects.toThrow("too much");
    await limits.run("ben", async () => void order.push("ben"));
    expect(order).toEqual(["ben"]);
    first();
    await Promise.all(waiting);
    expect(order).toEqual(["ben", "second", "third"]);
  });

  it("is refused when its time limit ends first, and leaves its place in the queue to others", async () => {
    const limits = limiter({ mostOfOne: 1, mostWaiting: 1 });
    const first = await limits.enter("ana");
    const patience = new AbortController();
    const begun: string[] = [];
    const second = limits.run("ana", async () => void begun.push("second"), patience.signal);
    second.catch(() => undefined);
    await settled();
    patience.abort();
    await expect(second).rejects.toThrow("too much");
    const third = limits.run("ana", async () => "third");
    first();
    expect(await third).toBe("third");
    expect(begun).toEqual([]);
    await expect(limits.run("ana", async () => "late", patience.signal)).resolves.toBe("late");
  });
});
