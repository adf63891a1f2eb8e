import { expect, it } from "vitest";
import { blankActivity } from "../new-activity.ts";
import { endsAfterEdit } from "./ends-after-edit.ts";

const known: Readonly<Record<string, { lat: number; lng: number }>> = {
  Lisbon: { lat: 38.71, lng: -9.14 },
  Sintra: { lat: 38.8, lng: -9.39 },
};
const find = (words: string) => known[words] ?? null;
const train = { ...blankActivity("Train"), activityType: "transport" as const };

it("looks up both ends of a ride by their names", () => {
  expect(endsAfterEdit(null, { fromLocation: "Lisbon", location: "Sintra" }, find)).toEqual({
    fields: { fromLat: 38.71, fromLng: -9.14, lat: 38.8, lng: -9.39 },
    found: ["Lisbon", "Sintra"],
    unknown: [],
  });
});

it("keeps positions that are sent, that did not change, or whose name is unknown", () => {
  const sent = { fromLocation: "Lisbon", fromLat: 1, fromLng: 2, location: "Nowhere" };
  expect(endsAfterEdit(null, sent, find)).toEqual({ fields: {}, found: [], unknown: ["Nowhere"] });
  const before = { ...train, fromLocation: "Lisbon", location: "A farm", lat: 5, lng: 6 };
  expect(endsAfterEdit(before, { fromLocation: "Lisbon", location: "The farm" }, find).fields).toEqual({});
});

it("moves an end when its name changes, and removes the position of the old name", () => {
  const before = { ...train, location: "Lisbon", ...known.Lisbon };
  expect(endsAfterEdit(before, { location: "Sintra" }, find).fields).toEqual(known.Sintra);
  expect(endsAfterEdit(before, { location: "Nowhere" }, find).fields).toEqual({ lat: null, lng: null });
  expect(endsAfterEdit(before, { location: null }, find).fields).toEqual({ lat: null, lng: null });
});
