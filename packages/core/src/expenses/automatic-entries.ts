import { automaticEntries, type PricedActivity, type PricedRow } from "@caravan/domain/money/automatic-entries";
import type { CostEntry } from "@caravan/domain/money/cost-entry";
import { titleOf } from "@caravan/domain/segments/segment";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type BookingOnTrip, bookingsOnTrip } from "../bookings/bookings-on-trip.ts";
import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOnTrip } from "../segments/segments-on-trip.ts";

/** Cost entries that follow from plan and bookings, for members of the trip. They are computed and never stored. */
export async function loadAutomaticEntries(
  ctx: Context,
  trip: TripDocument,
  replaced: ReadonlySet<string>,
): Promise<CostEntry[]> {
  const bookings = await bookingsOnTrip(ctx, trip.id);
  const segments = await segmentsOnTrip(ctx, trip.id);
  const rows = [...bookings.map(fromBooking), ...segments.map(fromSegment)];
  return automaticEntries({
    currency: trip.currency,
    travelers: trip.travelers,
    activities: trip.days.flatMap((day) => day.activities.map((it) => fromActivity(it, day.date))),
    rows: rows.flatMap(({ cancelled, ...row }) => (cancelled ? [] : [row])),
    replaced,
  });
}

type Row = PricedRow & { readonly cancelled: boolean };

function fromBooking(it: BookingOnTrip): Row {
  return {
    source: "booking",
    id: it.id,
    title: it.title,
    kind: it.kind,
    price: it.price === null ? null : { amount: it.price, currency: it.currency },
    date: it.startDate,
    confirmationNumber: it.confirmationNumber,
    cancelled: it.status === "cancelled",
  };
}

function fromSegment(it: StoredSegment): Row {
  return {
    source: "segment",
    id: it.id,
    bookingId: it.bookingId,
    title: titleOf(it),
    kind: it.kind,
    price: it.price,
    date: it.start?.slice(0, 10) ?? null,
    confirmationNumber: it.confirmationNumber,
    cancelled: it.status === "cancelled",
  };
}

function fromActivity(it: TripDocument["days"][number]["activities"][number], date: string): PricedActivity {
  const { id, title, activityType: type, estimatedCost, bookingId, segmentId } = it;
  return { id, title, type, estimatedCost, date, bookingId, segmentId };
}
