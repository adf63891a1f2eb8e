import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { ServiceFault } from "./fetch-from-source.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("allows one request after the pause, and closes or opens by its result", async () => {
  const breaker = new CircuitBreaker();
  const asked: string[] = [];
  const ask = (name: string, fails: boolean) =>
    breaker.run(async () => {
      asked.push(name);
      if (fails) throw new ServiceFault("down");
      return name;
    });
  await expect(ask("first", true)).rejects.toThrow("down");
  await expect(ask("second", true)).rejects.toThrow("down");
  await expect(ask("too early", false)).rejects.toBeInstanceOf(LiveSourceUnavailable);

  vi.advanceTimersByTime(61_000);
  const probe = ask("probe", true);
  await expect(ask("beside the probe", false)).rejects.toBeInstanceOf(LiveSourceUnavailable);
  await expect(probe).rejects.toThrow("down");
  await expect(ask("after the probe", false)).rejects.toBeInstanceOf(LiveSourceUnavailable);

  vi.advanceTimersByTime(61_000);
  expect(await ask("recovered", false)).toBe("recovered");
  expect(await ask("as before", false)).toBe("as before");
  expect(asked).toEqual(["first", "second", "probe", "recovered", "as before"]);
});
