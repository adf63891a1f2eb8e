import { expect, it } from "vitest";
import { blankActivity } from "../trip/new-activity.ts";
import { limitDay } from "./limit-day.ts";
import type { PlannedDay } from "./types.ts";

const thing = (title: string, startTime: string, durationMinutes: number, activityType = "sightseeing") =>
  ({
    kind: "planned",
    activity: { ...blankActivity(title), startTime, durationMinutes, activityType },
  }) as PlannedDay["items"][number];
const day: PlannedDay = {
  date: "2027-05-03",
  reason: "",
  items: [
    thing("Breakfast", "08:30", 30, "dining"),
    thing("Museum", "09:30", 120),
    { kind: "fixed", activityId: "booked" },
    thing("Lunch", "12:45", 60, "dining"),
    thing("Garden", "14:30", 60),
    thing("Viewpoint", "16:00", 45),
    thing("Dinner", "19:30", 90, "dining"),
  ],
};
const titles = (it: PlannedDay) => it.items.map((item) => (item.kind === "fixed" ? "booked" : item.activity.title));

it("keeps a visit, lunch, and then a meal for every two visits, in the order of the day", () => {
  expect(titles(limitDay(day, 0))).toEqual(["booked"]);
  expect(titles(limitDay(day, 1))).toEqual(["Museum", "booked"]);
  expect(titles(limitDay(day, 2))).toEqual(["Museum", "booked", "Lunch"]);
  expect(titles(limitDay(day, 4))).toEqual(["Museum", "booked", "Lunch", "Garden", "Viewpoint"]);
  expect(titles(limitDay(day, 5))).toContain("Breakfast");
  expect(limitDay(day, 6)).toBe(day);
});
