import { describe, expect, it } from "vitest";
import { FairTurns, type TurnLimits } from "./fair-turns.ts";

class Busy extends Error {}
const turnsOf = (limits: Partial<TurnLimits>) =>
  new FairTurns({ atOnce: 1, mostWaiting: 100, patienceMs: 10_000, refusal: () => new Busy(), ...limits });

/** Work that ends on command, and a list of the work that has begun. */
function workshop(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (who: string, name: string, cost = 1, signal?: AbortSignal) =>
    turns.take(
      who,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { cost, signal },
    );
  /** Ends all work in the order in which it began. */
  const drain = async () => {
    for (let index = 0; index < begun.length; index++) {
      ends.get(begun[index] as string)?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { begun, ends, start, drain };
}

describe("fair turns", () => {
  it("runs a limited number at a time, and the work of one account in order of arrival", async () => {
    const { begun, start, drain } = workshop(turnsOf({ atOnce: 2 }));
    const all = ["1", "2", "3", "4", "5"].map((name) => start("ana", name));
    expect(begun).toEqual(["1", "2"]);
    await drain();
    expect(await Promise.all(all)).toEqual(["1", "2", "3", "4", "5"]);
    expect(begun).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("runs another account's work before the rest of a long queue", async () => {
    const { begun, start, drain } = workshop(turnsOf({}));
    for (const name of ["a1", "a2", "a3", "a4"]) void start("ana", name, 300);
    void start("ben", "b1", 3);
    void start("ben", "b2", 3);
    await drain();
    expect(begun).toEqual(["a1", "b1", "b2", "a2", "a3", "a4"]);
  });

  it("runs the short work of an account first, and alternates between accounts when their work is alike", async () => {
    const { begun, start, drain } = workshop(turnsOf({}));
    void start("cleo", "now", 1);
    for (const [name, cost] of [
      ["long", 300],
      ["short", 3],
      ["middle", 30],
    ] as const)
      void start("ana", name, cost);
    await drain();
    expect(begun).toEqual(["now", "short", "middle", "long"]);
    const alike = workshop(turnsOf({}));
    void alike.start("cleo", "now");
    for (const name of ["a1", "a2", "a3"]) void alike.start("ana", name);
    for (const name of ["b1", "b2", "b3"]) void alike.start("ben", name);
    await alike.drain();
    expect(alike.begun).toEqual(["now", "a1", "b1", "a2", "b2", "a3", "b3"]);
  });

  it("keeps a slot for other accounts", async () => {
    const { begun, start, drain } = workshop(turnsOf({ atOnce: 2, mostOfOne: 1 }));
    void start("ana", "a1");
    void start("ana", "a2");
    expect(begun).toEqual(["a1"]);
    void start("ben", "b1");
    expect(begun).toEqual(["a1", "b1"]);
    await drain();
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  it("refuses work when too much waits, overall or of one account, and work that waits too long, without beginning it", async () => {
    const { begun, ends, start, drain } = workshop(turnsOf({ mostWaiting: 2, mostWaitingOfOne: 1, patienceMs: 20 }));
    const first = start("ana", "first");
    const late = start("ana", "late");
    await expect(start("ana", "too many of one")).rejects.toBeInstanceOf(Busy);
    const other = start("ben", "other");
    await expect(start("cleo", "too many of all")).rejects.toBeInstanceOf(Busy);
    for (const it of [late, other]) await expect(it).rejects.toBeInstanceOf(Busy);
    ends.get("first")?.();
    await first;
    expect(begun).toEqual(["first"]);
    const again = start("cleo", "again");
    await drain();
    expect(await again).toBe("again");
  });

  it("frees the slot of callers that hung up or failed", async () => {
    const turns = turnsOf({});
    const caller = new AbortController();
    let fail = (_: Error) => {};
    const first = turns.take("ana", () => new Promise<void>((_, reject) => (fail = reject)));
    const gone = turns.take("ana", async () => "never", { signal: caller.signal });
    const last = turns.take("ben", async () => "done");
    caller.abort(new Error("hung up"));
    await expect(gone).rejects.toThrow("hung up");
    fail(new Error("broke"));
    await expect(first).rejects.toThrow("broke");
    await expect(last).resolves.toBe("done");
    expect(turns.isIdle).toBe(true);
  });
});
