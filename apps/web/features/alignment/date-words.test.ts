import { describe, expect, it } from "vitest";
import { distance, misfit, suitsWords, whyNot } from "./date-words.ts";

const wishes = {
  ideal_start: "2030-05-03",
  ideal_end: "2030-05-07",
  flexibility_days: 1,
  blackout_dates: ["2030-05-10", "2030-05-09"],
};

describe("words about dates", () => {
  it("says by how much a day is out of reach", () => {
    expect(whyNot(wishes, null, "2030-05-01")).toBe("1 day too early");
    expect(whyNot(wishes, null, "2030-05-12")).toBe("4 days too late");
    expect(whyNot(wishes, "blackout", "2030-05-10")).toBe("cannot");
  });

  it("says what a window asks of somebody, in either direction", () => {
    expect(misfit(wishes, { start: "2030-05-02", end: "2030-05-08" })).toBeNull();
    expect(misfit(wishes, { start: "2030-05-01", end: "2030-05-05" })).toBe("1 day too early");
    expect(misfit(wishes, { start: "2030-05-05", end: "2030-05-05" })).toBe(
      "starts 1 day too late and ends 1 day too early",
    );
    expect(misfit(wishes, { start: "2030-05-06", end: "2030-05-07" })).toBe("starts 2 days too late");
    expect(misfit(wishes, { start: "2030-05-04", end: "2030-05-09" })).toBe("cannot on 9 May");
    expect(
      misfit({ ...wishes, ideal_start: null, ideal_end: null }, { start: "2030-05-20", end: "2030-05-21" }),
    ).toBeNull();
  });

  it("tells the distance from the ideal, and nothing when there is none", () => {
    expect(distance(wishes, { start: "2030-05-02", end: "2030-05-07" })).toBe("1 day from ideal");
    expect(distance(wishes, { start: "2030-05-03", end: "2030-05-07" })).toBeNull();
  });

  it("does not say all of one or two", () => {
    expect([suitsWords(1, 1), suitsWords(2, 2), suitsWords(5, 5), suitsWords(3, 5), suitsWords(0, 5)]).toEqual([
      "suits the one who answered",
      "suits both",
      "suits all 5",
      "suits 3 of 5",
      "suits nobody fully",
    ]);
  });
});
