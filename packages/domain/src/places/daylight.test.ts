import { expect, it } from "vitest";
import { daylightOf } from "./daylight.ts";

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

// Times from almanacs, within five minutes.
it.each([
  ["Lisbon", { lat: 38.72, lng: -9.14 }, "Europe/Lisbon", "2026-06-21", "06:12", "21:05"],
  ["Tokyo", { lat: 35.68, lng: 139.69 }, "Asia/Tokyo", "2026-12-21", "06:47", "16:32"],
  ["Auckland", { lat: -36.85, lng: 174.76 }, "Pacific/Auckland", "2026-12-21", "05:58", "20:39"],
  ["Los Angeles", { lat: 34.05, lng: -118.24 }, "America/Los_Angeles", "2026-03-20", "06:57", "19:04"],
])("knows when the sun rises and sets in %s", (_, point, timezone, date, sunrise, sunset) => {
  const light = daylightOf(point, timezone, date);
  expect(Math.abs(light.sunrise - minutes(sunrise))).toBeLessThanOrEqual(5);
  expect(Math.abs(light.sunset - minutes(sunset))).toBeLessThanOrEqual(5);
});

it("assumes a usual day where the sun does not set, or the zone is unknown", () => {
  const usual = { sunrise: 390, sunset: 1110 };
  expect(daylightOf({ lat: 69.65, lng: 18.96 }, "Europe/Oslo", "2026-06-21")).toEqual(usual);
  expect(daylightOf({ lat: 1, lng: 1 }, null, "2026-06-21")).toEqual(usual);
  expect(daylightOf(null, "Europe/Oslo", "2026-06-21")).toEqual(usual);
});
