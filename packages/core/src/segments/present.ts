import { numberOf } from "@caravan/domain/amount";
import type { Evidence, ReadDetails, ReadSegment } from "@caravan/domain/confirmation/reading";
import { isInMiddleOfTown } from "@caravan/domain/segments/known-place";
import type { SegmentField } from "@caravan/domain/segments/segment";
import { titleWorded } from "@caravan/domain/segments/title-said";
import { travelData } from "@caravan/gazetteer/travel-data";
import type { z } from "zod";
import type { StoredSegment } from "./store.ts";
import type { detailsWire, readSegmentWire, segmentWire } from "./wire.ts";

/** @param userId the reader: only the owner of a recorded booking sees its number and source */
export function presentSegment(it: StoredSegment, userId: string | null): z.input<typeof segmentWire> {
  const read = presentRead(it);
  return {
    id: it.id,
    trip_id: it.tripId,
    booking_id: it.bookingId,
    summary: titleWorded(it),
    ...read,
    confirmation_number: it.isRecorded && it.ownerId !== userId ? null : read.confirmation_number,
    corrected: it.corrected.map((field) => wireName(field, it)),
    has_source: it.sourceId !== null && it.sourceUserId === userId,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
  };
}

export function presentRead(it: ReadSegment): z.input<typeof readSegmentWire> {
  return {
    kind: it.kind,
    status: it.status,
    provider: it.provider,
    flight_number: it.kind === "flight" ? it.number : null,
    train_number: it.kind === "flight" ? null : it.number,
    confirmation_number: it.confirmationNumber,
    travellers: [...it.travellers],
    title: it.title,
    start: it.start,
    end: it.end,
    start_timezone: it.startTimezone,
    end_timezone: it.endTimezone,
    from: it.from,
    to: it.to,
    place: it.place && isInMiddleOfTown(it.place, travelData()) ? { ...it.place, approximate: true } : it.place,
    price: numberOf(it.price?.amount ?? null),
    currency: it.price?.currency ?? null,
    details: presentDetails(it.details),
    evidence: presentEvidence(it.evidence, it),
    confidence: Math.round(it.confidence * 100) / 100,
  };
}

function presentDetails(it: ReadDetails): z.input<typeof detailsWire> {
  return {
    seats: it.seats,
    travel_class: it.travelClass,
    from_terminal: it.fromTerminal,
    to_terminal: it.toTerminal,
    from_platform: it.fromPlatform,
    room: it.room,
    vehicle: it.vehicle,
    guests: it.guests,
    table: it.table === true,
  };
}

function presentEvidence(evidence: Evidence, of: Pick<ReadSegment, "kind">) {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, spans]) => [
      field === "number" ? numberName(of) : field,
      spans.map(({ start, end, text = "" }) => ({ start, end, text })),
    ]),
  );
}

const numberName = ({ kind }: Pick<ReadSegment, "kind">) => (kind === "flight" ? "flight_number" : "train_number");

function wireName(field: SegmentField, of: Pick<ReadSegment, "kind">): string {
  if (field === "number") return numberName(of);
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
