import { describe, expect, it } from "vitest";
import type { Activity } from "@/features/api-client/index.ts";
import { copiesOn, copyBehind, movesAside, movesTo, removals } from "./batch-edits.ts";

const activity = (id: string, more: Partial<Activity> = {}) =>
  ({
    id,
    itinerary_id: "one",
    title: id,
    activity_type: "general",
    start_time: "10:00",
    end_time: "11:00",
    duration_minutes: 60,
    booking_id: null,
    segment_id: null,
    pinned: false,
    notes: null,
    alternatives: [],
    ...more,
  }) as unknown as Activity;

const castle = activity("castle", { booking_id: "booked", pinned: true, notes: "Sit on the left" });
const lunch = activity("lunch", { itinerary_id: "two" });
const idea = activity("idea", { itinerary_id: null });

describe("edits of several activities", () => {
  it("moves those that are not on the day yet", () => {
    expect(movesTo([castle, lunch, idea], "two")).toEqual([
      { op: "activity.move", activityId: "castle", from: { dayId: "one" }, to: { dayId: "two" } },
      { op: "activity.move", activityId: "idea", from: { dayId: null }, to: { dayId: "two" } },
    ]);
  });

  it("sets them aside behind what is there, in their order, and leaves what is there", () => {
    expect(movesAside([castle, idea, lunch], [idea])).toEqual([
      { op: "activity.move", activityId: "castle", from: { dayId: "one" }, to: { dayId: null, after: "idea" } },
      { op: "activity.move", activityId: "lunch", from: { dayId: "two" }, to: { dayId: null, after: "castle" } },
    ]);
  });

  it("deletes them with what was seen of them", () => {
    expect(removals([castle])).toMatchObject([
      { op: "activity.remove", activityId: "castle", before: { title: "castle", pinned: true, bookingId: "booked" } },
    ]);
  });

  it("copies them at their times, without booking and pin", () => {
    const [copy] = copiesOn([castle], "two", () => "new");
    expect(copy).toMatchObject({
      op: "activity.add",
      id: "new",
      at: { dayId: "two" },
      fields: { title: "castle", startTime: "10:00", durationMinutes: 60, notes: "Sit on the left" },
    });
    expect(copy).not.toHaveProperty("fields.bookingId");
    expect(copy).not.toHaveProperty("fields.pinned");
  });

  it("puts a single copy behind its original, without the time that is taken", () => {
    const [copy] = copyBehind(castle, () => "new");
    expect(copy).toMatchObject({ at: { dayId: "one", after: "castle" }, fields: { durationMinutes: 60 } });
    expect(copy).not.toHaveProperty("fields.startTime");
    expect(copy).not.toHaveProperty("fields.endTime");
  });
});
