import { describe, expect, it } from "vitest";
import { parseDays, parseHours } from "./opening-times.ts";

describe("parseHours", () => {
  it("reads days, spans and rules that replace earlier ones", () => {
    const week = parseHours("tu-su 10:00-18:00; th 10:00-21:00; fr 12:00-15:00 19:00-02:00; su off");
    expect(week).toEqual({
      mon: [],
      tue: ["10:00-18:00"],
      wed: ["10:00-18:00"],
      thu: ["10:00-21:00"],
      fri: ["12:00-15:00", "19:00-02:00"],
      sat: ["10:00-18:00"],
      sun: [],
    });
  });

  it("knows every day and round the clock", () => {
    expect(new Set(Object.values(parseHours("daily 09:00-17:00")).flat())).toEqual(new Set(["09:00-17:00"]));
    expect(new Set(Object.values(parseHours("always")).flat())).toEqual(new Set(["00:00-24:00"]));
  });

  it("reads the weeks of a month", () => {
    const second = { open: true, nth: [2] };
    expect(parseHours("sa-su[2] 09:00-18:00")).toMatchObject({
      fri: [],
      sat: ["09:00-18:00"],
      sun: ["09:00-18:00"],
      inMonth: { sat: second, sun: second },
    });
    expect(parseHours("daily 08:00-18:00; mo[1,-1] off")).toMatchObject({
      mon: ["08:00-18:00"],
      inMonth: { mon: { open: false, nth: [1, -1] } },
    });
  });

  it.each(["sa[0] 09:00-18:00", "sa[6] 09:00-18:00", "sa[] 09:00-18:00", "sa[2 09:00-18:00", "sa[2] off"])(
    "refuses %j, which is no week of a month",
    (text) => {
      expect(() => parseHours(text)).toThrow(RangeError);
    },
  );

  it.each(["", "mo", "10:00-18:00", "mo 9-17", "mo 09:00-25:00", "xx 09:00-17:00", "mo 09:00"])(
    "refuses %j",
    (text) => {
      expect(() => parseHours(text)).toThrow(RangeError);
    },
  );
});

describe("parseDays", () => {
  it("reads lists and ranges, over the end of the week too", () => {
    expect(parseDays("mo,we-fr")).toEqual(["mon", "wed", "thu", "fri"]);
    expect(parseDays("sa-mo")).toEqual(["sat", "sun", "mon"]);
    expect(parseDays("")).toEqual([]);
  });
});
