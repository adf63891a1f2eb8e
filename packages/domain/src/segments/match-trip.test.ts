import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import type { ReadSegment } from "../confirmation/reading.ts";
import { destinationOf, matchTrip, spanOf } from "./match-trip.ts";

const arlanda = placeAt("Stockholm Arlanda", 59.65, 17.92);
const munich = placeAt("Munich", 48.35, 11.79);
const frankfurt = placeAt("Frankfurt", 50.03, 8.57);
const flight = (from: ReadSegment["from"], to: ReadSegment["to"], start: string, end: string): ReadSegment => ({
  ...emptySegment,
  kind: "flight",
  from,
  to,
  start,
  end,
});
const out = [
  flight(arlanda, frankfurt, "2027-03-29T06:45", "2027-03-29T09:00"),
  flight(frankfurt, munich, "2027-03-29T12:15", "2027-03-29T13:10"),
];
const home = flight(munich, arlanda, "2027-04-02T18:00", "2027-04-02T20:20");
const trip = (id: string, startDate: string, endDate: string, more: object = {}) => ({
  id,
  destination: "Munich",
  startDate,
  endDate,
  lat: 48.14,
  lng: 11.58,
  ...more,
});

describe("the trip for a booking", () => {
  it.each([
    ["the same days", "2027-03-29", "2027-04-02", true],
    ["a flight the evening before", "2027-03-30", "2027-04-02", true],
    ["another week", "2027-04-10", "2027-04-12", false],
  ])("matches with %s", (_, start, end, fits) => {
    expect(matchTrip(out, [trip("t", start, end)])).toHaveLength(fits ? 1 : 0);
  });

  it("does not match another place on the same days", () => {
    const lisbon = trip("t", "2027-03-29", "2027-04-02", { destination: "Lisbon", lat: 38.7, lng: -9.1 });
    expect(matchTrip(out, [lisbon])).toEqual([]);
  });

  it("is the one with the most days in common; others are listed after it", () => {
    const trips = [trip("short", "2027-03-28", "2027-03-29"), trip("whole", "2027-03-29", "2027-04-02")];
    expect(matchTrip([...out, home], trips).map((it) => it.id)).toEqual(["whole", "short"]);
  });

  it("is found by name when no position is known", () => {
    const unknown = trip("t", "2027-03-29", "2027-04-02", { destination: "Munich, Germany", lat: null, lng: null });
    expect(matchTrip(out, [unknown])).toHaveLength(1);
  });

  it("is the only trip on that day for a meeting without a place", () => {
    const meeting: ReadSegment = { ...emptySegment, kind: "meeting", start: "2027-03-30T10:00" };
    expect(matchTrip([meeting], [trip("a", "2027-03-29", "2027-04-02")])).toHaveLength(1);
    const two = [trip("a", "2027-03-29", "2027-04-02"), trip("b", "2027-03-30", "2027-03-31")];
    expect(matchTrip([meeting], two)).toEqual([]);
  });

  it("needs more than the first or last day for a stay without a place", () => {
    const stay: ReadSegment = { ...emptySegment, kind: "hotel", start: "2027-03-26", end: "2027-03-29" };
    expect(matchTrip([stay], [trip("a", "2027-03-29", "2027-04-02")])).toEqual([]);
  });
});

describe("the destination of segments", () => {
  it.each([
    ["a return", [...out, home], "Munich"],
    ["one way with a connection", out, "Munich"],
    [
      "a day there and back",
      [
        flight(arlanda, munich, "2027-03-29T06:45", "2027-03-29T09:00"),
        flight(munich, arlanda, "2027-03-29T18:00", "2027-03-29T20:00"),
      ],
      "Munich",
    ],
    [
      "a stay beside flights",
      [
        ...out,
        {
          ...emptySegment,
          kind: "hotel" as const,
          start: "2027-03-29",
          end: "2027-03-31",
          place: placeAt("Hotel Lumen"),
        },
      ],
      "Hotel Lumen",
    ],
    ["a journey that was cancelled", [{ ...home, status: "cancelled" as const }], "Stockholm Arlanda"],
  ])("is the end of %s", (_, segments, name) => {
    expect(destinationOf(segments)?.name).toBe(name);
  });

  it("has dates from the first day to the last", () => {
    expect(spanOf([...out, home])).toEqual({ start: "2027-03-29", end: "2027-04-02" });
    expect(spanOf([emptySegment])).toBeUndefined();
  });
});
