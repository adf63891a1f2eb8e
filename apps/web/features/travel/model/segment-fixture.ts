import type { Segment, SegmentPlace } from "../types.ts";

/** For tests: a segment with only the given fields. */
export function aSegment(known: Partial<Segment> = {}): Segment {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    trip_id: "00000000-0000-4000-8000-000000000000",
    booking_id: "00000000-0000-4000-8000-000000000002",
    summary: "",
    kind: "flight",
    status: "confirmed",
    provider: null,
    flight_number: null,
    train_number: null,
    confirmation_number: null,
    travellers: [],
    title: null,
    start: null,
    end: null,
    start_timezone: null,
    end_timezone: null,
    from: null,
    to: null,
    place: null,
    price: null,
    currency: null,
    details: {
      seats: null,
      travel_class: null,
      from_terminal: null,
      to_terminal: null,
      from_platform: null,
      room: null,
      vehicle: null,
      guests: null,
      table: false,
    },
    evidence: {},
    confidence: 1,
    corrected: [],
    has_source: false,
    created_at: "2027-01-01T00:00:00.000Z",
    updated_at: "2027-01-01T00:00:00.000Z",
    ...known,
  };
}

export function aPlace(name: string, known: Partial<SegmentPlace> = {}): SegmentPlace {
  return {
    name,
    iata: null,
    city: null,
    country: null,
    address: null,
    lat: null,
    lng: null,
    timezone: null,
    ...known,
  };
}
