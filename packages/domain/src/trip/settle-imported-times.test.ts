import fc from "fast-check";
import { expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { clockOf } from "../calendar.ts";
import { activityTypes } from "../field-choices.ts";
import { blankActivity } from "./new-activity.ts";
import { isConsistent } from "./resolve-times.ts";
import { settleImportedTimes, withAgreeingTimes } from "./settle-imported-times.ts";

const times = (startTime: string | null, endTime: string | null, durationMinutes: number | null) => {
  const it = withAgreeingTimes({ ...blankActivity("Dinner"), id: "a", startTime, endTime, durationMinutes });
  return [it.startTime, it.endTime, it.durationMinutes];
};

it("gives imported activities the times that a request with them would give", () => {
  expect(times("10:00", "11:00", 400)).toEqual(["10:00", "11:00", 60]);
  expect(times("10:00", "11:00", null)).toEqual(["10:00", "11:00", 60]);
  expect(times("10:00", null, 45)).toEqual(["10:00", "10:45", 45]);
  expect(times(null, "11:00", 45)).toEqual(["10:15", "11:00", 45]);
  expect(times("22:30", "01:30", null)).toEqual(["22:30", "01:30", 180]);
  // Its end can't follow its start, unless the length says so.
  expect(times("15:00", "14:00", null)).toEqual(["15:00", null, null]);
  expect(times("15:00", "14:00", 30)).toEqual(["15:00", "15:30", 30]);
  expect(times("15:00", "14:00", 1380)).toEqual(["15:00", "14:00", 1380]);
});

it("leaves whole trips consistent, and those that are as they were", () => {
  const clock = fc.option(fc.nat({ max: 1439 }).map(clockOf));
  const activity = fc.record({
    startTime: clock,
    endTime: clock,
    durationMinutes: fc.option(fc.integer({ min: 1, max: 2880 })),
    activityType: fc.constantFrom(...activityTypes),
  });
  fc.assert(
    fc.property(fc.array(activity, { maxLength: 5 }), (rows) => {
      const trip = tripOf("2027-05-03", [
        rows.map((it, index) => ({ id: `a${index}`, title: `Stop ${index}`, ...it })),
      ]);
      const { trip: settled, changed } = settleImportedTimes(trip);
      const all = settled.days.flatMap((day) => day.activities);
      expect(all.filter((it) => !isConsistent(it))).toEqual([]);
      const was = trip.days.flatMap((day) => day.activities).filter((it) => !isConsistent(it));
      expect(changed).toEqual(was.map((it) => it.title));
      expect(settleImportedTimes(settled).trip).toBe(settled);
    }),
  );
});
