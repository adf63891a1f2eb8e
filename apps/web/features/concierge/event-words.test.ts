import { expect, it } from "vitest";
import { candidates, notedWords, offeredFor } from "./event-words.ts";
import type { Stop } from "./types.ts";

const stop = (title: string, activity_id: string | null): Stop => {
  const moment = { date: "2027-03-03", time: "13:00" };
  return {
    activity_id,
    segment_id: activity_id === null ? "s" : null,
    title,
    start: moment,
    end: moment,
    fixed: false,
  };
};

it("offers what is on and what is next", () => {
  expect(candidates({ now: stop("Castle", "a"), next: stop("Lunch", "b") }).map((it) => it.title)).toEqual([
    "Castle",
    "Lunch",
  ]);
  expect(candidates({ now: null, next: null })).toEqual([]);
});

it("repeats what was said", () => {
  expect(notedWords({ kind: "running_late", minutes: 90 })).toBe("running late, 1 h 30 min");
  expect(notedWords({ kind: "skipped", minutes: null }, "Castle")).toBe("skipped, Castle");
});

it("offers to say only what can be said of the day", () => {
  expect(offeredFor([stop("Lunch", "b")], true)).toContain("running_late");
  expect(offeredFor([], true)).toEqual(["weather", "unwell"]);
  expect(offeredFor([], false)).toEqual([]);
});
