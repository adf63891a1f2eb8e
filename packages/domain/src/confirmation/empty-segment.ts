import type { ReadDetails, ReadSegment, SegmentKind, SegmentStatus } from "./reading.ts";

export const noDetails: ReadDetails = {
  seats: null,
  travelClass: null,
  fromTerminal: null,
  toTerminal: null,
  fromPlatform: null,
  room: null,
  vehicle: null,
  guests: null,
};

/** A segment of which nothing but its kind is known. */
export function emptySegment(kind: SegmentKind, status: SegmentStatus = "confirmed"): ReadSegment {
  return {
    kind,
    status,
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
    details: noDetails,
    evidence: {},
    confidence: 0,
  };
}
