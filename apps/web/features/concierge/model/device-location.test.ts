import { expect, it } from "vitest";
import { type Fix, problemOf, worthSending } from "./device-location.ts";

const first: Fix = { latitude: 38.7139, longitude: -9.1334, accuracyM: 20, takenAt: 1_800_000_000_000 };
/** About 111 m a thousandth of a degree. */
const after = (seconds: number, north = 0): Fix => ({
  ...first,
  latitude: first.latitude + north,
  takenAt: first.takenAt + seconds * 1_000,
});

it("sends the first sample, then at most one a minute, after a move of a hundred metres", () => {
  expect(worthSending(null, first)).toBe(true);
  expect(worthSending(first, after(30, 0.01))).toBe(false);
  expect(worthSending(first, after(90, 0.0005))).toBe(false);
  expect(worthSending(first, after(90, 0.001))).toBe(true);
});

it("renews the location of somebody who does not move, before it expires", () => {
  expect(worthSending(first, after(14 * 60))).toBe(false);
  expect(worthSending(first, after(15 * 60))).toBe(true);
});

it("detects samples that the server would refuse", () => {
  expect(problemOf(first, first.takenAt + 60_000)).toBeNull();
  expect(problemOf({ ...first, accuracyM: 5_001 }, first.takenAt)).toBe("inaccurate");
  expect(problemOf(first, first.takenAt + 10 * 60_000 + 1)).toBe("too_old");
});
