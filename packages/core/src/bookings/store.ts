import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import type { BookingKind, BookingOrigin, BookingStatus } from "@caravan/domain/field-choices";

/** The fields of a booking that can change, in the order of the statement. */
const fields = {
  /** Null also when its owner has left the trip. */
  tripId: t.nullable(t.uuid),
  tripChosen: t.boolean,
  origin: t.textOf<BookingOrigin>(),
  status: t.textOf<BookingStatus>(),
  destination: t.json<unknown>(),
  dates: t.json<unknown>(),
  guests: t.json<unknown>(),
  preferences: t.json<unknown>(),
  specialRequests: t.notNull(t.json<unknown>()),
  notes: t.nullable(t.text),
  kind: t.textOf<BookingKind>(),
  title: t.text,
  city: t.nullable(t.text),
  country: t.nullable(t.text),
  address: t.nullable(t.text),
  lat: t.nullable(t.double),
  lng: t.nullable(t.double),
  startDate: t.nullable(t.text),
  endDate: t.nullable(t.text),
  startTime: t.nullable(t.text),
  endTime: t.nullable(t.text),
  adults: t.nullable(t.integer),
  children: t.nullable(t.integer),
  rooms: t.nullable(t.integer),
  provider: t.nullable(t.text),
  confirmationNumber: t.nullable(t.text),
  price: t.nullable(t.numeric),
  currency: t.nullable(t.text),
  updatedAt: t.timestamp,
  cancelledAt: t.nullable(t.timestamp),
};
const bookingRow = { id: t.uuid, ownerId: t.uuid, createdAt: t.timestamp, ...fields };

export type Booking = RowOf<typeof bookingRow>;

/** The request, as it was sent. */
export type SentBooking = Pick<
  Booking,
  "destination" | "dates" | "guests" | "preferences" | "specialRequests" | "notes"
>;

// None for a trip that the owner has left, or that is in the trash.
const shown = columnList(bookingRow, "b", { tripId: "m.trip_id", price: "trim_scale(b.price)" });
const ownOnes = `select ${shown}
  from bookings b left join members m on m.trip_id = b.trip_id and m.user_id = b.owner_id
       and exists (select from trips t where t.id = m.trip_id and t.trashed_at is null)`;

const find = statement("booking-find", `${ownOnes} where b.id = $1 and b.owner_id = $2`, [t.uuid, t.uuid], bookingRow);
const findForChange = statement("booking-lock", `${find.text} for update of b`, [t.uuid, t.uuid], bookingRow);
/** Trips are locked before their bookings: deleting a trip in the other order would deadlock. */
const holdTrip = statement(
  "booking-hold-trip",
  "select t.id from trips t join bookings b on b.trip_id = t.id where b.id = $1 and b.owner_id = $2 for key share of t",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

export async function findBooking(sql: Sql, id: string, ownerId: string): Promise<Booking | undefined> {
  const [row] = await sql.rows(find, [id, ownerId]);
  return row;
}

/** The same with a lock, for a transaction that changes it. */
export async function lockBooking(sql: Sql, id: string, ownerId: string): Promise<Booking | undefined> {
  await sql.rows(holdTrip, [id, ownerId]);
  const [row] = await sql.rows(findForChange, [id, ownerId]);
  return row;
}

const lockAll = statement(
  "bookings-lock",
  `select ${columnList(bookingRow, "b", { price: "trim_scale(b.price)" })} from bookings b where b.id = any($1::uuid[])
    order by b.id for update`,
  [t.list(t.uuid)],
  bookingRow,
);

/** Locks bookings of any owner, for changes of their segments by members of the trip. The trip is locked already. */
export function lockBookings(sql: Sql, ids: readonly string[]): Promise<Booking[]> {
  return sql.rows(lockAll, [ids]);
}

const comparable = statement(
  "bookings-comparable",
  `${ownOnes} where b.owner_id = $1 and (cardinality($2::uuid[]) = 0 or m.trip_id = any($2::uuid[]))
      and (b.start_date = any($3) or upper(regexp_replace(b.confirmation_number, '[^[:alnum:]]', '', 'g')) = any($4))
    order by b.created_at, b.id limit 200`,
  [t.uuid, t.list(t.uuid), t.list(t.text), t.list(t.text)],
  bookingRow,
);

/** A person's records that may be the same booking, by one of these dates or numbers. */
export function findComparable(
  sql: Sql,
  ownerId: string,
  tripIds: readonly string[],
  { dates, numbers }: { readonly dates: readonly string[]; readonly numbers: readonly string[] },
): Promise<Booking[]> {
  const plain = numbers.map((it) => it.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase()).filter((it) => it !== "");
  return sql.rows(comparable, [ownerId, tripIds, dates, plain]);
}

export interface Page {
  readonly ownerId: string;
  /** Empty: all. */
  readonly tripIds: readonly string[];
  readonly after: readonly [start: string, id: string] | null;
  readonly most: number;
}

/** Sorts bookings without a date first, since they need one. */
export const UNDATED = "9999-12-31";

const list = statement(
  "booking-list",
  `${ownOnes} where b.owner_id = $1 and (cardinality($2::uuid[]) = 0 or m.trip_id = any($2::uuid[]))
      and ($3::text is null or (coalesce(b.start_date, '${UNDATED}'), b.id) < ($3::text, $4::uuid))
    order by coalesce(b.start_date, '${UNDATED}') desc, b.id desc limit $5`,
  [t.uuid, t.list(t.uuid), t.nullable(t.text), t.nullable(t.uuid), t.bigint],
  bookingRow,
);

/** Newest start first. */
export function listOwn(sql: Sql, { ownerId, tripIds, after, most }: Page): Promise<Booking[]> {
  return sql.rows(list, [ownerId, tripIds, after?.[0] ?? null, after?.[1] ?? null, most]);
}

const written = writtenColumns(fields);

const insert = statement(
  "booking-insert",
  `insert into bookings (id, owner_id, created_at, ${written.names}) values ($1, $2, $3, ${written.parameters(4)})`,
  [t.uuid, t.uuid, t.timestamp, ...written.types],
);
const update = statement("booking-update", `update bookings set ${written.assignments(2)} where id = $1`, [
  t.uuid,
  ...written.types,
]);

export async function insertBooking(sql: Sql, booking: Booking): Promise<void> {
  await sql.rows(insert, [booking.id, booking.ownerId, booking.createdAt, ...written.valuesOf(booking)]);
}

/** The row must be locked. */
export async function saveBooking(sql: Sql, booking: Booking): Promise<void> {
  await sql.rows(update, [booking.id, ...written.valuesOf(booking)]);
}

const passOn = statement(
  "bookings-pass-on",
  "update bookings set owner_id = $2 where owner_id = $1 and trip_id is not null and origin <> 'recorded'",
  [t.uuid, t.uuid],
);

const passOnAll = statement("bookings-pass-on-all", "update bookings set owner_id = $2 where owner_id = $1", [
  t.uuid,
  t.uuid,
]);

/** Gives an account everything that its person recorded as a guest. */
export async function passOnAllBookings(sql: Sql, guestId: string, userId: string): Promise<void> {
  await sql.rows(passOnAll, [guestId, userId]);
}

/** Makes a former member the author of what a deleted account added to trips of others. */
export async function passOnBookings(sql: Sql, userId: string, formerId: string): Promise<void> {
  await sql.rows(passOn, [userId, formerId]);
}
