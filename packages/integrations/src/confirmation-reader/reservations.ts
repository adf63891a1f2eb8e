import { emptySegment } from "@caravan/domain/confirmation/empty-segment";
import type { ReadSegment, SegmentKind, TravelData } from "@caravan/domain/confirmation/reading";
import { type Node, typesOf } from "../link-reader/json-ld-node.ts";
import type { Draft } from "./draft.ts";
import { lineOf, priceOf, statusOf, travellersOf } from "./reservation-fields.ts";
import { type Reservation, reservationsIn } from "./reservation-nodes.ts";
import { particularsOf } from "./reservation-particulars.ts";
import { distinctNames } from "./travellers.ts";

/** Stated by the sender for machines: as sure as it gets. */
const CONFIDENCE = 0.98;

/** The segments of schema.org's reservations; several travellers' reservations of one thing are one segment. */
export function segmentsOfReservations(documents: readonly unknown[], data: TravelData): Draft[] {
  const drafts: Draft[] = [];
  for (const reservation of reservationsIn(documents)) {
    const draft = draftOfReservation(reservation, data);
    if (!draft) continue;
    const same = drafts.findIndex((it) => isSame(it.segment, draft.segment));
    const known = drafts[same];
    if (known) drafts[same] = withMoreTravellers(known, draft);
    else drafts.push(draft);
  }
  return drafts;
}

function draftOfReservation({ type, node, of }: Reservation, data: TravelData): Draft | null {
  const kind = kindOf(type, of);
  const { begins, ends, ...own } = particularsOf(type, node, of, data);
  const status = statusOf(node);
  const segment: ReadSegment = {
    ...emptySegment(kind, status ?? "confirmed"),
    provider: lineOf(node, "provider") ?? lineOf(of, "provider"),
    confirmationNumber: lineOf(node, "reservationNumber", "reservationId"),
    travellers: distinctNames(travellersOf(node)),
    price: priceOf(node),
    confidence: CONFIDENCE,
    ...own,
    start: begins?.local ?? null,
    end: ends?.local ?? null,
  };
  const timed = {
    ...segment,
    startTimezone: segment.start ? ((segment.from ?? segment.place)?.timezone ?? null) : null,
    endTimezone: segment.end ? ((segment.to ?? segment.place)?.timezone ?? null) : null,
  };
  const says = segment.start ?? segment.confirmationNumber ?? segment.number ?? segment.from ?? segment.place;
  if (says === null) return null;
  return {
    segment: timed,
    kindStated: true,
    statusStated: status !== null,
    startsAt: begins?.instant ?? null,
    endsAt: ends?.instant ?? null,
    instantsDoubtful: true,
  };
}

function kindOf(type: string, of: Node): SegmentKind {
  if (type === "flightreservation") return "flight";
  if (type === "lodgingreservation") return "hotel";
  if (type === "rentalcarreservation") return "car_rental";
  if (type === "trainreservation") return "train";
  const isMeeting = typesOf(of).some((it) => it === "businessevent" || it === "educationevent");
  return isMeeting ? "meeting" : "other";
}

function isSame(a: ReadSegment, b: ReadSegment): boolean {
  if (a.kind !== b.kind || a.start !== b.start || a.number !== b.number || a.title !== b.title) return false;
  // Two rooms of one stay are one segment; two bookings without any time are not.
  return a.start !== null
    ? a.from?.name === b.from?.name && a.to?.name === b.to?.name && a.place?.name === b.place?.name
    : a.confirmationNumber === b.confirmationNumber;
}

function withMoreTravellers(draft: Draft, more: Draft): Draft {
  const [a, b] = [draft.segment, more.segment];
  const samePrice = a.price?.amount === b.price?.amount && a.price?.currency === b.price?.currency;
  const seats = [...new Set([a.details.seats, b.details.seats].flatMap((it) => it ?? []))];
  return {
    ...draft,
    segment: {
      ...a,
      travellers: distinctNames([...a.travellers, ...b.travellers]),
      confirmationNumber: a.confirmationNumber ?? b.confirmationNumber,
      end: a.end ?? b.end,
      // Different prices are each one traveller's, and nobody says what all of them cost.
      price: samePrice ? a.price : null,
      details: { ...a.details, seats: seats.join(", ").slice(0, 255) || null },
    },
  };
}
