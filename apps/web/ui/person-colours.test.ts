import { describe, expect, it } from "vitest";
import { lookOf, looksOfGroup, ownLookIndex, palette, ringKinds } from "./person-colours.ts";

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = parts(colour).map((it) =>
    it / 255 <= 0.03928 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe("the colours of people", () => {
  it("are enough for a group of twelve, and all differ", () => {
    expect(palette.length).toBeGreaterThanOrEqual(12);
    for (const theme of [0, 1] as const) {
      const colours = palette.map((it) => it[theme]);
      for (const [index, one] of colours.entries())
        for (const other of colours.slice(index + 1)) {
          const [a, b] = [parts(one), parts(other)];
          const distance = Math.hypot(...a.map((it, at) => it - (b[at] ?? 0)));
          expect(distance, `${one} and ${other}`).toBeGreaterThan(25);
        }
    }
  });

  it.each(palette)("make initials readable on %s and %s", (light, dark) => {
    expect(contrast(light, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, "#17130f")).toBeGreaterThanOrEqual(4.5);
  });

  it("differ in a group of 45, with rings after the last colour", () => {
    const looks = Array.from({ length: palette.length * ringKinds }, (_, index) => JSON.stringify(lookOf(index)));
    expect(new Set(looks).size).toBe(looks.length);
    const people = Array.from({ length: looks.length }, (_, index) => ({ id: `person ${index}`, name: null }));
    expect(new Set(looksOfGroup(people, null).values()).size).toBe(looks.length);
  });

  it("are the reader's own in every group, and everybody's own where nobody else has it", () => {
    // "b" and "q" have the same own colour.
    const people = ["b", "q", "c"].map((id) => ({ id, name: "Ana" }));
    expect(ownLookIndex("b")).toBe(ownLookIndex("q"));
    for (const reader of ["b", "q"]) {
      const looks = looksOfGroup(people, reader);
      expect(looks.get(reader)).toBe(ownLookIndex(reader));
      expect(new Set(people.map((it) => looks.get(it.id))).size).toBe(3);
      expect(looks.get("Ana")).toBe(looks.get("b"));
    }
  });
});
