import { expect, it } from "vitest";
import { nearestNames } from "./nearest-name.ts";

const tools = [
  "get_trip",
  "list_trips",
  "check_trip",
  "share_trip",
  "search_places",
  "get_place",
  "add_activity",
  "expenses",
];

it.each([
  ["get_trips", "get_trip"],
  ["chekc_trip", "check_trip"],
  ["search_place", "search_places"],
  ["find_places", "search_places"],
  ["create_activity", "add_activity"],
  ["add_expense", "expenses"],
  ["Share_Trip", "share_trip"],
])("%s may be %s", (written, meant) => {
  expect(nearestNames(written, tools)).toContain(meant);
});

it("names the nearest first, and not more than asked for", () => {
  expect(nearestNames("get_trip_", tools, 1)).toEqual(["get_trip"]);
});

it("names nothing where nothing is near", () => {
  expect(nearestNames("book_flight", tools)).toEqual([]);
  expect(nearestNames("x".repeat(100_000), tools)).toEqual([]);
});
