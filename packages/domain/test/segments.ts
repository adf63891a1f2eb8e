import { emptySegment as ofKind } from "../src/confirmation/empty-segment.ts";
import type { ReadPlace } from "../src/confirmation/reading.ts";
import type { Segment } from "../src/segments/segment.ts";

export function placeAt(name: string, lat: number | null = null, lng: number | null = null): ReadPlace {
  return { name, iata: null, city: null, country: null, address: null, lat, lng, timezone: null };
}

export const emptySegment: Segment = {
  ...ofKind("other"),
  id: "segment",
  tripId: "trip",
  confidence: 1,
  corrected: [],
  removed: false,
  writtenAt: null,
};
