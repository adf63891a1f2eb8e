import { addDays, daysBetween } from "../calendar.ts";
import type { ReadSegment, TravelData } from "../confirmation/reading.ts";
import { deepEqual } from "../deep-equal.ts";
import { dayOf, type SegmentField, segmentFieldNames } from "../segments/segment.ts";
import { type BookingToPlan, segmentsOfBooking } from "./segments-of-booking.ts";

export interface SegmentsAfterBooking<Kept> {
  readonly changed: readonly {
    readonly before: Kept;
    readonly after: ReadSegment;
    readonly fields: readonly SegmentField[];
  }[];
  readonly added: readonly ReadSegment[];
  /** Segments that no longer belong to the booking, such as a cancelled return. */
  readonly gone: readonly Kept[];
}

/**
 * Applies a change of a booking to its segments: every field whose derived value changed. What only the segments know,
 * such as a seat or a gate, stays.
 *
 * @param kept in order of time; `isRead`: stated by a confirmation or a person, not derived from the booking
 */
export function segmentsAfterBooking<Kept extends ReadSegment & { readonly isRead: boolean }>(
  kept: readonly Kept[],
  before: BookingToPlan,
  after: BookingToPlan,
  data: TravelData,
): SegmentsAfterBooking<Kept> {
  const [was, is] = [segmentsOfBooking(before, data), segmentsOfBooking(after, data)];
  const single = was.length === 1 && is.length === 1 && kept.length === 1;
  // Segments that a confirmation states are not replaced by ones that are derived from two dates.
  if (!single && kept.some((it) => it.isRead)) {
    return { changed: kept.flatMap((it, at) => changeOf(it, moved(kept, at, before, after))), added: [], gone: [] };
  }
  const changed = kept.flatMap((it, at) => {
    const next = is[at];
    return next ? changeOf(it, withDifference(it, was[at], next)) : [];
  });
  return { changed, added: is.slice(kept.length), gone: is.length === 0 ? [] : kept.slice(is.length) };
}

function changeOf<Kept extends ReadSegment>(before: Kept, after: ReadSegment) {
  const fields = segmentFieldNames.filter((it) => !deepEqual(before[it], after[it]));
  return fields.length > 0 ? [{ before, after, fields }] : [];
}

function withDifference(kept: ReadSegment, was: ReadSegment | undefined, is: ReadSegment): ReadSegment {
  const next: Record<string, unknown> = { ...kept };
  for (const field of segmentFieldNames) {
    if (field === "details" || field === "status" || deepEqual(was?.[field], is[field])) continue;
    next[field] = is[field];
  }
  const guests = was?.details.guests === is.details.guests ? kept.details.guests : is.details.guests;
  return {
    ...(next as unknown as ReadSegment),
    details: {
      ...kept.details,
      guests,
      ...(is.details.table !== was?.details.table && { table: is.details.table === true }),
    },
    status: statusOf(kept, was, is),
  };
}

/** A cancelled leg stays cancelled when the booking is changed. */
function statusOf(kept: ReadSegment, was: ReadSegment | undefined, is: ReadSegment): ReadSegment["status"] {
  if (was?.status === is.status) return kept.status;
  return is.status;
}

/**
 * With several segments, the first moves with the start, the last with the end, and those between only when both move
 * by the same time.
 */
function moved(kept: readonly ReadSegment[], at: number, before: BookingToPlan, after: BookingToPlan): ReadSegment {
  const it = kept[at] as ReadSegment;
  const [starts, ends] = [
    daysFrom(before.startDate, after.startDate),
    daysFrom(before.endDate ?? before.startDate, after.endDate ?? after.startDate),
  ];
  const days = at === 0 || starts === ends ? starts : at === kept.length - 1 ? ends : 0;
  return {
    ...it,
    provider: before.provider === after.provider ? it.provider : after.provider,
    confirmationNumber:
      before.confirmationNumber === after.confirmationNumber ? it.confirmationNumber : after.confirmationNumber,
    price: priceAfter(it, at, before, after),
    status: before.status === after.status ? it.status : after.status,
    start: shifted(it.start, days),
    end: shifted(it.end, days),
  };
}

function priceAfter(it: ReadSegment, at: number, before: BookingToPlan, after: BookingToPlan): ReadSegment["price"] {
  const { price, currency } = after;
  if (before.price === price && before.currency === currency) return it.price;
  return at === 0 && price !== null && currency !== null ? { amount: price, currency } : null;
}

const daysFrom = (from: string | null, to: string | null) => (from === null || to === null ? 0 : daysBetween(from, to));

function shifted(local: string | null, days: number): string | null {
  const day = dayOf(local);
  return local === null || day === null || days === 0 ? local : addDays(day, days) + local.slice(10);
}
