import { describe, expect, it } from "vitest";
import { requireEndAfterStart } from "./check-times.ts";
import { blankSegment } from "./correct-segment.ts";

const honolulu = { startTimezone: "Asia/Tokyo", endTimezone: "Pacific/Honolulu" };
const inOneZone = { startTimezone: "Europe/Rome", endTimezone: "Europe/Rome" };

describe("an end before the start", () => {
  it.each([
    [
      "a stay that ends the day before",
      { kind: "hotel", start: "2027-05-12", end: "2027-05-11" },
      "Check-out must not be before check-in.",
    ],
    [
      "a meeting that ends an hour before",
      { kind: "meeting", start: "2027-05-11T10:00", end: "2027-05-11T09:00" },
      "The end must not be before the start.",
    ],
    [
      "a train in one zone",
      { kind: "train", start: "2027-05-11T10:00", end: "2027-05-11T09:00", ...inOneZone },
      "Arrival must not be before departure.",
    ],
    [
      "a flight two days back",
      { kind: "flight", start: "2027-05-12T10:00", end: "2027-05-10T23:00" },
      "Arrival must not be before departure.",
    ],
  ] as const)("is refused for %s, by the name of the field", (_, it, message) => {
    expect(() => requireEndAfterStart({ ...blankSegment, ...it }, ["end"])).toThrow(message);
  });

  it.each([
    [
      "a flight across the date line",
      { kind: "flight", start: "2027-05-12T01:00", end: "2027-05-11T13:00", ...honolulu },
    ],
    ["a stay of one day, with an hour at one end", { kind: "hotel", start: "2027-05-12T15:00", end: "2027-05-12" }],
    ["a flight of which no zone is known", { kind: "flight", start: "2027-05-12T10:00", end: "2027-05-12T09:30" }],
  ] as const)("is not found for %s", (_, it) => {
    expect(() => requireEndAfterStart({ ...blankSegment, ...it }, ["end"])).not.toThrow();
  });

  it("is not reported when another field is corrected", () => {
    const read = { ...blankSegment, kind: "hotel", start: "2027-05-12", end: "2027-05-11" } as const;
    expect(() => requireEndAfterStart(read, ["provider"])).not.toThrow();
  });
});
