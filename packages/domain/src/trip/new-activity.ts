import type { ActivityFields } from "./document.ts";

/** An activity of which nothing but the title is known, entered by a person. */
export function blankActivity(title: string): ActivityFields {
  return {
    title,
    description: null,
    activityType: "general",
    startTime: null,
    endTime: null,
    durationMinutes: null,
    location: null,
    address: null,
    estimatedCost: null,
    priority: 5,
    notes: null,
    lat: null,
    lng: null,
    provenance: "person",
    verified: false,
    pinned: false,
    placeId: null,
    reason: null,
    alternatives: [],
    parked: null,
    bookingId: null,
    segmentId: null,
  };
}
