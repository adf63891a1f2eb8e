import { type RowOf, statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
import type { BookingKind, BookingStatus } from "@caravan/domain/field-choices";
import { requireRole } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";

/** A booking as members of its trip see it: the recognised fields, without the request and notes. */
export type BookingOnTrip = RowOf<typeof onTrip>;

const onTrip = statement(
  "bookings-on-trip",
  `select b.id, b.owner_id as "ownerId", u.name as "ownerName", b.kind, b.status, b.title, trim_scale(b.price)::text as price, b.currency,
          b.start_date as "startDate", b.end_date as "endDate", b.start_time as "startTime", b.end_time as "endTime",
          b.city, b.country, b.address, b.lat, b.lng, b.provider, b.confirmation_number as "confirmationNumber"
     from bookings b join members m on m.trip_id = b.trip_id and m.user_id = b.owner_id join users u on u.id = b.owner_id
    where b.trip_id = $1 order by b.start_date, b.start_time nulls first, b.id`,
  [t.uuid],
  {
    id: t.uuid,
    ownerId: t.uuid,
    ownerName: t.notNull(t.text),
    kind: t.textOf<BookingKind>(),
    status: t.textOf<BookingStatus>(),
    title: t.text,
    price: t.nullable(t.textOf<Amount>()),
    currency: t.nullable(t.text),
    startDate: t.nullable(t.text),
    endDate: t.nullable(t.text),
    startTime: t.nullable(t.text),
    endTime: t.nullable(t.text),
    city: t.nullable(t.text),
    country: t.nullable(t.text),
    address: t.nullable(t.text),
    lat: t.nullable(t.double),
    lng: t.nullable(t.double),
    provider: t.nullable(t.text),
    /** Only for its owner: with a name it is enough to change or cancel most bookings. */
    confirmationNumber: t.nullable(t.text),
  },
);

/**
 * All bookings on a trip, also cancelled ones, by date; for its members. Without bookings of people who have left the
 * trip.
 */
export async function bookingsOnTrip(ctx: Context, tripId: string): Promise<readonly BookingOnTrip[]> {
  await requireRole(ctx, tripId, "viewer");
  return ctx.sql.rows(onTrip, [tripId]);
}
