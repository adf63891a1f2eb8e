import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClock } from "./clock-in-text.ts";

describe("a time of day as people write it", () => {
  it.each([
    ["9", "09:00"],
    ["09", "09:00"],
    ["21", "21:00"],
    ["0", "00:00"],
    ["9:30", "09:30"],
    ["9.30", "09:30"],
    ["9 30", "09:30"],
    ["930", "09:30"],
    ["0930", "09:30"],
    ["2130", "21:30"],
    ["21h", "21:00"],
    ["21 h", "21:00"],
    ["21h30", "21:30"],
    ["21 Uhr", "21:00"],
    ["9.30pm", "21:30"],
    ["9:30 PM", "21:30"],
    ["9:30 p.m.", "21:30"],
    ["930pm", "21:30"],
    ["9p", "21:00"],
    ["9 am", "09:00"],
    ["12am", "00:00"],
    ["12 pm", "12:00"],
    ["12:15 a.m.", "00:15"],
    [" 23:59 ", "23:59"],
    ["noon", "12:00"],
    ["Midnight", "00:00"],
  ])("%j is %s", (text, clock) => expect(readClock(text)).toBe(clock));

  it.each([
    "",
    " ",
    "24",
    "25:00",
    "9:60",
    "960",
    "9:3",
    "13pm",
    "0am",
    "soon",
    "9-10",
    "9:30:15",
    "12345",
    "-9",
    "9 0 0",
  ])("%j is none", (text) => expect(readClock(text)).toBeNull());

  it("reads every time of 24 hours as itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const clock = [hour, minute].map((it) => String(it).padStart(2, "0")).join(":");
        expect(readClock(clock)).toBe(clock);
      }),
    );
  });
});
