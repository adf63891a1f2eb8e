import { describe, expect, it } from "vitest";
import { activity, requestFor, tripOf } from "../../test/cities.ts";
import type { Alternative, TripDocument } from "./document.ts";
import { publicTrip, templateOf } from "./public-trip.ts";

const other: Alternative = {
  ...{ placeId: null, title: "Museum", activityType: "cultural", location: null, lat: null, lng: null },
  ...{ estimatedCost: "12", durationMinutes: 60, verified: true, reason: "Ana wants it" },
};
const trip: TripDocument = {
  ...tripOf(requestFor("lisbon", 2), { days: [], warnings: [] }),
  ...{ notes: "Surprise for Ben", totalBudget: "900", budgetPerPerson: "450", travelers: 4, status: "confirmed" },
  days: [
    {
      ...{ id: "one", date: "2026-10-01", notes: "By tram" },
      activities: [
        activity({ id: "a", notes: "Ask for Rita", reason: "Vegan", estimatedCost: "20", alternatives: [other] }),
        activity({ id: "b", provenance: "board", alternatives: [other] }),
      ],
    },
    { id: "two", date: "2026-10-02", notes: "", activities: [] },
  ],
  parked: [activity({ id: "p" })],
};

describe("what anybody may read of a trip", () => {
  it("has the plan, and none of its private words and sums", () => {
    const shown = publicTrip(trip);
    expect(shown).toMatchObject({ notes: null, totalBudget: null, budgetPerPerson: null, parked: [], travelers: 4 });
    expect(shown.days[0]).toMatchObject({
      notes: "By tram",
      activities: [
        { notes: null, reason: null, estimatedCost: "20", alternatives: [{ title: "Museum", reason: "" }] },
        { alternatives: [] },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/Rita|Vegan|Surprise|wants/);
  });

  it("has no dates, people and money as a template", () => {
    const template = templateOf(trip);
    expect(template).toMatchObject({ startDate: "2001-01-01", endDate: "2001-01-02", travelers: 1, status: "draft" });
    expect(template.days.map((it) => [it.id, it.date, it.notes])).toEqual([
      ["one", "2001-01-01", ""],
      ["two", "2001-01-02", ""],
    ]);
    expect(template.days[0]?.activities[0]).toMatchObject({
      estimatedCost: null,
      alternatives: [{ estimatedCost: null }],
    });
    expect(JSON.stringify(template)).not.toMatch(/2026|900|450/);
  });
});
