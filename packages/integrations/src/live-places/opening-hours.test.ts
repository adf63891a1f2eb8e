import { describe, expect, it } from "vitest";
import { weekOf } from "./opening-hours.ts";

const every = (...spans: string[]) => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});
const none = every();

describe("weekOf", () => {
  it.each([
    [
      "Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-14:00",
      { ...every("09:00-12:30", "14:00-18:00"), sat: ["10:00-14:00"], sun: [] },
    ],
    ["Tu-Su 10:00-18:00; PH off", { ...every("10:00-18:00"), mon: [] }],
    ["Tu-Su,PH 10:00-18:00", { ...every("10:00-18:00"), mon: [] }],
    ["Tu-Su 10:00-18:00; Dec 25 off", { ...every("10:00-18:00"), mon: [] }],
    ["Fr,Sa 18:00-02:00", { ...none, fri: ["18:00-02:00"], sat: ["18:00-02:00"] }],
    ["Su 20:00-03:00", { ...none, sun: ["20:00-03:00"] }],
    ["Mo-Su 18:00-24:00", every("18:00-24:00")],
    ["24/7", every("00:00-24:00")],
    ["Mo 00:00-24:00", { ...none, mon: ["00:00-24:00"] }],
  ])("%s", (text, week) => {
    expect(weekOf(text, 2027)).toEqual(week);
  });

  it.each([
    "May-Sep 10:00-18:00",
    "Mo-Fr 09:00-17:00; Su[2] 10:00-12:00",
    "week 01-53/2 Mo-Fr 10:00-12:00",
    "Mo-Fr 08:00-16:00; SH off",
    "Jul 01-Aug 15: 10:00-20:00; Mo-Fr 10:00-17:00",
    "18:00+",
    "sunrise-sunset",
    '"by appointment"',
    'Mo-Fr 10:00-17:00 "guided tours only"',
    "Mo-Fr 10:00-17:00 unknown",
    "open most days",
    "Mo-Fr",
    "Mo-Fr; Sa 10:00-12:00",
    "Jan 06 10:00-12:00",
    "Mo[5] 10:00-12:00",
    "x".repeat(5000),
    "",
    undefined,
  ])("returns nothing for %s", (text) => {
    expect(weekOf(text, 2027)).toBeNull();
  });

  it.each(["off", "closed"])("reads %s as always closed", (text) => {
    expect(weekOf(text, 2027)).toBe("closed");
  });
});
