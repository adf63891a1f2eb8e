import { expect, it } from "vitest";
import type { Activity } from "@/features/api-client/index.ts";
import { dayMoments } from "./day-moments.ts";
import { aSegment } from "./segment-fixture.ts";
import { stayWays } from "./stay-ways.ts";

const stop = (id: string, start: string | null, fields: Partial<Activity> = {}) =>
  ({ id, title: id, activity_type: "general", start_time: start, lat: 1, lng: 2, ...fields }) as Activity;
const night = (name: string, lat: number) => ({ date: "2027-05-03", name, point: { lat, lng: 5 } });
const nights = { morning: night("Lumen", 3), evening: night("Casa", 4) };
const museum = stop("museum", "10:00");
const dinner = stop("dinner", "19:00", { lat: 8 });

it("lead from the stay of the night before to the first stop, and from the last stop to the stay of the night", () => {
  expect(stayWays([museum, dinner], [], nights)).toEqual({
    out: { stay: nights.morning, from: nights.morning.point, to: { lat: 1, lng: 2 } },
    back: { stay: nights.evening, from: { lat: 8, lng: 2 }, to: nights.evening.point },
  });
});

it("are empty without a stay or a position, and when a journey comes first or last", () => {
  expect(stayWays([museum], [], { morning: undefined, evening: undefined })).toEqual({ out: null, back: null });
  expect(stayWays([stop("a", "10:00", { lat: null })], [], nights)).toEqual({ out: null, back: null });
  expect(stayWays([], [], nights)).toEqual({ out: null, back: null });
  const flight = aSegment({ start: "2027-05-03T08:00", end: "2027-05-03T09:00" });
  const moments = dayMoments([flight], null).get("2027-05-03") ?? [];
  expect(stayWays([museum, dinner], moments, nights)).toMatchObject({ out: null, back: { stay: nights.evening } });
  expect(stayWays([stop("early", "06:00")], moments, nights)).toMatchObject({
    out: { stay: nights.morning },
    back: null,
  });
});
