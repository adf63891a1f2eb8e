import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOf } from "../calendar.ts";
import { activityTypes } from "../field-choices.ts";
import { type ActivityTimes, EndsBeforeStart, isConsistent, resolveTimes, timeFields } from "./resolve-times.ts";

type Row = [string | null, string | null, number | null];
const timesOf = ([startTime, endTime, durationMinutes]: Row): ActivityTimes => ({
  startTime,
  endTime,
  durationMinutes,
});
const rowOf = ({ startTime, endTime, durationMinutes }: ActivityTimes): Row => [startTime, endTime, durationMinutes];

const none: Row = [null, null, null];
const dinner: Row = ["19:00", "20:15", 75];

describe("start, end and length", () => {
  it.each<[string, Row, Partial<ActivityTimes>, Row]>([
    ["a start keeps the length and moves the end", dinner, { startTime: "20:00" }, ["20:00", "21:15", 75]],
    ["a length moves the end", dinner, { durationMinutes: 120 }, ["19:00", "21:00", 120]],
    ["an end changes the length", dinner, { endTime: "21:00" }, ["19:00", "21:00", 120]],
    ["start and end set the length", dinner, { startTime: "18:00", endTime: "19:30" }, ["18:00", "19:30", 90]],
    ["start and length set the end", dinner, { startTime: "18:00", durationMinutes: 60 }, ["18:00", "19:00", 60]],
    ["end and length set the start", dinner, { endTime: "22:00", durationMinutes: 60 }, ["21:00", "22:00", 60]],
    ["clearing the start clears the end", dinner, { startTime: null }, [null, null, 75]],
    ["clearing the end clears the length", dinner, { endTime: null }, ["19:00", null, null]],
    ["clearing the length clears the end", dinner, { durationMinutes: null }, ["19:00", null, null]],
    ["an end waits for its start", none, { endTime: "12:00" }, [null, "12:00", null]],
    ["and meets it", [null, "12:00", null], { startTime: "10:30" }, ["10:30", "12:00", 90]],
    ["an end that joins a length gives the start", [null, null, 60], { endTime: "12:00" }, ["11:00", "12:00", 60]],
    [
      "a length that joins an end gives the start",
      [null, "12:00", null],
      { durationMinutes: 60 },
      ["11:00", "12:00", 60],
    ],
    [
      "an end instead of a start is all that is known",
      dinner,
      { startTime: null, endTime: "21:00" },
      [null, "21:00", null],
    ],
    ["a start alone stays alone", none, { startTime: "10:00" }, ["10:00", null, null]],
    ["a moment has no length", none, { startTime: "10:00", endTime: "10:00" }, ["10:00", "10:00", 0]],
    [
      "a length of days ends on a later one",
      none,
      { startTime: "10:00", durationMinutes: 3000 },
      ["10:00", "12:00", 3000],
    ],
    [
      "what was stored without a length keeps it",
      ["19:00", "20:15", null],
      { startTime: "20:00" },
      ["20:00", "21:15", 75],
    ],
  ])("%s", (_, now, asked, after) => {
    expect(resolveTimes(timesOf(now), asked, "general")).toEqual({ ...timesOf(after), disagree: false });
  });

  it("when all three contradict, start and end are kept, with a warning", () => {
    const asked = { startTime: "10:00", endTime: "12:00", durationMinutes: 60 };
    const after = { ...asked, durationMinutes: 120, disagree: true };
    expect(resolveTimes(timesOf(none), asked, "general")).toEqual(after);
    expect(resolveTimes(timesOf(dinner), asked, "general")).toEqual(after);
    expect(resolveTimes(timesOf(none), { ...asked, durationMinutes: 120 }, "general")).toMatchObject({
      disagree: false,
    });
  });

  it.each([
    ["entertainment", "22:00", "01:30", 210],
    ["dining", "19:00", "01:00", 360],
    ["dining", "19:00", "18:00", null],
    ["general", "23:00", "06:30", 450],
    ["sightseeing", "10:00", "09:00", null],
    ["sightseeing", "21:00", "09:00", null],
    ["transport", "12:00", "11:00", 1380],
    ["accommodation", "15:00", "11:00", 1200],
  ] as const)("%s from %s to %s over midnight takes %s minutes", (type, startTime, endTime, minutes) => {
    const resolved = resolveTimes(timesOf(none), { startTime, endTime }, type);
    if (minutes === null) expect(resolved).toBeInstanceOf(EndsBeforeStart);
    else expect(resolved).toMatchObject({ startTime, endTime, durationMinutes: minutes });
  });

  it("any end after midnight is accepted when the length is stated", () => {
    const said = { startTime: "19:00", endTime: "18:00", durationMinutes: 1380 };
    expect(resolveTimes(timesOf(none), said, "dining")).toMatchObject(said);
    expect(resolveTimes(timesOf(dinner), { startTime: "23:30" }, "dining")).toMatchObject({ endTime: "00:45" });
  });

  const clock = fc.option(
    fc.integer({ min: 0, max: 1439 }).map((it) => clockOf(it)),
    { nil: null },
  );
  const length = fc.option(fc.integer({ min: 0, max: 10_080 }), { nil: null });
  const times = fc.record({ startTime: clock, endTime: clock, durationMinutes: length });
  const asked = fc.record({ startTime: clock, endTime: clock, durationMinutes: length }, { requiredKeys: [] });

  it("always agree afterwards, whatever was stored and whatever is requested", () => {
    fc.assert(
      fc.property(times, asked, fc.constantFrom(...activityTypes), (now, wanted, type) => {
        fc.pre(timeFields.some((it) => wanted[it] !== undefined));
        const after = resolveTimes(now, wanted, type);
        if (after instanceof EndsBeforeStart) return;
        expect(isConsistent(after)).toBe(true);
        // Requested again, nothing changes.
        expect(rowOf(resolveTimes(after, after, type) as ActivityTimes)).toEqual(rowOf(after));
      }),
    );
  });

  it("keeps exactly what was requested", () => {
    fc.assert(
      fc.property(times, asked, fc.constantFrom(...timeFields), (now, wanted, only) => {
        const value = wanted[only];
        fc.pre(value !== undefined && isConsistent(now));
        const after = resolveTimes(now, { [only]: value }, "transport");
        expect(after).toMatchObject({ [only]: value });
      }),
    );
  });
});
