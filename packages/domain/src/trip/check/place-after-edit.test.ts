import { describe, expect, it } from "vitest";
import { candidatesIn, contextOf, requestFor } from "../../../test/cities.ts";
import type { Candidate } from "../../places/candidate.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { blankActivity } from "../new-activity.ts";
import { placeOf } from "./match-place.ts";
import { placeAfterEdit } from "./place-after-edit.ts";

const context = contextOf(requestFor("lisbon", 3));
const [one, other] = candidatesIn("lisbon").filter((it) => it.verified && it.category === "sight") as [
  Candidate,
  Candidate,
];
const find = (it: ActivityFields) => placeOf({ ...it, id: "" }, context);
const after = (before: ActivityFields | null, changes: Partial<ActivityFields>) =>
  placeAfterEdit(before, changes, blankActivity(""), find, (folded) => folded === "alfama");

/** As the planner adds it. */
const planned: ActivityFields = {
  ...blankActivity(one.name),
  ...{ placeId: one.id, lat: one.lat, lng: one.lng, verified: true, provenance: "gazetteer" },
  ...{ location: one.neighborhood, description: "A sight.", reason: "One of the best-known places here." },
};

describe("a new activity", () => {
  it("gets the position of the place that it names, and says so", () => {
    const { fields, found } = after(null, { title: `Visit ${one.name}` });
    expect(found?.id).toBe(one.id);
    expect(fields).toEqual({
      ...{ placeId: one.id, verified: true, lat: one.lat, lng: one.lng, location: one.neighborhood },
    });
    expect(after(null, { title: "Dinner", location: one.name }).fields).toMatchObject({ placeId: one.id });
    const said = after(null, { title: `Visit ${one.name}`, location: "By the river" });
    expect(said.fields).not.toHaveProperty("location");
  });

  it("keeps the position that was sent, or the choice of none", () => {
    const near = { lat: one.lat + 0.001, lng: one.lng };
    expect(after(null, { title: one.name, ...near }).fields).toEqual(
      expect.not.objectContaining({ lat: expect.anything() }),
    );
    expect(after(null, { title: one.name, ...near }).found?.id).toBe(one.id);
    expect(after(null, { title: one.name, lat: 41.1, lng: -8.6 })).toMatchObject({ found: null, notFound: true });
  });

  it("is not matched with a place of a similar name", () => {
    expect(after(null, { title: "Bar Imaginário" })).toEqual({ fields: {}, found: null, notFound: true });
    expect(after(null, { title: "Breakfast" })).toEqual({ fields: {}, found: null, notFound: false });
    expect(after(null, { title: one.name, activityType: "transport" }).found).toBeNull();
  });
});

describe("an activity with another name", () => {
  it("becomes the other place, without the texts about the first", () => {
    expect(after(planned, { title: other.name }).fields).toEqual({
      ...{ placeId: other.id, verified: other.verified, lat: other.lat, lng: other.lng },
      ...{ location: other.neighborhood, reason: null, description: null, provenance: "person" },
    });
  });

  it("loses place, position and trust when its new name is unknown", () => {
    const { fields, notFound } = after(planned, { title: "Bar Imaginário" });
    expect(notFound).toBe(true);
    expect(fields).toEqual({
      ...{ placeId: null, verified: false, lat: null, lng: null, location: null },
      ...{ reason: null, description: null, provenance: "person" },
    });
    const confirmed = { ...blankActivity("Bar Imaginário"), verified: true, lat: 38.7, lng: -9.1 };
    expect(after(confirmed, { title: "Casa do Desconhecido" }).fields).toEqual({ placeId: null, verified: false });
  });

  it("stays at its place when its new name still means that place", () => {
    expect(after(planned, { title: `${one.name} with the kids` }).fields).toEqual({});
    expect(after(planned, { title: "Free time" }).fields).toEqual({});
    expect(after(planned, { notes: "Bring water", startTime: "10:00" }).fields).toEqual({});
  });

  it("leaves its place when a person moves it away on the map", () => {
    expect(after(planned, { lat: 41.1, lng: -8.6 }).fields).toEqual({ placeId: null, verified: false });
    expect(after(planned, { lat: one.lat + 0.001, lng: one.lng }).fields).toEqual({});
  });
});
