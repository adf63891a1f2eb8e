import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCoordinates } from "../places/coordinates.ts";
import { cleanUntrustedText } from "./untrusted-text.ts";

describe("text of a stranger", () => {
  it.each([
    ["lines and control characters part words", "Time\r\n\tOut\u0000Market\u2028Lisboa", "Time Out Market Lisboa"],
    ["overrides of direction go", "Bar \u202egnp.exe\u202c \u2066do\u2069 Farol", "Bar gnp.exe do Farol"],
    ["what nobody sees goes", "Bar\u200b do\u00ad Farol\u{e0049}\u{e0047}\ufeff", "Bar do Farol"],
    ["half a character is replaced", "Bar \ud800 Farol", "Bar � Farol"],
    ["emoji and their joiners stay", "Café 👩‍🍳", "Café 👩‍🍳"],
    ["marks of other scripts stay", "می‌خواهم", "می‌خواهم"],
  ])("%s", (_, text, line) => {
    expect(cleanUntrustedText(text, 100)).toBe(line);
  });

  it("is empty without a letter", () => {
    for (const text of ["", "  \n", "—!?", "\u202e\u200b"]) expect(cleanUntrustedText(text, 100)).toBeNull();
  });

  it("is one line, no longer than the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const line = cleanUntrustedText(text, max);
        if (line === null) return;
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe("coordinates", () => {
  it("are read from numbers and from text", () => {
    expect(parseCoordinates(38.69, "-9.21")).toEqual({ lat: 38.69, lng: -9.21 });
    expect(parseCoordinates("38,69", " -9,21 ")).toEqual({ lat: 38.69, lng: -9.21 });
  });

  it.each([
    [91, 0],
    [0, 0],
    [38, 181],
    [Number.NaN, 1],
    ["38.69N", "9.21W"],
    [null, 1],
    [[38], [9]],
    ["1e1", "2"],
  ])("are refused: %s, %s", (lat, lng) => {
    expect(parseCoordinates(lat, lng)).toBeNull();
  });
});
