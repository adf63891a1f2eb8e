import { expect, it } from "vitest";
import type { TripSummary } from "@/features/api-client/index.ts";
import { groupTrips } from "./group-trips.ts";

const trip = (id: string, start_date: string, end_date: string, status: TripSummary["status"] = "draft") =>
  ({ id, start_date, end_date, status }) as TripSummary;

it("shows now, next and then past, the newest past first", () => {
  const trips = [
    trip("far", "2027-08-01", "2027-08-09"),
    trip("off", "2027-07-01", "2027-07-02", "cancelled"),
    trip("soon", "2027-05-09", "2027-05-12", "confirmed"),
    trip("ending", "2027-05-01", "2027-05-03"),
    trip("begun", "2027-05-03", "2027-05-08", "active"),
    trip("over early", "2027-05-02", "2027-05-05", "completed"),
    trip("old", "2024-05-02", "2024-05-05", "completed"),
    trip("yesterday", "2027-05-01", "2027-05-02", "active"),
  ];
  expect(groupTrips(trips, "2027-05-03").map((it) => [it.name, it.trips.map(({ id }) => id)])).toEqual([
    ["now", ["ending", "begun"]],
    ["next", ["soon", "far"]],
    ["past", ["over early", "yesterday", "old"]],
    ["cancelled", ["off"]],
  ]);
  expect(groupTrips([], "2027-05-03")).toEqual([]);
});
