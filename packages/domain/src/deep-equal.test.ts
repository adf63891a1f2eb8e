import { describe, expect, it } from "vitest";
import { deepEqual } from "./deep-equal.ts";

describe("two values are the same", () => {
  it.each<[unknown, unknown]>([
    [
      { a: 1, b: [null, "x"] },
      { b: [null, "x"], a: 1 },
    ],
    [new Date(5), new Date(5)],
    [
      { at: new Date(5), of: [] },
      { of: [], at: new Date(5) },
    ],
  ])("%j and %j", (a, b) => {
    expect(deepEqual(a, b)).toBe(true);
  });
});

describe("two values differ", () => {
  it.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [new Date(5), new Date(6)],
    [new Date(5), {}],
    [{ at: new Date(5) }, { at: new Date(6) }],
  ])("%j and %j", (a, b) => {
    expect(deepEqual(a, b)).toBe(false);
  });
});
