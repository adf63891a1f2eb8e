import { describe, expect, it } from "vitest";
import { overlaps } from "./dates-overlap.ts";
import { tripsFor } from "./trips-for-booking.ts";

const span = (startDate: string | null, endDate: string | null = null) => ({ startDate, endDate });

describe("an overlap of dates", () => {
  const stay = { ...span("2030-05-03", "2030-05-07"), kind: "stay" as const };
  it.each([
    [span("2030-05-07", "2030-05-09"), false],
    [span("2030-05-01", "2030-05-03"), false],
    [span("2030-05-06", "2030-05-09"), true],
    [span("2030-05-06"), true],
    [span("2030-05-07"), false],
    [span("2030-05-03"), true],
    [span(null), false],
  ])("of a stay from 3 to 7 May with %j: %s", (asked, expected) => expect(overlaps(asked, stay)).toBe(expected));

  it("includes the last day of anything that is not a stay", () => {
    const flight = { ...span("2030-05-07"), kind: "flight" as const };
    expect(overlaps(span("2030-05-03", "2030-05-07"), flight)).toBe(true);
    expect(overlaps(span("2030-05-08"), flight)).toBe(false);
  });

  it("includes the night of a stay without an end or with one day", () => {
    expect(overlaps(span("2030-05-03"), { ...span("2030-05-03"), kind: "stay" })).toBe(true);
    expect(overlaps(span("2030-05-03"), { ...span("2030-05-03", "2030-05-03"), kind: "stay" })).toBe(true);
    expect(overlaps(span("2030-05-04"), { ...span("2030-05-03", "2030-05-03"), kind: "stay" })).toBe(false);
  });

  it("needs dates", () => expect(overlaps(stay, { ...span(null), kind: "other" })).toBe(false));
});

describe("the trips for a booking", () => {
  const lisbon = { city: "lisbon", point: { lat: 38.72, lng: -9.14 } };
  const trip = { ...lisbon, startDate: "2030-05-03", endDate: "2030-05-07" };
  const fits = (place: Parameters<typeof tripsFor>[0]) => tripsFor(place, [trip]).length === 1;

  it.each([
    ["within the dates", { ...lisbon, ...span("2030-05-04", "2030-05-05") }, true],
    ["over its first day", { ...lisbon, ...span("2030-05-01", "2030-05-03") }, true],
    ["after it", { ...lisbon, ...span("2030-05-08") }, false],
    ["without dates", { ...lisbon, ...span(null) }, false],
    ["by the sea nearby", { city: "cascais", point: { lat: 38.7, lng: -9.42 }, ...span("2030-05-04") }, true],
    ["in a namesake far away", { city: "lisbon", point: { lat: 41.6, lng: -83.8 }, ...span("2030-05-04") }, false],
    ["of that city, wherever in it", { city: "lisbon", point: null, ...span("2030-05-04") }, true],
    ["nowhere", { city: null, point: null, ...span("2030-05-04") }, false],
  ])("%s", (_, booking, expected) => expect(fits(booking)).toBe(expected));

  it("do not match two unknown places", () => {
    const nowhere = { city: null, point: null, startDate: "2030-05-03", endDate: "2030-05-07" };
    expect(tripsFor(nowhere, [nowhere])).toEqual([]);
  });
});
