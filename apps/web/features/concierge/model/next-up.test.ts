import { expect, it } from "vitest";
import type { Outlook, Stop } from "../types.ts";
import { headlineOf } from "./next-up.ts";

const today = "2027-03-03";
const at = (time: string, date = today) => ({ date, time });
const stop = (title: string, start: string, end: string, date = today): Stop => ({
  activity_id: null,
  segment_id: null,
  title,
  start: at(start, date),
  end: at(end, date),
  fixed: false,
});
const trip = (activities: { title: string; start_time: string | null }[]) => ({
  start_date: today,
  itinerary: [{ date: today, activities }],
});
const outlook: Outlook = {
  phase: "during",
  local_time: at("13:00"),
  day_number: 1,
  now: null,
  next: stop("Castle", "13:45", "15:00"),
  way: { minutes: 20, mode: "walk", from: "here", leave_by: at("13:25"), late_by_minutes: 0 },
  free_minutes: 25,
};
const planned = trip([{ title: "Castle", start_time: "13:45" }]);

it("tells when to leave before that time", () => {
  expect(headlineOf(outlook, planned, at("13:11"), false)).toMatchObject({ kind: "leave", minutes: 14, lateBy: 0 });
});

it("goes on by the clock after that time, without another request", () => {
  expect(headlineOf(outlook, planned, at("13:25"), false)).toMatchObject({ kind: "leave", minutes: 0, lateBy: 0 });
  expect(headlineOf(outlook, planned, at("13:37"), false)).toMatchObject({ minutes: -12, lateBy: 12 });
});

it("uses the server's delay when it is longer than the way", () => {
  const way = { ...outlook.way, late_by_minutes: 30 } as Outlook["way"];
  expect(headlineOf({ ...outlook, way }, planned, at("13:00"), false)).toMatchObject({ lateBy: 30 });
});

it("gives no time to leave when it is too late", () => {
  const late = (late_by_minutes: number) => ({
    ...outlook,
    way: { ...outlook.way, late_by_minutes } as Outlook["way"],
  });
  expect(headlineOf(late(0), planned, at("13:00"), false)).toMatchObject({ when: "by" });
  expect(headlineOf(late(30), planned, at("13:00"), false)).toMatchObject({ when: "soon" });
  expect(headlineOf(late(30), planned, at("13:25"), false)).toMatchObject({ when: "now" });
});

it("names the next stop when no way is known", () => {
  expect(headlineOf({ ...outlook, way: null }, planned, at("13:15"), false)).toMatchObject({
    kind: "next",
    minutes: 30,
  });
});

it("does not tell anybody to leave today for a stop tomorrow", () => {
  const tomorrow = stop("Aquarium", "09:30", "11:00", "2027-03-04");
  const later = { ...outlook, next: tomorrow };
  expect(headlineOf(later, planned, at("18:00"), false)).toEqual({ kind: "over", later: tomorrow });
  const dinner = stop("Dinner", "17:00", "19:00");
  expect(headlineOf({ ...later, now: dinner }, planned, at("18:00"), false)).toMatchObject({
    kind: "now",
    now: dinner,
  });
});

it("tells apart a day without times, an empty day and a travel day", () => {
  const nothing = { ...outlook, next: null, way: null };
  const untimed = trip([{ title: "Wander", start_time: null }]);
  expect(headlineOf(nothing, untimed, at("12:00"), false)).toMatchObject({ kind: "untimed", titles: ["Wander"] });
  expect(headlineOf(nothing, trip([]), at("12:00"), false)).toMatchObject({ kind: "empty" });
  expect(headlineOf(nothing, trip([]), at("12:00"), true)).toMatchObject({ kind: "over" });
});

it("counts the days to a trip in the trip's time zone", () => {
  const before = { ...outlook, phase: "before" as const };
  expect(headlineOf(before, planned, at("23:59", "2027-03-02"), false)).toMatchObject({ kind: "before", days: 1 });
  expect(headlineOf(before, planned, at("00:01", "2027-02-19"), false)).toMatchObject({ days: 12 });
  expect(headlineOf({ ...outlook, phase: "after" }, planned, at("10:00"), false)).toEqual({ kind: "after" });
});
