import { expect, it } from "vitest";
import { counter, tripOf } from "../../test/trips.ts";
import { check } from "../trip/check.ts";
import { apply } from "../trip/patch.ts";
import { checkWithFixes } from "./find-fixes.ts";

const context = { candidates: new Map(), dietary: [], accessibility: [] };
const trip = tripOf("2027-05-03", [
  [
    { title: "Wander" },
    { title: "Dinner", startTime: "20:00", durationMinutes: 90, pinned: true },
    { title: "Museum", startTime: "10:00", durationMinutes: 90 },
    { title: "Idea" },
    { title: "Lunch", startTime: "13:00", durationMinutes: 60 },
  ],
]);

it("finds a day that is not sorted by time, and sorts it without changing a time", () => {
  const found = checkWithFixes(trip, context, counter()).find((it) => it.code === "out_of_order");
  expect(found).toMatchObject({
    severity: "warning",
    message: { text: "Dinner at 20:00 is listed before Museum at 10:00." },
    dayIds: ["day-1"],
    activityIds: ["a-1-2", "a-1-3"],
    fix: { summary: { text: "Sort Mon 3 May by time" } },
  });
  const { next, inverse } = apply(trip, found?.fix?.patch ?? []);
  expect(next.days[0]?.activities.map((it) => it.title)).toEqual(["Wander", "Museum", "Idea", "Lunch", "Dinner"]);
  expect(check(next, context).map((it) => it.code)).not.toContain("out_of_order");
  expect(apply(next, inverse).next).toEqual(trip);
});
