import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import type {
  Evidence,
  ReadDetails,
  ReadPlace,
  ReadSegment,
  SegmentKind,
  SegmentStatus,
} from "@caravan/domain/confirmation/reading";
import type { Segment, SegmentField } from "@caravan/domain/segments/segment";

/** A segment with internal fields. */
export interface StoredSegment extends Segment {
  readonly bookingId: string;
  /** The owner of its booking. */
  readonly ownerId: string;
  /**
   * Its owner recorded the booking without a confirmation: other members see what was recognised, but not its number.
   */
  readonly isRecorded: boolean;
  readonly createdById: string;
  readonly sourceId: string | null;
  /** The person who added its source text. */
  readonly sourceUserId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The fields of a reading as columns. */
const fields = {
  kind: t.textOf<SegmentKind>(),
  status: t.textOf<SegmentStatus>(),
  provider: t.nullable(t.text),
  number: t.nullable(t.text),
  confirmationNumber: t.nullable(t.text),
  travellers: t.notNull(t.list(t.text)),
  title: t.nullable(t.text),
  startLocal: t.nullable(t.text),
  endLocal: t.nullable(t.text),
  startTimezone: t.nullable(t.text),
  endTimezone: t.nullable(t.text),
  fromPlace: t.nullable(t.json<ReadPlace>()),
  toPlace: t.nullable(t.json<ReadPlace>()),
  place: t.nullable(t.json<ReadPlace>()),
  price: t.nullable(t.numeric),
  currency: t.nullable(t.text),
  details: t.json<ReadDetails>(),
  evidence: t.json<Evidence>(),
  confidence: t.double,
};
const row = {
  id: t.uuid,
  tripId: t.uuid,
  bookingId: t.uuid,
  ownerId: t.uuid,
  isRecorded: t.notNull(t.boolean),
  createdById: t.uuid,
  sourceId: t.nullable(t.uuid),
  ...fields,
  corrected: t.notNull(t.list(t.textOf<SegmentField>())),
  removedAt: t.nullable(t.timestamp),
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
  writtenAt: t.nullable(t.text),
  sourceUserId: t.nullable(t.uuid),
};
const columns = columnList(row, "s", {
  ownerId: "b.owner_id",
  isRecorded: "(b.origin = 'recorded')",
  price: "trim_scale(s.price)",
  writtenAt: "c.reading ->> 'writtenAt'",
  sourceUserId: "c.user_id",
});
const tables =
  "segments s join bookings b on b.id = s.booking_id left join confirmation_sources c on c.id = s.source_id";
/** Recorded bookings leave the trip with their owner; confirmed ones stay. */
const stays = `(b.origin <> 'recorded' or exists (select from members m where m.trip_id = s.trip_id and m.user_id = b.owner_id))`;

const ofTrip = statement(
  "segments-of-trip",
  `select ${columns} from ${tables} where s.trip_id = $1 and s.removed_at is null and ${stays} order by s.start_local nulls last, s.created_at, s.id`,
  [t.uuid],
  row,
);

/** By time, without removed ones and those that left with their owner. */
export async function segmentsOf(sql: Sql, tripId: string): Promise<readonly StoredSegment[]> {
  return (await sql.rows(ofTrip, [tripId])).map(kept);
}

const version = statement(
  "segments-version",
  `select string_agg(s.id::text || s.xmin::text || ' ' || b.xmin::text || ' ' || coalesce(c.xmin::text, ''), ',' order by s.id) as version
     from ${tables} where s.trip_id = $1 and s.removed_at is null and ${stays}`,
  [t.uuid],
  { version: t.nullable(t.text) },
);

/** A text that is another one whenever {@link segmentsOf} is. */
export async function segmentsVersion(sql: Sql, tripId: string): Promise<string> {
  const [row] = await sql.rows(version, [tripId]);
  return row?.version ?? "";
}

const byId = statement("segment-by-id", `select ${columns} from ${tables} where s.id = $1`, [t.uuid], row);

/** The caller checks the permission. */
export async function findSegment(sql: Sql, id: string): Promise<StoredSegment | undefined> {
  return (await sql.rows(byId, [id])).map(kept)[0];
}

const ofTrips = statement(
  "segments-to-merge",
  `select ${columns} from ${tables} where s.trip_id = any($1::uuid[]) and ${stays} order by s.created_at, s.id`,
  [t.list(t.uuid)],
  row,
);

/** All segments of some trips, with removed ones, for merging a reading. */
export async function segmentsToMerge(sql: Sql, tripIds: readonly string[]): Promise<readonly StoredSegment[]> {
  return (await sql.rows(ofTrips, [tripIds])).map(kept);
}

const ofBookings = statement(
  "segments-of-bookings",
  `select ${columns} from ${tables} where s.booking_id = any($1::uuid[]) order by s.start_local nulls last, s.created_at, s.id`,
  [t.list(t.uuid)],
  row,
);

/** All segments of these bookings by time, with removed ones. */
export async function segmentsOfBookings(sql: Sql, ids: readonly string[]): Promise<readonly StoredSegment[]> {
  return (await sql.rows(ofBookings, [ids])).map(kept);
}

const written = writtenColumns(fields);

const insert = statement(
  "segment-insert",
  `insert into segments (id, trip_id, booking_id, created_by_id, source_id, corrected, created_at, updated_at, ${written.names})
   values ($1, $2, $3, $4, $5, $6, $7, $7, ${written.parameters(8)})`,
  [t.uuid, t.uuid, t.uuid, t.uuid, t.nullable(t.uuid), t.list(t.text), t.timestamp, ...written.types],
);

export interface NewSegment {
  readonly id: string;
  readonly tripId: string;
  readonly bookingId: string;
  readonly createdById: string;
  readonly sourceId: string | null;
  readonly corrected: readonly SegmentField[];
}

export async function insertSegment(sql: Sql, it: NewSegment, segment: ReadSegment, now: Date): Promise<void> {
  const { id, tripId, bookingId, createdById, sourceId, corrected } = it;
  await sql.rows(insert, [id, tripId, bookingId, createdById, sourceId, corrected, now, ...valuesOf(segment)]);
}

const update = statement(
  "segment-update",
  `update segments set source_id = $2, corrected = $3, updated_at = $4, ${written.assignments(5)} where id = $1`,
  [t.uuid, t.nullable(t.uuid), t.list(t.text), t.timestamp, ...written.types],
);

export async function saveSegment(
  sql: Sql,
  it: { id: string; sourceId: string | null; corrected: readonly SegmentField[] },
  segment: ReadSegment,
  now: Date,
): Promise<void> {
  await sql.rows(update, [it.id, it.sourceId, it.corrected, now, ...valuesOf(segment)]);
}

const setRemoved = statement(
  "segment-set-removed",
  "update segments set removed_at = $2, updated_at = $3 where id = $1",
  [t.uuid, t.nullable(t.timestamp), t.timestamp],
);

export async function markRemoved(sql: Sql, id: string, removedAt: Date | null, now: Date): Promise<void> {
  await sql.rows(setRemoved, [id, removedAt, now]);
}

const move = statement(
  "segments-move-to-trip",
  "update segments set trip_id = $2, removed_at = null, updated_at = $3 where booking_id = $1",
  [t.uuid, t.uuid, t.timestamp],
);

/** Moves all segments of a booking to a trip, also those that were removed. */
export async function moveSegments(sql: Sql, bookingId: string, tripId: string, now: Date): Promise<void> {
  await sql.rows(move, [bookingId, tripId, now]);
}

const takeOff = statement(
  "segments-take-off",
  "update segments set removed_at = $2, updated_at = $2 where booking_id = $1 and removed_at is null",
  [t.uuid, t.timestamp],
);

/** Removes all segments of a booking from its trip. */
export async function takeOffSegments(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await sql.rows(takeOff, [bookingId, now]);
}

const remove = statement("segments-delete", "delete from segments where id = any($1::uuid[])", [t.list(t.uuid)]);

/** Only for segments that were derived from a booking's dates and no longer exist. */
export async function deleteSegments(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.rows(remove, [ids]);
}

function valuesOf({ start, end, from, to, price, ...it }: ReadSegment) {
  return written.valuesOf({
    ...it,
    startLocal: start,
    endLocal: end,
    fromPlace: from,
    toPlace: to,
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
  });
}

function kept(stored: RowOf<typeof row>): StoredSegment {
  const { startLocal, endLocal, fromPlace, toPlace, price, currency, removedAt, ...it } = stored;
  return {
    ...it,
    start: startLocal,
    end: endLocal,
    from: fromPlace,
    to: toPlace,
    price: price !== null && currency !== null ? { amount: price, currency } : null,
    removed: removedAt !== null,
  };
}

const passOn = statement("segments-pass-on", "update segments set created_by_id = $2 where created_by_id = $1", [
  t.uuid,
  t.uuid,
]);

/** Makes a former member the author of what a deleted account added to trips of others. */
export async function passOnSegments(sql: Sql, userId: string, formerId: string): Promise<void> {
  await sql.rows(passOn, [userId, formerId]);
}
