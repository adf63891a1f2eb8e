import { describe, expect, it } from "vitest";
import { handedOverIn } from "./your-data.tsx";

const trip = { id: "trip", title: "Two in May", to: "Vi" };
const group = { id: "group", title: "Two in May", to: "Vi", trip_id: "trip" };

describe("what gets new owners with an account's deletion", () => {
  it.each([
    ["a group's trip once", group, ["trip"]],
    ["both when they go to two people", { ...group, to: "Ed" }, ["trip", "group"]],
    ["a group that planned nothing yet", { ...group, trip_id: null }, ["trip", "group"]],
    ["a group of another trip", { ...group, trip_id: "another" }, ["trip", "group"]],
  ])("lists %s", (_, it, ids) => {
    const listed = handedOverIn({ trips_handed_over: [trip], groups_handed_over: [it] });
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });
});
