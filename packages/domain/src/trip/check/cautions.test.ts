import { expect, it } from "vitest";
import { activity, candidatesIn } from "../../../test/cities.ts";
import type { Candidate } from "../../places/candidate.ts";
import type { Activity } from "../document.ts";
import { cautionsOf } from "./cautions.ts";

const known = candidatesIn("lisbon").find((it) => it.verified && it.category === "sight") as Candidate;
const words = (fields: Partial<Activity>, place?: Candidate) =>
  cautionsOf(activity({ id: "a", title: known.name, ...fields }), place).map((it) => it.message.text);

it("says what to know about a place before relying on it", () => {
  const place: Candidate = { ...known, bookingAdvised: true, hours: null, setting: "indoor" };
  expect(words({ placeId: known.id, verified: true }, place)).toEqual(["Book ahead", "Opening hours not known"]);
  expect(words({ placeId: known.id }, { ...place, verified: false })[0]).toBe("Unverified");
  expect(words({ activityType: "dining" }, place)).toEqual(["Reserve a table"]);
  expect(words({ bookingId: "b" }, { ...place, setting: "outdoor" })).toEqual([]);
  const hours = {
    ...Object.fromEntries(["tue", "wed", "thu", "fri", "sat", "sun"].map((it) => [it, ["10:00-18:00"]])),
  };
  const closed = { ...place, bookingAdvised: false, hours: { ...hours, mon: [] } as unknown as Candidate["hours"] };
  expect(words({}, closed)).toEqual(["Closed on Mondays"]);
  const never = Object.fromEntries([...Object.keys(hours), "mon"].map((it) => [it, []]));
  const shut = { ...closed, hours: never as unknown as Candidate["hours"] };
  expect(words({}, shut)).toEqual(["Closed for the time being"]);
});

it("warns of a place that no source knows, but not of activities that name none", () => {
  expect(words({ title: "Bar Imaginário" })).toEqual(["Not found in any source"]);
  expect(words({ title: "Tile shop", provenance: "model", placeId: "model:tile-shop" })).toEqual([
    "Not found in any source",
  ]);
  expect(words({ title: "Free afternoon" })).toEqual([]);
  expect(words({ title: "Free afternoon", provenance: "model" })).toEqual(["Unverified"]);
  expect(words({ title: "Explore Alfama", provenance: "gazetteer" })).toEqual(["Unverified"]);
});
