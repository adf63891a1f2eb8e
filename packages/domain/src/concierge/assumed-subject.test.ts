import { expect, it } from "vitest";
import { blankActivity } from "../trip/new-activity.ts";
import { assumedSubject } from "./assumed-subject.ts";
import type { TimedEvent } from "./status-events.ts";
import type { Stop } from "./stops-of-day.ts";

const stop = (id: string, start: number, end: number, more: Partial<Stop> = {}): Stop => ({
  ...{ activity: { ...blankActivity(id), id }, start, end, point: null, entry: null, exit: null },
  ...{ fixed: false, isToday: true, ...more },
});
const [museum, lunch, castle, dinner] = [
  stop("museum", 600, 700),
  stop("lunch", 720, 780),
  stop("castle", 800, 900),
  stop("dinner", 1200, 1290),
] as [Stop, Stop, Stop, Stop];
const day = [museum, lunch, castle, dinner];
const event = (kind: TimedEvent["kind"], at: number, more: Partial<TimedEvent> = {}): TimedEvent => ({
  ...{ kind, at, minutes: null, activityId: null },
  ...more,
});
const named = (found: ReturnType<typeof assumedSubject>) =>
  found && [found.taken?.activity.id ?? null, ...found.others.map((it) => it.activity.id)];

it("assumes the current or next activity by the clock, and names the other possible ones", () => {
  expect(named(assumedSubject(day, event("cancelled", 610)))).toEqual(["museum", "lunch", "castle"]);
  expect(named(assumedSubject(day, event("skipped", 705)))).toEqual(["lunch", "castle"]);
  expect(named(assumedSubject(day, event("running_late", 705)))).toEqual(["lunch", "castle"]);
});

it("assumes nothing when nothing is near", () => {
  expect(named(assumedSubject(day, event("cancelled", 400)))).toEqual([null, "museum", "lunch"]);
});

it("is not used when an activity is named, only one is possible, or the report is about the traveller", () => {
  expect(assumedSubject(day, event("cancelled", 610, { activityId: "dinner" }))).toBeNull();
  expect(assumedSubject(day, event("cancelled", 1190))).toBeNull();
  expect(assumedSubject(day, event("unwell", 610))).toBeNull();
});
