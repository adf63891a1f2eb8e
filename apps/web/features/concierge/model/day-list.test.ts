import { expect, it } from "vitest";
import type { Activity } from "@/features/api-client/trip-types.ts";
import type { Segment } from "@/features/travel/index.ts";
import type { ConciergeState, EventKind } from "../types.ts";
import { dayLines } from "./day-list.ts";

const activity = (id: string, start_time: string | null, end_time: string | null, more: Partial<Activity> = {}) =>
  ({ id, title: id, start_time, end_time, pinned: false, booking_id: null, ...more }) as Activity;
const event = (kind: EventKind, activity_id: string, minutes: number | null = null) =>
  ({
    id: kind,
    client_event_id: kind,
    kind,
    minutes,
    activity_id,
    occurred_at: "",
  }) as ConciergeState["events"][number];
const outlook = { now: null } as ConciergeState["outlook"];
const none = { before: new Map(), atEnd: [] };
const now = { date: "2027-03-03", time: "13:00" };

it("separates past stops from the others, and keeps one that runs past midnight", () => {
  const day = [activity("a", "09:00", "10:00"), activity("b", null, null), activity("c", "22:00", "01:00")];
  expect(dayLines(day, none, { outlook, events: [] }, now).map((it) => it.state)).toEqual(["past", "ahead", "ahead"]);
});

it("uses the forecast for the current stop, also when its time is over", () => {
  const on = { now: { activity_id: "a" } } as ConciergeState["outlook"];
  expect(dayLines([activity("a", "12:00", "13:00")], none, { outlook: on, events: [] }, now)[0]?.state).toBe("now");
});

it("shows what was reported about a train, too", () => {
  const train = { id: "segment-s", title: "IC 42", times: "15:00–16:00", quiet: false, sortAt: "15:00", date: "" };
  const moments = [{ ...train, segment: { id: "s", status: "confirmed" } as Segment }];
  const lines = dayLines([], { ...none, atEnd: moments }, { outlook, events: [event("delayed", "s", 40)] }, now);
  expect(lines.map((it) => it.remark)).toEqual(["40 min later"]);
});

it("shows the last report of each stop", () => {
  const events = [event("skipped", "a"), event("delayed", "a", 20), event("delayed", "b", 20), event("weather", "c")];
  const day = [activity("a", "14:00", "15:00"), activity("b", "15:00", "16:00"), activity("c", "16:00", "17:00")];
  const remarks = dayLines(day, none, { outlook, events }, now).map((it) => it.remark);
  expect(remarks).toEqual(["Skipped", "20 min later", null]);
});
