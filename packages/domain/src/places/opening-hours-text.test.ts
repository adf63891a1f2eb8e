import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayNames } from "../calendar.ts";
import { hoursText, readHours } from "./opening-hours-text.ts";

const always = { mon: ["10:00-18:00"], tue: ["10:00-18:00"], wed: ["10:00-18:00"], thu: ["10:00-18:00"] };

describe("opening hours in one line", () => {
  it("names days with the same hours together, and no closed ones", () => {
    expect(hoursText({ ...always, mon: [], fri: ["10:00-13:00", "14:00-18:00"], sat: [], sun: ["10:00-18:00"] })).toBe(
      "Tu-Th,Su 10:00-18:00; Fr 10:00-13:00,14:00-18:00",
    );
    expect(hoursText({ mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] })).toBe("off");
  });

  it("are read as they were written", () => {
    const spans = fc.subarray(["09:00-12:30", "14:00-18:00", "20:00-02:00"]);
    const week = fc.record(Object.fromEntries(weekdayNames.map((it) => [it, spans])) as Record<"mon", typeof spans>);
    fc.assert(
      fc.property(week, (drawn) => {
        const hours = drawn as unknown as Parameters<typeof hoursText>[0];
        expect(readHours(hoursText(hours))).toEqual(hours);
      }),
    );
    for (const other of ["", "Mo", "10-18", "Xx 10:00-18:00", "24/7"]) expect(readHours(other)).toBeNull();
  });

  it("say which weeks of a month they are for", () => {
    const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const weekend = { sat: ["09:00-18:00"], sun: ["09:00-18:00"] };
    const second = { open: true, nth: [2] };
    const texts = [
      [{ ...none, ...weekend, inMonth: { sat: second, sun: second } }, "Sa[2] 09:00-18:00; Sa[2] +1 day 09:00-18:00"],
      [{ ...none, ...weekend, inMonth: { sun: second } }, "Sa 09:00-18:00; Su[2] 09:00-18:00"],
      [
        { ...none, mon: ["08:00-18:00"], inMonth: { mon: { open: false, nth: [1, -1] } } },
        "Mo 08:00-18:00; Mo[1,-1] off",
      ],
    ] as const;
    for (const [hours, text] of texts) {
      expect(hoursText(hours)).toBe(text);
      expect(readHours(text)).toEqual(hours);
    }
  });
});
