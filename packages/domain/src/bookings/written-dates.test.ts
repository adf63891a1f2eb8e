import { expect, it } from "vitest";
import { parseWrittenDates } from "./written-dates.ts";

it.each([
  ["12-15 Dec 2026", "2026-12-12", "2026-12-15"],
  ["12 – 15 December 2026", "2026-12-12", "2026-12-15"],
  ["Dec 12-15, 2026", "2026-12-12", "2026-12-15"],
  ["from Sat, 12th of December 2026 until Tue 15 Dec 2026", "2026-12-12", "2026-12-15"],
  ["30 Dec to 2 Jan 2027", "2026-12-30", "2027-01-02"],
  ["30 Dec 2026 - 2 Jan", "2026-12-30", "2027-01-02"],
  ["December 30, 2026 to January 2, 2027", "2026-12-30", "2027-01-02"],
  ["12.12.2026 - 15.12.2026", "2026-12-12", "2026-12-15"],
  ["12 Dec 2026", "2026-12-12", null],
])("%s", (text, start, end) => {
  expect(parseWrittenDates(text)).toEqual([start, end]);
});

it.each([
  "",
  "soon",
  "12-15 Dec",
  "in May 2026",
  "31 Feb 2026",
  "12/11/2026",
  "5 nights from 12 Dec 2026",
  "1-2-3 May 2026",
])("%s is not understood", (text) => expect(parseWrittenDates(text)).toBeNull());
