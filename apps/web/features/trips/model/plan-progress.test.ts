import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showDaysOneByOne } from "./plan-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(calm = false) {
  const seen: { at: number; days: readonly number[] }[] = [];
  const start = performance.now();
  const shown = showDaysOneByOne<number>((days) => seen.push({ at: performance.now() - start, days }), calm);
  return { seen, shown };
}
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("days that arrive all at once", () => {
  it.each([1, 3, 7, 30, 366])("%i of them appear in order within a second", async (count) => {
    const { seen, shown } = watched();
    for (const day of range(count)) shown.push(day);
    const settled = shown.settled();
    await vi.advanceTimersByTimeAsync(1_050);
    await settled;
    expect(seen.at(-1)?.days).toEqual(range(count));
    expect(seen.at(-1)?.at).toBeLessThanOrEqual(1_000);
    expect(seen.length).toBeLessThanOrEqual(9);
    if (count > 1) expect(seen[0]?.days.length).toBeLessThan(count);
  });

  it("appear at once with reduced motion", async () => {
    const { seen, shown } = watched(true);
    for (const day of range(30)) shown.push(day);
    await vi.advanceTimersByTimeAsync(10);
    await shown.settled();
    expect(seen).toHaveLength(1);
  });
});

describe("days that arrive slowly", () => {
  it("appear as they arrive", async () => {
    const { seen, shown } = watched();
    for (const day of range(3)) {
      shown.push(day);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(seen.at(-1)?.days).toEqual(range(day));
    }
  });

  it("stop when the page is left", async () => {
    const { seen, shown } = watched();
    for (const day of range(30)) shown.push(day);
    const settled = shown.settled();
    shown.stop();
    await settled;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen).toEqual([]);
  });
});
