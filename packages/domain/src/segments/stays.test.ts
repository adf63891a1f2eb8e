import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { nightsOf, nightsWithPosition } from "./stays.ts";

const stay = {
  ...emptySegment,
  kind: "hotel" as const,
  start: "2030-05-03T15:00",
  end: "2030-05-06T11:00",
  place: placeAt("Lumen", 38.72, -9.15),
};

describe("the nights of a stay", () => {
  it("are counted from check-in to the night before check-out", () => {
    expect(nightsOf(stay)).toEqual([
      { date: "2030-05-03", night: 1, nights: 3 },
      { date: "2030-05-04", night: 2, nights: 3 },
      { date: "2030-05-05", night: 3, nights: 3 },
    ]);
  });

  it.each([
    ["a cancelled stay", { ...stay, status: "cancelled" as const }],
    ["a flight", { ...stay, kind: "flight" as const }],
    ["a stay without an end", { ...stay, end: null }],
    ["a stay for the day", { ...stay, end: "2030-05-03T22:00" }],
    ["a stay that ends before it begins", { ...stay, end: "2030-05-01" }],
  ])("are none of %s", (_, segment) => {
    expect(nightsOf(segment)).toEqual([]);
  });
});

describe("the nights with a position", () => {
  const other = { ...stay, start: "2030-05-05", end: "2030-05-07", place: placeAt("Casa", 41.1, -8.6) };
  const middle = { lat: 38.7167, lng: -9.1333 };

  it("belong to the stay that began last", () => {
    expect(nightsWithPosition([other, stay], middle)).toEqual([
      { date: "2030-05-03", point: { lat: 38.72, lng: -9.15 }, name: "Lumen" },
      { date: "2030-05-04", point: { lat: 38.72, lng: -9.15 }, name: "Lumen" },
      { date: "2030-05-05", point: { lat: 41.1, lng: -8.6 }, name: "Casa" },
      { date: "2030-05-06", point: { lat: 41.1, lng: -8.6 }, name: "Casa" },
    ]);
  });

  it("are left out where the position is unknown or the city's, or the stay was removed from the trip", () => {
    expect(nightsWithPosition([{ ...stay, place: placeAt("Lumen") }], middle)).toEqual([]);
    expect(nightsWithPosition([{ ...stay, place: placeAt("Lumen", middle.lat, middle.lng) }], middle)).toEqual([]);
    expect(nightsWithPosition([{ ...stay, removed: true }], middle)).toEqual([]);
  });
});
