import { describe, expect, it } from "vitest";
import type { Activity } from "@/features/api-client/trip-types.ts";
import { dayMoments, interleave } from "./day-moments.ts";
import { aPlace, aSegment } from "./segment-fixture.ts";

const lisbon = { city: "Lisbon", timezone: "Europe/Lisbon" };
const shown = (segments: ReturnType<typeof aSegment>[], home: string | null = "Europe/Lisbon") =>
  [...dayMoments(segments, home)].map(([date, all]) => [date, ...all.map((it) => `${it.title} | ${it.times}`)]);

describe("segments on the days", () => {
  it("show a stay on each of its nights, from check-in to check-out; a check-in without a time comes last", () => {
    const hotel = aSegment({
      kind: "hotel",
      place: aPlace("Hotel Lumen"),
      start: "2027-05-03",
      end: "2027-05-07T11:00",
    });
    expect(shown([hotel])).toEqual([
      ["2027-05-03", "Check-in Hotel Lumen | "],
      ["2027-05-04", "Night 2 of 4 · Hotel Lumen | overnight"],
      ["2027-05-05", "Night 3 of 4 · Hotel Lumen | overnight"],
      ["2027-05-06", "Night 4 of 4 · Hotel Lumen | overnight"],
      ["2027-05-07", "Check-out Hotel Lumen | by 11:00"],
    ]);
    expect(dayMoments([hotel], null).get("2027-05-03")?.[0]?.sortAt).toBeNull();
    const ids = [...dayMoments([hotel], null).values()].flat().map((it) => it.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("name a zone only when its clock differs from the trip's", () => {
    const flight = (from: string, start: string) =>
      aSegment({
        flight_number: "TP1",
        to: aPlace("Lisbon Airport", lisbon),
        start,
        start_timezone: from,
        end: "2027-05-03T12:25",
        end_timezone: "Europe/Lisbon",
      });
    expect(shown([flight("Europe/London", "2027-05-03T09:40")])).toEqual([
      ["2027-05-03", "TP1 to Lisbon | 09:40–12:25"],
    ]);
    expect(shown([flight("Europe/Berlin", "2027-05-03T09:40")])).toEqual([
      ["2027-05-03", "TP1 to Lisbon | 09:40 CEST → 12:25"],
    ]);
  });

  it("show both ends of a journey through the night, each in its own zone", () => {
    const night = aSegment({
      flight_number: "QF1",
      to: aPlace("London Heathrow", { city: "London" }),
      start: "2027-05-01T15:55",
      start_timezone: "Australia/Sydney",
      end: "2027-05-02T06:55",
      end_timezone: "Europe/London",
    });
    expect(shown([night])).toEqual([
      ["2027-05-01", "QF1 to London | 15:55 AEST"],
      ["2027-05-02", "QF1 to London: arrival | 06:55"],
    ]);
    const [first, last] = [...dayMoments([night], "Europe/Lisbon").values()].flat();
    expect([first?.id, last?.id]).toEqual([`segment-${night.id}`, `segment-${night.id}-end`]);
  });
});

const activity = (id: string, start_time: string | null) => ({ id, start_time }) as Activity;
const aMoment = (start: string, zone = "Europe/Lisbon") =>
  [...dayMoments([aSegment({ kind: "meeting", start, start_timezone: zone })], "Europe/Lisbon").values()].flat();

describe("a segment among the activities", () => {
  const day = [activity("breakfast", "09:00"), activity("stroll", null), activity("lunch", "12:30")];

  it("comes before the first activity that begins later, and keeps the order", () => {
    expect([...interleave(day, aMoment("2027-05-03T10:00")).before.keys()]).toEqual(["lunch"]);
    expect([...interleave(day, aMoment("2027-05-03T08:00")).before.keys()]).toEqual(["breakfast"]);
    expect(interleave(day, aMoment("2027-05-03T20:00")).atEnd).toHaveLength(1);
  });

  it("is sorted by the time zone of the trip", () => {
    // 13:00 in Berlin is noon in Lisbon.
    expect([...interleave(day, aMoment("2027-05-03T13:00", "Europe/Berlin")).before.keys()]).toEqual(["lunch"]);
    // Just after midnight in Tokyo it is still the day before in Lisbon.
    expect([...interleave(day, aMoment("2027-05-03T00:30", "Asia/Tokyo")).before.keys()]).toEqual(["breakfast"]);
  });
});
