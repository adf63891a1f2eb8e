import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { truncate } from "./truncate.ts";

describe("truncate", () => {
  it.each([
    ["Lisbon", 6, "Lisbon"],
    ["Lisbon and Porto", 8, "Lisbon…"],
    ["Trip to 😀😀", 10, "Trip to…"],
    ["Trip to 😀😀", 11, "Trip to 😀…"],
    ["👩‍🚀👩‍🚀", 9, "👩‍🚀…"],
  ])("%j in %i is %j", (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  it("returns the beginning of the text, at most of that length", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const short = truncate(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        if (short !== text) expect(text.startsWith(short.slice(0, -1))).toBe(true);
      }),
    );
  });
});
