import { statement } from "@caravan/db/sql";
import type { Amount, BookingKind, BookingStatus } from "@caravan/domain/fields";
import { requireRole } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";

/** A booking as the trip that it is on knows it: what was recognised, nothing of what was sent or noted. */
export interface BookingOnTrip {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly kind: BookingKind;
  readonly status: BookingStatus;
  readonly title: string;
  readonly price: Amount | null;
  readonly currency: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly provider: string | null;
  /** For the eyes of its owner: with a name it is enough to change or cancel most bookings. */
  readonly confirmationNumber: string | null;
}

const onTrip = statement(
  "bookings-on-trip",
  `select b.id, b.owner_id as "ownerId", u.name as "ownerName", b.kind, b.status, b.title, trim_scale(b.price)::text as price, b.currency,
          b.start_date as "startDate", b.end_date as "endDate", b.start_time as "startTime", b.end_time as "endTime",
          b.city, b.country, b.address, b.lat, b.lng, b.provider, b.confirmation_number as "confirmationNumber"
     from bookings b join members m on m.trip_id = b.trip_id and m.user_id = b.owner_id join users u on u.id = b.owner_id
    where b.trip_id = $1 order by b.start_date, b.start_time nulls first, b.id`,
);

/**
 * All bookings on a trip, cancelled ones too, in the order of the calendar; for its members. Those of somebody who has left
 * the trip are not among them: a booking is its owner's.
 */
export async function bookingsOnTrip(ctx: Context, tripId: string): Promise<readonly BookingOnTrip[]> {
  await requireRole(ctx, tripId, "viewer");
  return ctx.sql.rows<BookingOnTrip>(onTrip, [tripId]);
}
