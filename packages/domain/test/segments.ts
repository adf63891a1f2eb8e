import type { ReadPlace } from "../src/confirmation/reading.ts";
import type { Segment } from "../src/segments/segment.ts";

export function placeAt(name: string, lat: number | null = null, lng: number | null = null): ReadPlace {
  return { name, iata: null, city: null, country: null, address: null, lat, lng, timezone: null };
}

/** A segment with nothing in it. */
export const emptySegment: Segment = {
  id: "segment",
  tripId: "trip",
  kind: "other",
  status: "confirmed",
  provider: null,
  number: null,
  confirmationNumber: null,
  travellers: [],
  title: null,
  start: null,
  end: null,
  startTimezone: null,
  endTimezone: null,
  from: null,
  to: null,
  place: null,
  price: null,
  details: {
    seats: null,
    travelClass: null,
    fromTerminal: null,
    toTerminal: null,
    fromPlatform: null,
    room: null,
    vehicle: null,
    guests: null,
  },
  evidence: {},
  confidence: 1,
  corrected: [],
  removed: false,
  writtenAt: null,
};
