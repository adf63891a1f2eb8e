import { type Sql, statement } from "@caravan/db/sql";
import type { ParsedBooking } from "@caravan/domain/bookings/parse-booking";
import type { BookingStatus } from "@caravan/domain/fields";

/** What was sent, as it came. */
export interface SentBooking {
  readonly destination: unknown;
  readonly dates: unknown;
  readonly guests: unknown;
  readonly preferences: unknown;
  readonly specialRequests: unknown;
  readonly notes: string | null;
}

export interface Booking extends SentBooking, ParsedBooking {
  readonly id: string;
  readonly ownerId: string;
  /** Null as well when its owner has left the trip. */
  readonly tripId: string | null;
  readonly tripChosen: boolean;
  readonly status: BookingStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly cancelledAt: Date | null;
}

/** What may change, in the order in which it is written. */
const columns = [
  ["trip_id", "tripId"],
  ["trip_chosen", "tripChosen"],
  ["status", "status"],
  ["destination", "destination"],
  ["dates", "dates"],
  ["guests", "guests"],
  ["preferences", "preferences"],
  ["special_requests", "specialRequests"],
  ["notes", "notes"],
  ["kind", "kind"],
  ["title", "title"],
  ["city", "city"],
  ["country", "country"],
  ["address", "address"],
  ["lat", "lat"],
  ["lng", "lng"],
  ["start_date", "startDate"],
  ["end_date", "endDate"],
  ["start_time", "startTime"],
  ["end_time", "endTime"],
  ["adults", "adults"],
  ["children", "children"],
  ["rooms", "rooms"],
  ["provider", "provider"],
  ["confirmation_number", "confirmationNumber"],
  ["price", "price"],
  ["currency", "currency"],
  ["updated_at", "updatedAt"],
  ["cancelled_at", "cancelledAt"],
] as const satisfies readonly (readonly [string, keyof Booking])[];

const json: ReadonlySet<string> = new Set(["destination", "dates", "guests", "preferences", "specialRequests"]);

const read: Readonly<Record<string, string>> = {
  trip_id: "m.trip_id",
  price: "trim_scale(b.price)::text",
};
const selected = columns.map(([column, key]) => `${read[column] ?? `b.${column}`} as "${key}"`).join(", ");
// The trip of somebody who is no member of it any more is none.
const ownOnes = `select b.id, b.owner_id as "ownerId", b.created_at as "createdAt", ${selected}
  from bookings b left join members m on m.trip_id = b.trip_id and m.user_id = b.owner_id`;

const find = statement("booking-find", `${ownOnes} where b.id = $1 and b.owner_id = $2`);
const findForChange = statement("booking-lock", `${find.text} for update of b`);
/** Trips are locked before their bookings: deleting a trip in the other order would deadlock. */
const holdTrip = statement(
  "booking-hold-trip",
  "select t.id from trips t join bookings b on b.trip_id = t.id where b.id = $1 and b.owner_id = $2 for key share of t",
);

export async function findBooking(sql: Sql, id: string, ownerId: string): Promise<Booking | undefined> {
  const [row] = await sql.rows<Booking>(find, [id, ownerId]);
  return row;
}

/** The same for a transaction that will change it. */
export async function lockBooking(sql: Sql, id: string, ownerId: string): Promise<Booking | undefined> {
  await sql.rows(holdTrip, [id, ownerId]);
  const [row] = await sql.rows<Booking>(findForChange, [id, ownerId]);
  return row;
}

export interface Page {
  readonly ownerId: string;
  /** Empty: all. */
  readonly tripIds: readonly string[];
  readonly after: readonly [start: string, id: string] | null;
  readonly most: number;
}

/** Sorts bookings without a date first, since they still need one. */
export const UNDATED = "9999-12-31";

const list = statement(
  "booking-list",
  `${ownOnes} where b.owner_id = $1 and (cardinality($2::uuid[]) = 0 or m.trip_id = any($2::uuid[]))
      and ($3::text is null or (coalesce(b.start_date, '${UNDATED}'), b.id) < ($3::text, $4::uuid))
    order by coalesce(b.start_date, '${UNDATED}') desc, b.id desc limit $5`,
);

/** Newest start first. */
export function listOwn(sql: Sql, { ownerId, tripIds, after, most }: Page): Promise<Booking[]> {
  return sql.rows<Booking>(list, [ownerId, tripIds, after?.[0] ?? null, after?.[1] ?? null, most]);
}

const insert = statement(
  "booking-insert",
  `insert into bookings (id, owner_id, created_at, ${columns.map(([column]) => column).join(", ")})
   values ($1, $2, $3, ${columns.map((_, index) => `$${index + 4}`).join(", ")})`,
);
const update = statement(
  "booking-update",
  `update bookings set ${columns.map(([column], index) => `${column} = $${index + 2}`).join(", ")} where id = $1`,
);

export async function insertBooking(sql: Sql, booking: Booking): Promise<void> {
  await sql.rows(insert, [booking.id, booking.ownerId, booking.createdAt, ...values(booking)]);
}

/** The row must be locked. */
export async function saveBooking(sql: Sql, booking: Booking): Promise<void> {
  await sql.rows(update, [booking.id, ...values(booking)]);
}

function values(booking: Booking): unknown[] {
  return columns.map(([, key]) => (json.has(key) ? JSON.stringify(booking[key] ?? null) : booking[key]));
}
