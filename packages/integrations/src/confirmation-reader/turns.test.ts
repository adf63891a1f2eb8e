import { ReaderBusy } from "@caravan/core/kernel/ports";
import { expect, it } from "vitest";
import { Turns } from "./turns.ts";

const never = new AbortController().signal;
const nap = () => new Promise((resolve) => setTimeout(resolve, 5));

it("runs so many at a time, the others in the order in which they came", async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 10, patienceMs: 10_000 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5].map((name) =>
      turns.take(never, async () => {
        begun.push(name);
        most = Math.max(most, ++running);
        await nap();
        running -= 1;
      }),
    ),
  );
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it("turns away who comes when too many wait, and who waits too long, without beginning", async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 1, patienceMs: 20 });
  let end = () => {};
  const long = turns.take(never, () => new Promise<void>((resolve) => (end = resolve)));
  const begun: string[] = [];
  const waits = turns.take(never, async () => begun.push("waits"));
  await expect(turns.take(never, nap)).rejects.toBeInstanceOf(ReaderBusy);
  await expect(waits).rejects.toBeInstanceOf(ReaderBusy);
  end();
  await long;
  expect(begun).toEqual([]);
  await expect(turns.take(never, async () => "free again")).resolves.toBe("free again");
});

it("lets go of the place of who hung up, and of who failed", async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 5, patienceMs: 10_000 });
  const caller = new AbortController();
  let fail = (_: Error) => {};
  const first = turns.take(never, () => new Promise<void>((_, reject) => (fail = reject)));
  const gone = turns.take(caller.signal, nap);
  const last = turns.take(never, async () => "done");
  caller.abort(new Error("hung up"));
  await expect(gone).rejects.toThrow("hung up");
  fail(new Error("broke"));
  await expect(first).rejects.toThrow("broke");
  await expect(last).resolves.toBe("done");
});
