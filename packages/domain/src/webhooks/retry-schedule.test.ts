import { describe, expect, it } from "vitest";
import { secondsToNextAttempt } from "./retry-schedule.ts";

const HOUR = 3600;
const waits = (asked: number | null) =>
  Array.from({ length: 9 }, (_, failed) => secondsToNextAttempt(failed + 1, asked));

describe("the wait before another attempt", () => {
  it("grows, and ends after more than a day", () => {
    const all = waits(null);
    expect(all.at(-1)).toBeNull();
    const known = all.slice(0, -1) as number[];
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    const sum = known.reduce((whole, it) => whole + it, 0);
    expect(sum).toBeGreaterThan(24 * HOUR);
    expect(sum).toBeLessThan(48 * HOUR);
  });

  it("is at least what the receiver asks for, up to an hour", () => {
    expect(secondsToNextAttempt(1, 120)).toBe(120);
    expect(secondsToNextAttempt(4, 120)).toBe(1800);
    expect(secondsToNextAttempt(1, 86_400)).toBe(HOUR);
    expect(secondsToNextAttempt(9, 120)).toBeNull();
  });
});
