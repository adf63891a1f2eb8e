import { expect, it } from "vitest";
import { comingTrips } from "./keep-trips.ts";

const trip = (id: string, start_date: string, end_date: string) => ({ id, start_date, end_date });
const now = new Date("2026-11-21T22:00:00Z");

it("keeps trips that are on or begin within thirty days, the nearest first", () => {
  const trips = [
    trip("far", "2027-01-20", "2027-01-25"),
    trip("soon", "2026-12-20", "2026-12-27"),
    trip("on", "2026-11-10", "2026-11-24"),
    trip("over", "2026-11-01", "2026-11-05"),
    // It is still the 20th somewhere, and already the 22nd elsewhere.
    trip("yesterday", "2026-11-18", "2026-11-20"),
  ];
  expect(comingTrips(trips, now).map((it) => it.id)).toEqual(["on", "yesterday", "soon"]);
});

it("keeps at most twelve trips", () => {
  const trips = Array.from({ length: 30 }, (_, day) => trip(`${day}`, "2026-11-22", "2026-11-23"));
  expect(comingTrips(trips, now)).toHaveLength(12);
});
