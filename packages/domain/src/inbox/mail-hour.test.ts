import { expect, it } from "vitest";
import { isMailHour } from "./mail-hour.ts";

it.each([
  ["2026-11-23T08:00:00Z", null, true],
  ["2026-11-23T08:59:59Z", "UTC", true],
  ["2026-11-23T09:00:00Z", null, false],
  ["2026-11-23T23:30:00Z", "Asia/Tokyo", true],
  ["2026-06-23T06:00:00Z", "Europe/Berlin", true],
  ["2026-11-23T07:00:00Z", "Europe/Berlin", true],
  ["2026-11-23T08:00:00Z", "No/Where", true],
  ["2026-11-23T00:00:00Z", "Europe/London", false],
])("a mail at %s in %s: %s", (now, zone, due) => {
  expect(isMailHour(new Date(now), zone)).toBe(due);
});
