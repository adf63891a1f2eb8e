import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import type { Alternative } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { apply } from "./patch.ts";
import { swapForAlternative } from "./swap-alternative.ts";

const gallery: Alternative = {
  placeId: "lisbon/gallery",
  title: "Gallery",
  activityType: "cultural",
  location: "Chiado",
  lat: 38.71,
  lng: -9.14,
  estimatedCost: "8",
  durationMinutes: 60,
  verified: true,
  reason: "Also about art.",
};
const trip = tripOf("2027-05-03", [
  [
    {
      title: "Museum",
      startTime: "10:00",
      durationMinutes: 90,
      notes: "Meet at the door",
      description: "Old masters",
      alternatives: [gallery],
    },
  ],
]);

function swapped(from: typeof trip) {
  const found = locate(from, "a-1-1");
  const chosen = found?.activity.alternatives[0];
  if (!found || !chosen) throw new Error("the activity has an alternative");
  return apply(from, swapForAlternative(found.activity, chosen)).next;
}

describe("swapForAlternative", () => {
  it("puts the alternative into the slot and keeps what belongs to the slot", () => {
    expect(locate(swapped(trip), "a-1-1")?.activity).toMatchObject({
      title: "Gallery",
      placeId: "lisbon/gallery",
      reason: "Also about art.",
      description: null,
      startTime: "10:00",
      notes: "Meet at the door",
      alternatives: [{ title: "Museum" }],
    });
  });
  it("restores the original when swapped twice", () => {
    expect(locate(swapped(swapped(trip)), "a-1-1")?.activity.title).toBe("Museum");
  });
});
