import { describe, expect, it } from "vitest";
import { daysLater, instantOf, isSameClock, minutesBetween, nightsBetween, shiftWords, zoneName } from "./zones.ts";

const utc = (iso: string) => Date.parse(iso);

describe("the instant of a local time", () => {
  it.each([
    ["2027-05-03T09:40", "Europe/London", "2027-05-03T08:40Z"],
    ["2027-01-03T09:40", "Europe/London", "2027-01-03T09:40Z"],
    ["2027-05-03T09:40", "Asia/Kathmandu", "2027-05-03T03:55Z"],
    ["2027-05-03T00:10", "Pacific/Kiritimati", "2027-05-02T10:10Z"],
  ])("%s in %s is %s", (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(utc(instant));
  });

  it("uses the first of a repeated hour, and the former offset for a skipped one", () => {
    expect(instantOf("2027-10-31T01:30", "Europe/London")).toBe(utc("2027-10-31T00:30Z"));
    expect(instantOf("2027-03-28T01:30", "Europe/London")).toBe(utc("2027-03-28T01:30Z"));
  });

  it("is right before and after a change of clocks", () => {
    expect(instantOf("2027-03-28T00:59", "Europe/London")).toBe(utc("2027-03-28T00:59Z"));
    expect(instantOf("2027-03-28T02:00", "Europe/London")).toBe(utc("2027-03-28T01:00Z"));
  });

  it("is unknown without a time, without a zone and in an unknown zone", () => {
    expect([instantOf("2027-05-03", "Europe/London"), instantOf("2027-05-03T09:40", null)]).toEqual([null, null]);
    expect(instantOf("2027-05-03T09:40", "Mars/Olympus")).toBeNull();
  });
});

describe("the duration of a segment", () => {
  it.each([
    ["across zones", "2027-05-01T15:55", "Australia/Sydney", "2027-05-02T06:55", "Europe/London", 24 * 60],
    ["over the date line", "2027-05-04T17:00", "Asia/Tokyo", "2027-05-04T10:30", "America/Los_Angeles", 9 * 60 + 30],
    [
      "through the night when clocks go back",
      "2027-10-30T23:00",
      "Europe/Paris",
      "2027-10-31T06:00",
      "Europe/Paris",
      480,
    ],
  ])("%s", (_, start, from, end, to, minutes) => {
    expect(minutesBetween(start, from, end, to)).toBe(minutes);
  });

  it("is empty without a time or zone, and when it ends before it starts", () => {
    expect(minutesBetween("2027-05-01T15:55", "Europe/London", "2027-05-01", "Europe/London")).toBeNull();
    expect(minutesBetween("2027-05-01T15:55", "Europe/London", "2027-05-01T18:00", null)).toBeNull();
    expect(minutesBetween("2027-05-01T15:55", "Europe/London", "2027-05-01T12:00", "Europe/London")).toBeNull();
  });
});

describe("the name of a zone", () => {
  it.each([
    ["Europe/Berlin", "2027-07-01T10:00", "CEST"],
    ["Europe/Berlin", "2027-01-01", "CET"],
    ["America/Los_Angeles", "2027-07-01T10:00", "PDT"],
    ["Asia/Tokyo", "2027-07-01T10:00", "GMT+9"],
    ["Not/AZone", "2027-07-01T10:00", ""],
  ])("%s at %s is called %s", (zone, local, name) => {
    expect(zoneName(zone, local)).toBe(name);
  });

  it("treats two zones as one while their offsets agree", () => {
    expect(isSameClock("Europe/London", "Europe/Lisbon", "2027-05-03T09:40")).toBe(true);
    expect(isSameClock("Europe/Stockholm", "Europe/Lisbon", "2027-05-03T09:40")).toBe(false);
    // Arizona does not change its clocks when California does.
    expect(isSameClock("America/Phoenix", "America/Los_Angeles", "2027-07-01")).toBe(true);
    expect(isSameClock("America/Phoenix", "America/Los_Angeles", "2027-01-01")).toBe(false);
    expect(isSameClock(null, "Europe/Lisbon", "2027-05-03T09:40")).toBe(true);
  });
});

describe("days and nights", () => {
  it("are counted by local time", () => {
    expect(daysLater("2027-05-01T23:50", "2027-05-02T00:20")).toBe(1);
    expect(daysLater("2027-05-04T17:00", "2027-05-03T10:30")).toBe(-1);
    expect([shiftWords(1), shiftWords(2), shiftWords(-1)]).toEqual(["next day", "2 days later", "the day before"]);
    expect(nightsBetween("2027-02-27T15:00", "2027-03-02")).toBe(3);
    expect(nightsBetween("2027-02-27", "2027-02-27")).toBeNull();
    expect(nightsBetween("2027-02-27", null)).toBeNull();
  });
});
