import { expect, it } from "vitest";
import { stripWords } from "./strip-words.ts";
import type { Outlook, Recommendation, Stop } from "./types.ts";

const date = "2027-03-03";
const at = (time: string) => ({ date, time });
const next = { title: "Castle", start: at("13:45"), end: at("15:00") } as Stop;
const way = { minutes: 20, mode: "walk", from: "here", leave_by: at("13:25"), late_by_minutes: 0 } as NonNullable<
  Outlook["way"]
>;
const outlook = { now: null, next, way };
const open = (situation: Recommendation["situation"]) => [{ status: "open", situation }] as const;

it("says when to leave, and to leave now when that has passed or it is late already", () => {
  const words = (time: string, late = 0) =>
    stripWords({ recommendations: [], outlook: { ...outlook, way: { ...way, late_by_minutes: late } } }, at(time));
  expect(words("13:11")).toBe("Castle at 13:45, leave by 13:25.");
  expect(words("13:25")).toBe("Castle at 13:45, leave now.");
  expect(words("13:40")).toBe("Castle at 13:45, leave now.");
  expect(words("13:00", 30)).toBe("Castle at 13:45, leave now.");
});

it("speaks of trouble where there is some, and not of ideas for free time as of trouble", () => {
  expect(stripWords({ recommendations: open("late"), outlook }, at("13:11"))).toContain("does not fit");
  expect(stripWords({ recommendations: open("free_time"), outlook }, at("13:11"))).toContain("leave by 13:25");
  const free = { now: null, next: null, way: null };
  expect(stripWords({ recommendations: open("free_time"), outlook: free }, at("13:11"))).toContain("your time");
});
