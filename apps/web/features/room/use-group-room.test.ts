import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./use-group-room.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs at once, then once for all calls during the pause", () => {
  let worked = 0;
  const call = throttle(() => worked++, 1000);
  call();
  expect(worked).toBe(1);
  for (let time = 0; time < 50; time++) {
    call();
    vi.advanceTimersByTime(100);
  }
  expect(worked).toBe(6);
  call();
  vi.advanceTimersByTime(1000);
  expect(worked).toBe(7);
  vi.advanceTimersByTime(5000);
  expect(worked).toBe(7);
  call();
  expect(worked).toBe(8);
});
