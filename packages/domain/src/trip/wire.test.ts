import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyTrip, tripOf } from "../../test/trips.ts";
import type { Activity } from "./document.ts";
import { presentTrip, readTrip } from "./wire.ts";

const full = {
  ...{ title: "Castle", startTime: "10:00", endTime: "11:30", durationMinutes: 90, activityType: "cultural" as const },
  ...{ location: "Alfama", address: "Rua 1", estimatedCost: "12.5", description: "d", notes: "n", reason: "r" },
  ...{ priority: 7, pinned: true, verified: true, lat: 38.7, lng: -9.1, placeId: "lisbon/castle" },
  provenance: "gazetteer",
  alternatives: [
    {
      ...{ placeId: null, title: "Other", activityType: "general" as const, location: null, lat: 1, lng: 2 },
      ...{ estimatedCost: "3.25", durationMinutes: 30, verified: false, reason: "near" },
    },
  ],
  parked: { date: "2027-05-03", dayNotes: "x", reason: "set_aside" },
  ...{ bookingId: "b", segmentId: "s" },
} as const satisfies Partial<Activity>;

describe("a trip converted to the wire and back", () => {
  it("is the same except for the owner, which is not sent", () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(readTrip(presentTrip(trip, "editor"))).toEqual({ ...trip, ownerId: "" });
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("has every field of an activity by its wire name", () => {
    const trip = tripOf("2027-05-03", [[full]], { totalBudget: "99.9", parked: [] });
    const wire = presentTrip(trip, "owner");
    expect(wire.total_budget).toBe(99.9);
    expect(wire.itinerary[0]?.activities[0]).toMatchObject({
      ...{ itinerary_id: "day-1", start_time: "10:00", estimated_cost: 12.5, place_id: "lisbon/castle" },
      alternatives: [{ title: "Other", estimated_cost: 3.25, duration_minutes: 30, place_id: null }],
      parked: { date: "2027-05-03", day_notes: "x", reason: "set_aside" },
      ...{ booking_id: "b", segment_id: "s" },
    });
    expect(readTrip(wire)).toEqual({ ...trip, ownerId: "" });
  });
});
