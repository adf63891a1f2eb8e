import { describe, expect, it } from "vitest";
import { travelDays } from "./group-by-day.ts";
import { aSegment } from "./segment-fixture.ts";

const named = (flight_number: string, start: string | null, start_timezone: string | null, more = {}) =>
  aSegment({ flight_number, start, start_timezone, ...more });
const shown = (segments: ReturnType<typeof named>[], home: string | null = null) =>
  travelDays(segments, home).map((day) => [day.date, ...day.segments.map((it) => it.flight_number)]);

describe("segments grouped by day", () => {
  it("are sorted by instant within a date", () => {
    const fromTokyo = named("tokyo", "2027-05-04T10:00", "Asia/Tokyo");
    const inLosAngeles = named("la", "2027-05-04T09:00", "America/Los_Angeles");
    expect(shown([inLosAngeles, fromTokyo])).toEqual([["2027-05-04", "tokyo", "la"]]);
  });

  it("start a date again after a flight back over the date line", () => {
    const leaves = named("nz", "2027-05-05T00:30", "Pacific/Auckland");
    const stays = named("hotel", "2027-05-04T15:00", "Pacific/Honolulu", { kind: "hotel" });
    expect(shown([stays, leaves])).toEqual([
      ["2027-05-05", "nz"],
      ["2027-05-04", "hotel"],
    ]);
  });

  it("use the trip's zone by default, put stays without a time last and undated segments at the end", () => {
    const all = [
      named("undated", null, null),
      named("stay", "2027-05-03", "Europe/Lisbon", { kind: "hotel" }),
      named("late", "2027-05-03T21:00", null),
      named("meeting", "2027-05-03", null, { kind: "meeting" }),
      named("early", "2027-05-03T20:30", "Europe/Lisbon"),
    ];
    expect(shown(all, "Europe/Lisbon")).toEqual([
      ["2027-05-03", "meeting", "early", "late", "stay"],
      [null, "undated"],
    ]);
  });

  it("use the end when there is no start", () => {
    const back = named("back", null, null, { end: "2027-05-02T08:00", end_timezone: "Europe/Lisbon" });
    expect(shown([named("out", "2027-05-01T08:00", "Europe/Lisbon"), back])).toEqual([
      ["2027-05-01", "out"],
      ["2027-05-02", "back"],
    ]);
  });
});
