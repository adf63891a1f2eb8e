import { letOthersRun } from "@caravan/core/kernel/let-others-run";
import { describe, expect, it } from "vitest";
import { eventLoopShare } from "./event-loop-share.ts";

/** A clock that advances only by the work below. */
function simulated() {
  let time = 0;
  let busy = 0;
  const sleepers: { readonly until: number; readonly wake: () => void; readonly fail: (reason: unknown) => void }[] =
    [];
  const share = eventLoopShare({
    now: () => time,
    busyMs: () => busy,
    pause: (ms, signal) =>
      new Promise((wake, fail) => {
        signal.throwIfAborted();
        sleepers.push({ until: time + ms, wake, fail });
        signal.addEventListener("abort", () => fail(signal.reason));
      }),
    nextTurn: () => Promise.resolve(),
  });
  const pass = async (ms: number) => {
    for (const end = time + ms; time < end; ) {
      time += 1;
      for (const it of sleepers.filter((it) => it.until <= time)) it.wake();
      await settle();
    }
  };
  /** Runs everything that can continue. */
  const settle = async () => {
    for (let turns = 0; turns < 200; turns++) await Promise.resolve();
  };
  const signal = new AbortController().signal;
  const began: string[] = [];
  /** A request that keeps the event loop busy for this long. */
  const request = (who: string, ms: number, patience = signal) =>
    share.run(
      who,
      async () => {
        began.push(who);
        work(ms);
      },
      patience,
    );
  const work = (ms: number) => {
    busy += ms;
    time += ms;
  };
  const count = (who: string) => began.filter((it) => it === who).length;
  return { share, pass, settle, request, count, work, signal };
}

describe("the share of the event loop", () => {
  it("limits an account to half of the time while another calls, and does not delay the other", async () => {
    const { pass, settle, request, count } = simulated();
    await request("bystander", 1);
    const all = Array.from({ length: 40 }, () => request("hostile", 30));
    for (let round = 0; round < 20; round++) {
      await pass(30);
      const before = count("bystander");
      void request("bystander", 1);
      await settle();
      expect(count("bystander")).toBe(before + 1);
    }
    // 600 ms and those of the works have passed.
    expect(count("hostile")).toBeGreaterThanOrEqual(10);
    expect(count("hostile")).toBeLessThan(25);
    await pass(5000);
    await Promise.all(all);
    expect(count("hostile")).toBe(40);
  });

  it("delays nobody who calls alone", async () => {
    const { settle, request, count } = simulated();
    for (let index = 0; index < 40; index++) void request("alone", 30);
    await settle();
    expect(count("alone")).toBe(40);
  });

  it("charges nothing for waiting", async () => {
    const { share, pass, settle, request, count, signal } = simulated();
    const ends: (() => void)[] = [];
    for (let index = 0; index < 3; index++)
      void share.run("patient", () => new Promise<void>((resolve) => ends.push(resolve)), signal);
    await request("other", 0);
    await pass(2000);
    for (const end of ends) end();
    await pass(1);
    await request("other", 0);
    void request("patient", 1);
    void request("patient", 1);
    await settle();
    expect(count("patient")).toBe(2);
  });

  it("begins one request at a time of an account whose requests were long, and more again after short ones", async () => {
    const { share, pass, settle, request, signal } = simulated();
    await request("other", 0);
    for (const _ of [1, 2, 3]) {
      const long = request("hostile", 40);
      await pass(200);
      await long;
    }
    const ends: (() => void)[] = [];
    const wait = () => share.run("hostile", () => new Promise<void>((resolve) => ends.push(resolve)), signal);
    const all = [wait(), wait(), wait()];
    void request("other", 0);
    await pass(100);
    expect(ends).toHaveLength(1);
    for (let ended = 0; ended < 3; ended++) {
      void request("other", 0);
      await pass(100);
      ends[ended]?.();
      await settle();
    }
    await pass(100);
    await Promise.all(all);
    // These took no time of the event loop.
    for (const _ of [1, 2]) await Promise.all([request("hostile", 0), pass(50)]);
    void request("other", 0);
    const more = [wait(), wait(), wait()];
    await pass(100);
    expect(ends).toHaveLength(6);
    for (const end of ends) end();
    await Promise.all([...more, pass(100)]);
  });

  it("begins three requests of an account at once while another calls, besides those that take long", async () => {
    const { share, pass, settle, request, signal } = simulated();
    await request("other", 0);
    const ends: (() => void)[] = [];
    let begun = 0;
    const wait = () =>
      share.run(
        "hostile",
        () => {
          begun += 1;
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        signal,
      );
    for (let index = 0; index < 8; index++) void wait();
    for (let round = 0; round < 10; round++) {
      await pass(30);
      void request("other", 0);
    }
    expect(begun).toBe(3);
    ends.shift()?.();
    await pass(30);
    expect(begun).toBe(4);
    for (let round = 0; round < 10; round++) {
      await pass(50);
      void request("other", 0);
    }
    // Those that have run for half a second are not counted any more.
    expect(begun).toBeGreaterThan(5);
    for (const end of ends) end();
    await settle();
  });

  it("lets a long request go on when no short one of another account is under way, but after 20 ms at the latest", async () => {
    const { share, pass, settle, signal } = simulated();
    let parts = 0;
    const ends: (() => void)[] = [];
    const long = share.run(
      "long",
      async () => {
        for (; parts < 4; parts++) await letOthersRun();
      },
      signal,
    );
    const short = (who: string) => share.run(who, () => new Promise<void>((resolve) => ends.push(resolve)), signal);
    void short("other");
    await pass(10);
    expect(parts).toBe(0);
    ends[0]?.();
    await long;
    expect(parts).toBe(4);

    void short("other");
    const never = share.run("long", letOthersRun, signal);
    await pass(19);
    void short("another");
    await settle();
    await pass(2);
    await never;

    // One of its own account, and one that waits for something else, are nothing to wait for.
    void short("long");
    await pass(100);
    await share.run("long", letOthersRun, signal);
    for (const end of ends) end();
  });

  it("charges long work for each part, so that no other of its account begins meanwhile", async () => {
    const { share, pass, settle, request, count, work, signal } = simulated();
    await request("bystander", 1);
    const goOn: (() => void)[] = [];
    const long = share.run(
      "hostile",
      async () => {
        for (let part = 0; part < 30; part++) {
          work(40);
          await letOthersRun();
          await new Promise<void>((resolve) => goOn.push(resolve));
        }
      },
      signal,
    );
    await settle();
    const next = request("hostile", 1);
    for (let part = 0; part < 30; part++) {
      void request("bystander", 1);
      await pass(40);
      expect(count("hostile")).toBe(0);
      goOn.shift()?.();
      await settle();
    }
    await long;
    await pass(3000);
    await next;
  });

  it("counts parts that run side by side, and work beyond its request, once", async () => {
    const { share, pass, request, count, signal } = simulated();
    await request("bystander", 1);
    let beyond: Promise<void> | undefined;
    await share.run(
      "hostile",
      async () => {
        await Promise.all([letOthersRun(), letOthersRun()]);
        beyond = letOthersRun().then(letOthersRun);
      },
      signal,
    );
    await beyond;
    // Nothing runs now: what is busy is charged to nobody but the next one.
    await request("hostile", 100);
    await request("bystander", 1);
    void request("hostile", 1);
    await pass(60);
    expect(count("hostile")).toBe(1);
    await pass(500);
    expect(count("hostile")).toBe(2);
  });

  it("gives one part of long work a turn, whosever it is", async () => {
    const { share, signal } = simulated();
    const order: string[] = [];
    const work = (who: string) =>
      share.run(
        who,
        async () => {
          for (let part = 0; part < 3; part++) {
            await letOthersRun();
            order.push(who);
          }
        },
        signal,
      );
    await Promise.all([work("a"), work("b")]);
    expect(order).toEqual(["a", "b", "a", "b", "a", "b"]);
  });

  it("drops cancelled requests, and refuses too many waiting ones", async () => {
    const { pass, request, count } = simulated();
    await request("bystander", 1);
    await request("hostile", 100);
    const gone = new AbortController();
    const dropped = request("hostile", 100, gone.signal);
    const rest = Array.from({ length: 120 }, () => request("hostile", 1).catch((error: Error) => error));
    gone.abort(new Error("hung up"));
    await expect(dropped).rejects.toThrow("hung up");
    await pass(3000);
    const refused = (await Promise.all(rest)).filter((it) => it instanceof Error);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]).toMatchObject({ code: "busy" });
    expect(count("hostile")).toBe(1 + 120 - refused.length);
  });
});
