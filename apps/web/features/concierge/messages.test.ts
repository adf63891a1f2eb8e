import { expect, it } from "vitest";
import {
  beforeAndAfter,
  brokenByAll,
  candidates,
  costWords,
  isInAlert,
  keepsWhatIsFixed,
  lateFor,
  offeredFor,
  reportedWords,
  titleAndTime,
} from "./messages.ts";
import { todayStripText } from "./today-strip-text.ts";
import type { Outlook, Recommendation, Stop } from "./types.ts";

it("splits a move only when it has a before and an after", () => {
  expect(beforeAndAfter("Louvre 13:00 → 14:30")).toEqual({ before: "Louvre 13:00", after: "14:30" });
  expect(beforeAndAfter("Louvre into the tray")).toBeNull();
  expect(beforeAndAfter("a → b → c")).toBeNull();
});

it("tells the cost of an option only when it is known and not zero", () => {
  expect(costWords(12, "EUR")).toBe("€12 more per person");
  expect(costWords(-12.5, "EUR")).toBe("€12.50 less per person");
  expect(costWords(0, "EUR")).toBeNull();
  expect(costWords(null, "EUR")).toBeNull();
});

it("separates a time from its title", () => {
  expect(titleAndTime("Louvre 13:00")).toEqual({ title: "Louvre", time: "13:00" });
  expect(titleAndTime("Louvre ")).toEqual({ title: "Louvre", time: "" });
});

it("lists once what no option can keep, and with an option what it alone breaks", () => {
  const option = (...breaks: string[]) => ({ consequences: { moves: [], misses: [], cost: null, breaks } });
  expect(brokenByAll([option("train", "table"), option("train")])).toEqual(["train"]);
  expect(brokenByAll([option("train"), option()])).toEqual([]);
  expect(brokenByAll([])).toEqual([]);
});

it("recognises what an alert says already, and nothing else", () => {
  const alerts = [{ message: "You will be about 1 hour too late for IC 571 (16:25, booked): ask about a later one." }];
  expect(isInAlert("You will be about 1 hour late for IC 571 (16:25, booked)", alerts)).toBe(true);
  expect(isInAlert("You will be about 1 hour late for Dinner (19:00, booked)", alerts)).toBe(false);
  expect(isInAlert("Dinner", alerts)).toBe(false);
});

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

it("offers reports about the current and the next stop", () => {
  expect(candidates({ now: stop("Castle", "a"), next: stop("Lunch", "b") }).map((it) => it.title)).toEqual([
    "Castle",
    "Lunch",
  ]);
  expect(candidates({ now: null, next: null })).toEqual([]);
});

it("asks what somebody is late for among all that is still to come today", () => {
  const next = stop("Castle", "a");
  const planned = (id: string, start_time: string | null, more = {}) =>
    ({
      id,
      title: id,
      start_time,
      end_time: null,
      pinned: false,
      booking_id: null,
      free_time: false,
      ...more,
    }) as never;
  const later = [
    planned("a", next.start.time),
    planned("Dinner", "23:40"),
    planned("Any time", null),
    planned("Rest", "23:45", { free_time: true }),
    planned("Show", "23:50", { booking_id: "b" }),
  ];
  const meant = lateFor({ now: null, next }, later, next.start.date);
  expect(meant.map((it) => [it.title, it.fixed])).toEqual([
    ["Castle", next.fixed],
    ["Dinner", false],
    ["Show", true],
  ]);
  expect(lateFor({ now: null, next: null }, later, next.start.date)).toEqual([]);
});

it("never calls an option the best that gives up a booking which another one keeps", () => {
  const option = (...breaks: string[]) => ({ consequences: { moves: [], misses: [], cost: null, breaks } });
  const [worse, better] = [option("table"), option()];
  expect(keepsWhatIsFixed(worse, [worse, better])).toBe(false);
  expect(keepsWhatIsFixed(better, [worse, better])).toBe(true);
});

it("repeats a report", () => {
  expect(reportedWords({ kind: "running_late", minutes: 90 })).toBe("running late, 1 h 30 min");
  expect(reportedWords({ kind: "running_late", minutes: 20 }, "Castle")).toBe("running late for Castle, 20 min");
  expect(reportedWords({ kind: "skipped", minutes: null }, "Castle")).toBe("skipped, Castle");
});

it("offers only reports that are possible on the day", () => {
  expect(offeredFor([stop("Lunch", "b")], true)).toContain("running_late");
  expect(offeredFor([], true)).toEqual(["weather", "unwell"]);
  expect(offeredFor([], false)).toEqual([]);
});

const date = "2027-03-03";
const at = (time: string) => ({ date, time });
const next = { title: "Castle", start: at("13:45"), end: at("15:00") } as Stop;
const way = { minutes: 20, mode: "walk", from: "here", leave_by: at("13:25"), late_by_minutes: 0 } as NonNullable<
  Outlook["way"]
>;
const outlook = { now: null, next, way };
const open = (situation: Recommendation["situation"]) => [{ status: "open", situation }] as const;

it("tells when to leave, and to leave now when that time has passed", () => {
  const words = (time: string, late = 0) =>
    todayStripText({ recommendations: [], outlook: { ...outlook, way: { ...way, late_by_minutes: late } } }, at(time));
  expect(words("13:11")).toBe("Castle at 13:45, leave by 13:25.");
  expect(words("13:25")).toBe("Castle at 13:45, leave now.");
  expect(words("13:40")).toBe("Castle at 13:45, leave now.");
  expect(words("13:00", 30)).toBe("Castle at 13:45, leave now.");
});

it("calls a problem a problem, and ideas for free time ideas", () => {
  expect(todayStripText({ recommendations: open("late"), outlook }, at("13:11"))).toContain("doesn't fit");
  expect(todayStripText({ recommendations: open("free_time"), outlook }, at("13:11"))).toContain("leave by 13:25");
  const free = { now: null, next: null, way: null };
  expect(todayStripText({ recommendations: open("free_time"), outlook: free }, at("13:11"))).toContain("your time");
});
