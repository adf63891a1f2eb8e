import { expect, it } from "vitest";
import type { Trip } from "@/features/api-client/index.ts";
import { filterQuery, isFiltered, noFilters, wayOfDay } from "./place-filters.ts";

const stop = (id: string, start_time: string | null, lat: number | null = 38.7) => ({
  id,
  start_time,
  lat,
  lng: lat && -9.1,
});
const day = (date: string, activities: readonly object[]) => ({ date, activities });
const trip = {
  itinerary: [
    day("2030-05-03", [stop("a", "09:00"), stop("b", "11:00", null), stop("c", "13:00"), stop("d", "18:00")]),
    day("2030-05-04", [stop("e", "09:00")]),
  ],
} as unknown as Pick<Trip, "itinerary">;
const between = (from_activity_id: string, to_activity_id: string) => ({ from_activity_id, to_activity_id });

it.each([
  ["10:00", between("a", "c")],
  ["13:30", between("c", "d")],
  ["20:00", between("a", "d")],
  [null, between("a", "d")],
])("at %s the way is between the stops around it that have a position, else all of the day", (time, way) => {
  expect(wayOfDay(trip, "2030-05-03", time)).toEqual(way);
});

it("has no way on a day with one stop, or without a day", () => {
  expect(wayOfDay(trip, "2030-05-04", null)).toBeNull();
  expect(wayOfDay(trip, null, null)).toBeNull();
});

it("asks only for what is chosen, and for opening hours only with a day", () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(filterQuery(noFilters, trip, "2030-05-03", null)).toEqual({});
  const all = { kind: "food", open: true, onWay: true } as const;
  expect(filterQuery(all, trip, "2030-05-03", "10:00")).toEqual({ kind: "food", open: true, ...between("a", "c") });
  expect(filterQuery(all, trip, null, null)).toEqual({ kind: "food" });
});
