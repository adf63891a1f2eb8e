import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksOf, runsOf, saidIn, stretchesOf } from "./evidence.ts";

const span = (start: number, end: number, text = "") => ({ start, end, text });

describe("the evidence of a field", () => {
  it("is listed under the names of the form, and left out when there is none", () => {
    const evidence = { flight_number: [span(3, 9), span(20, 20)], start: [span(12, 17)], nonsense: [span(0, 1)] };
    expect(marksOf({ evidence }, 2)).toEqual([
      { start: 3, end: 9, key: "2:number", group: "what" },
      { start: 12, end: 17, key: "2:start", group: "when" },
    ]);
  });

  it("is quoted on one line", () => {
    const evidence = { train_number: [span(0, 9, "ICE\n  577 "), span(20, 23, "577")] };
    expect(saidIn({ evidence }, "number")).toEqual({ group: "what", words: "ICE 577" });
    expect(saidIn({ evidence }, "start")).toBeNull();
  });

  it("is quoted without punctuation at its ends", () => {
    expect(saidIn({ evidence: { train_number: [span(0, 12, ", ICE 577 –")] } }, "number")?.words).toBe("ICE 577");
  });
});

const aMark = fc
  .tuple(fc.nat(60), fc.nat(20))
  .map(([start, length]) => ({ start, end: start + length + 1, key: "0:start", group: "when" }) as const);

describe("splitting a text at its evidence", () => {
  it("loses and repeats nothing, also when evidence overlaps", () => {
    fc.assert(
      fc.property(fc.array(aMark, { maxLength: 8 }), fc.nat(30), fc.nat(60), (marks, start, length) => {
        const runs = runsOf(start, start + length, marks);
        expect(runs.map((it) => it.end - it.start).reduce((a, b) => a + b, 0)).toBe(length);
        for (const [index, run] of runs.entries()) {
          expect(run.start).toBe(runs[index - 1]?.end ?? start);
          for (let at = run.start; at < run.end; at++)
            expect(run.marks).toEqual(marks.filter((it) => it.start <= at && it.end > at));
        }
      }),
    );
  });
});

describe("the shown part of a text", () => {
  it("is all of a short text", () => {
    expect(stretchesOf("short", [])).toEqual([{ start: 0, end: 5, shown: true }]);
  });

  it("is what is near the evidence of a long text", () => {
    const text = "a line of words in a mail\n".repeat(50_000);
    const marks = [span(600_000, 600_010), span(600_500, 600_510), span(1_200_000, 1_200_005)];
    const stretches = stretchesOf(text, marks);
    const drawn = stretches.filter((it) => it.shown);
    expect(drawn).toHaveLength(3);
    expect(drawn.reduce((sum, it) => sum + it.end - it.start, 0)).toBeLessThan(6_000);
    for (const mark of marks) expect(drawn.some((it) => it.start <= mark.start && it.end >= mark.end)).toBe(true);
    // It begins and ends with whole lines.
    expect(text[(drawn[1]?.start ?? 0) - 1]).toBe("\n");
  });

  it("covers the text without gaps", () => {
    const text = "abcdefghi\n".repeat(3_000);
    const aSpan = fc
      .tuple(fc.nat(30_000), fc.nat(9_000))
      .map(([start, by]) => span(start, Math.min(30_000, start + by)));
    fc.assert(
      fc.property(fc.array(aSpan, { maxLength: 6 }), fc.array(aSpan, { maxLength: 3 }), (marks, asked) => {
        const stretches = stretchesOf(text, marks, asked);
        expect(stretches[0]?.start).toBe(0);
        expect(stretches.at(-1)?.end).toBe(text.length);
        for (const [index, it] of stretches.entries()) {
          expect(it.end).toBeGreaterThan(it.start);
          if (index > 0) expect(it.start).toBe(stretches[index - 1]?.end);
        }
        for (const mark of marks.filter((it) => it.end > it.start && it.start < text.length))
          expect(stretches.some((it) => it.shown && it.start <= mark.start && it.end > mark.start)).toBe(true);
      }),
    );
  });
});
