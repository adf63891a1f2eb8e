import { describe, expect, it } from "vitest";
import { activityWire, dayWire, tripWire } from "./trip.ts";
import { inEveryView, inView, viewInput } from "./trip-view.ts";

const activity = {
  ...{ id: "a", itinerary_id: "d", title: "Tower", description: null, activity_type: "sightseeing" },
  ...{ start_time: "10:00", end_time: "11:00", duration_minutes: 60, location: null, address: null },
  ...{ estimated_cost: null, priority: 5, notes: null, reason: "close by", alternatives: [{ title: "Museum" }] },
  ...{ pinned: false, verified: true, booking_id: null, segment_id: null, lat: 1, lng: 2, place_id: "lisbon/tower" },
  ...{ from_location: null, from_lat: null, from_lng: null, free_time: false, parked: null, provenance: "gazetteer" },
};
const trip = {
  ...{ id: "t", title: "Lisbon", revision: 3, notes: null, attributions: [], parked: [activity] },
  itinerary: [{ id: "d", date: "2030-05-03", day_number: 1, notes: "", activities: [activity] }],
};
const answer = { trip, edit_id: "e" };
const planned = {
  ...{ id: "a", title: "Tower", description: null, activity_type: "sightseeing", start_time: "10:00" },
  ...{ end_time: "11:00", duration_minutes: 60, location: null, address: null, estimated_cost: null, priority: 5 },
  ...{ notes: null, verified: true, place_id: "lisbon/tower" },
};

describe("the view of a trip", () => {
  it("summary has no days", () => {
    const { itinerary: _, parked: __, attributions: ___, ...fields } = trip;
    expect(inView(answer, { view: "summary" }, "full")).toEqual({ trip: fields, edit_id: "e" });
  });

  it("plan has what the interface lists for an activity, and of the rest what says something", () => {
    const [day] = trip.itinerary;
    expect(inView(answer, {}, "plan")).toEqual({
      trip: { ...trip, parked: [planned], itinerary: [{ ...day, activities: [planned] }] },
      edit_id: "e",
    });
  });

  it("plan says who wanted what came from the board", () => {
    const wanted = { ...activity, provenance: "board", reason: "Rui wants it" };
    expect(inView({ activities: [wanted] }, {}, "plan")).toEqual({
      activities: [{ ...planned, itinerary_id: "d", provenance: "board", reason: "Rui wants it" }],
    });
  });

  it("summary has of changed activities where they are now", () => {
    const changed = { ...activity, cautions: [{ code: "unverified", message: "Unverified" }] };
    expect(inView({ activities: [changed], revision: 4 }, {}, "summary")).toEqual({
      activities: [
        {
          ...{ id: "a", itinerary_id: "d", title: "Tower", start_time: "10:00", end_time: "11:00" },
          ...{ duration_minutes: 60, cautions: [{ code: "unverified", message: "Unverified" }] },
        },
      ],
      revision: 4,
    });
  });

  it("summary of a list of activities has everything that its schema requires", () => {
    const { activities } = inView({ activities: [activity] }, { view: "summary" }, "plan") as {
      activities: readonly object[];
    };
    expect(Object.keys(activities[0] ?? {})).toEqual(expect.arrayContaining([...(inEveryView(activityWire) ?? [])]));
    expect(activities[0]).not.toHaveProperty("alternatives");
  });

  it("full has everything", () => {
    expect(inView(answer, { view: "full" }, "summary")).toEqual(answer);
  });

  it("follows a change of dates with the days, and any other change without them", () => {
    const has = (asked: object) => "itinerary" in (inView(answer, asked, "as_changed") as typeof answer).trip;
    expect([has({ title: "x" }), has({ end_date: "2030-05-06" }), has({ start_date: "2030-05-06" })]).toEqual([
      ...[false, true, true],
    ]);
    expect(has({ end_date: "2030-05-06", view: "summary" })).toBe(false);
  });

  it("has only the fields that were named, besides id and revision", () => {
    const named = (fields: string, usual: "plan" | "summary") =>
      Object.keys((inView(answer, { fields }, usual) as typeof answer).trip).sort();
    expect(named("title", "plan")).toEqual(["id", "revision", "title"]);
    expect(named("itinerary, title", "summary")).toEqual(["id", "itinerary", "revision", "title"]);
  });

  it("leaves answers without a trip as they are", () => {
    expect(inView({ trip: null, ok: true }, {}, "summary")).toEqual({ trip: null, ok: true });
  });
});

describe("the input", () => {
  it("refuses names of no field, and says which there are", () => {
    const issues = viewInput.fields.safeParse("title,colour").error?.issues ?? [];
    expect(issues.map((it) => it.message)).toEqual([expect.stringMatching(/^colour: .* title,.* itinerary/)]);
  });
});

it("schemas require only what every view has", () => {
  expect(inEveryView(tripWire)).toEqual(["id", "revision"]);
  expect(inEveryView(activityWire)).toEqual(expect.arrayContaining(["id", "title", "start_time", "priority"]));
  expect(inEveryView(dayWire)).toBeUndefined();
});
