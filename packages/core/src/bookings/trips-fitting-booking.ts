import { statement, t } from "@caravan/db/sql";
import type { ParsedBooking } from "@caravan/domain/bookings/parse-booking";
import { tripsFor } from "@caravan/domain/bookings/trips-for-booking";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { whereaboutsOfBooking, whereaboutsOfTrip } from "./booking-place.ts";

export interface FittingTrip {
  readonly id: string;
  readonly title: string;
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
}

const inDates = statement(
  "booking-trips",
  `select t.id, t.title, t.destination, t.start_date as "startDate", t.end_date as "endDate", t.lat, t.lng
     from members m join trips t on t.id = m.trip_id
    where m.user_id = $1 and m.role in ('owner', 'editor') and t.trashed_at is null and t.status <> 'cancelled'
      and t.start_date <= $3 and t.end_date >= $2 and (cardinality($4::uuid[]) = 0 or t.id = any($4::uuid[]))
    order by t.start_date, t.id limit 200`,
  [t.uuid, t.text, t.text, t.list(t.uuid)],
  {
    id: t.uuid,
    title: t.text,
    destination: t.text,
    startDate: t.text,
    endDate: t.text,
    lat: t.nullable(t.double),
    lng: t.nullable(t.double),
  },
);

/** The trips that the caller may edit and that fit a booking by dates and place. */
export async function tripsFitting(ctx: Context, booking: ParsedBooking): Promise<readonly FittingTrip[]> {
  if (booking.startDate === null) return [];
  const actor = signedIn(ctx.actor);
  const rows = await ctx.sql.rows(inDates, [
    actor.userId,
    booking.startDate,
    booking.endDate ?? booking.startDate,
    actor.kind === "agent" ? actor.tripIds : [],
  ]);
  const trips = rows.map((it) => ({ ...it, ...whereaboutsOfTrip(it) }));
  return tripsFor({ ...booking, ...whereaboutsOfBooking(booking) }, trips);
}
