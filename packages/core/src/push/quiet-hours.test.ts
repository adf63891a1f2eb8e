import { describe, expect, it } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const until = (start: string, end: string, timezone: string, now: string) =>
  quietUntil({ start, end, timezone }, new Date(now))?.toISOString() ?? null;

describe("quiet hours", () => {
  it.each([
    ["in the evening of a night", "22:00", "07:00", "UTC", "2026-11-21T23:30:00Z", "2026-11-22T07:00:00.000Z"],
    ["in its morning", "22:00", "07:00", "UTC", "2026-11-22T06:59:59Z", "2026-11-22T07:00:00.000Z"],
    ["at its first minute", "22:00", "07:00", "UTC", "2026-11-21T22:00:00Z", "2026-11-22T07:00:00.000Z"],
    ["over, to the minute", "22:00", "07:00", "UTC", "2026-11-22T07:00:00Z", null],
    ["not yet begun", "22:00", "07:00", "UTC", "2026-11-21T21:59:59Z", null],
    ["within a day", "13:00", "15:00", "UTC", "2026-11-21T14:00:00Z", "2026-11-21T15:00:00.000Z"],
    ["not before it", "13:00", "15:00", "UTC", "2026-11-21T12:59:00Z", null],
    ["not after it", "13:00", "15:00", "UTC", "2026-11-21T15:00:00Z", null],
    ["until midnight", "20:00", "00:00", "UTC", "2026-11-21T23:00:00Z", "2026-11-22T00:00:00.000Z"],
    ["never, when they are no time at all", "08:00", "08:00", "UTC", "2026-11-21T08:00:00Z", null],
    ["by the clocks of the zone", "22:00", "07:00", "Asia/Tokyo", "2026-11-21T14:00:00Z", "2026-11-21T22:00:00.000Z"],
    [
      "which may be another day there",
      "22:00",
      "07:00",
      "America/Los_Angeles",
      "2026-11-21T12:00:00Z",
      "2026-11-21T15:00:00.000Z",
    ],
    // In that night clocks go from 02:00 to 03:00, so it is an hour shorter.
    ["in the night of spring", "22:00", "07:00", "Europe/Paris", "2027-03-27T22:00:00Z", "2027-03-28T05:00:00.000Z"],
    ["in the night of autumn", "22:00", "07:00", "Europe/Paris", "2027-10-30T21:00:00Z", "2027-10-31T06:00:00.000Z"],
    [
      "whose end the clocks leave out",
      "22:00",
      "02:30",
      "Europe/Paris",
      "2027-03-28T00:50:00Z",
      "2027-03-28T01:30:00.000Z",
    ],
  ])("delay messages %s", (_, start, end, zone, now, expected) => {
    expect(until(start, end, zone, now)).toBe(expected);
  });

  it("never end in the past in the hour that clocks repeat", () => {
    const night = Array.from({ length: 240 }, (_, minute) => new Date(Date.UTC(2027, 9, 30, 22, minute)));
    for (const now of night) {
      const ends = until("22:00", "02:30", "Europe/Paris", now.toISOString());
      if (ends !== null) expect(Date.parse(ends)).toBeGreaterThan(now.getTime());
    }
  });
});
