import { describe, expect, it } from "vitest";
import type { Trip } from "@/features/api-client/trip-types.ts";
import { aPlace, aSegment } from "@/features/travel/model/segment-fixture.ts";
import { travelOnMap, waysBetweenStops } from "./map-spots.ts";

const trip = { place: { lat: 38.7223, lng: -9.1393, timezone: "Europe/Lisbon" } } as Trip;
const lhr = aPlace("London Heathrow", { iata: "LHR", lat: 51.47, lng: -0.46 });
const lis = aPlace("Lisbon Airport", { iata: "LIS", lat: 38.78, lng: -9.13 });
const out = aSegment({
  id: "out",
  flight_number: "TP1",
  from: lhr,
  to: lis,
  start: "2027-05-03T09:40",
  end: "2027-05-03T12:25",
});
const back = aSegment({
  id: "back",
  flight_number: "TP2",
  from: lis,
  to: lhr,
  start: "2027-05-07T18:00",
  end: "2027-05-07T20:45",
});

describe("travel on the map", () => {
  it("has a line to each stop from the one before, on its day only that one", () => {
    const stop = (from_date: string, lat: number | null) => ({ from_date, lat, lng: lat === null ? null : 12 });
    const stops = [stop("2027-05-03", 41), stop("2027-05-05", 43), stop("2027-05-07", 45), stop("2027-05-08", null)];
    const of = { stops } as unknown as Trip;
    expect(waysBetweenStops(of, null)).toHaveLength(2);
    expect(waysBetweenStops(of, "2027-05-07")).toHaveLength(1);
    expect(waysBetweenStops(of, "2027-05-04")).toEqual([]);
  });

  it("has one pin for an airport of arrival and departure, and one line there and back", () => {
    const { spots, journeys } = travelOnMap([out, back], trip, null);
    expect(spots.map((it) => [it.kind, it.label])).toEqual([
      ["airport", "London Heathrow"],
      ["airport", "Lisbon Airport"],
    ]);
    expect(spots[1]?.detail).toBe("TP1 arrives · 3 May, 12:25\nTP2 leaves · 7 May, 18:00");
    expect(spots[1]?.ids).toEqual(["segment:out", "segment:back"]);
    expect(journeys).toHaveLength(1);
  });

  it("shows one day's segments, a stay on each of its days", () => {
    const stay = aSegment({
      kind: "hotel",
      place: aPlace("Lumen", { lat: 38.73, lng: -9.14 }),
      start: "2027-05-03",
      end: "2027-05-07",
    });
    expect(travelOnMap([out, stay], trip, "2027-05-05").spots.map((it) => it.label)).toEqual(["Lumen"]);
    expect(travelOnMap([out, stay], trip, "2027-05-08").spots).toEqual([]);
  });

  it("leaves out cancelled segments and those without a position", () => {
    const nowhere = aSegment({ kind: "meeting", place: aPlace("Somewhere"), start: "2027-05-04T10:00" });
    expect(travelOnMap([{ ...out, status: "cancelled" }, nowhere], trip, null)).toEqual({ spots: [], journeys: [] });
  });

  it("says when a pin is only the centre of the city", () => {
    const rough = aSegment({
      kind: "hotel",
      place: aPlace("Lumen", { lat: 38.7223, lng: -9.1393 }),
      start: "2027-05-03",
    });
    expect(travelOnMap([rough], trip, null).spots[0]?.detail).toContain("not known exactly");
  });
});
