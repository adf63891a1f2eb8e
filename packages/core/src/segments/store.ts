import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
import { toAmount } from "@caravan/domain/amount";
import type {
  Evidence,
  ReadDetails,
  ReadPlace,
  ReadSegment,
  SegmentKind,
  SegmentStatus,
} from "@caravan/domain/confirmation/reading";
import type { Segment, SegmentField } from "@caravan/domain/segments/segment";

/** A segment with what only we need to know. */
export interface StoredSegment extends Segment {
  readonly createdById: string;
  readonly sourceId: string | null;
  /** Who brought in the text that it was last read out of. */
  readonly sourceUserId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type Row = RowOf<typeof ofTripRow>;

const columns = `s.id, s.trip_id, s.created_by_id, s.source_id, s.kind, s.status, s.provider, s.number, s.confirmation_number,
  s.travellers, s.title, s.start_local, s.end_local, s.start_timezone, s.end_timezone, s.from_place, s.to_place, s.place,
  s.price::text, s.currency, s.details, s.evidence, s.confidence, s.corrected, s.removed_at, s.created_at, s.updated_at,
  c.reading ->> 'writtenAt' as written_at, c.user_id as source_user_id`;
const tables = "segments s left join confirmation_sources c on c.id = s.source_id";

const ofTripRow = {
  id: t.uuid,
  trip_id: t.uuid,
  created_by_id: t.uuid,
  source_id: t.nullable(t.uuid),
  kind: t.textOf<SegmentKind>(),
  status: t.textOf<SegmentStatus>(),
  provider: t.nullable(t.text),
  number: t.nullable(t.text),
  confirmation_number: t.nullable(t.text),
  travellers: t.notNull(t.list(t.text)),
  title: t.nullable(t.text),
  start_local: t.nullable(t.text),
  end_local: t.nullable(t.text),
  start_timezone: t.nullable(t.text),
  end_timezone: t.nullable(t.text),
  from_place: t.nullable(t.json<ReadPlace>()),
  to_place: t.nullable(t.json<ReadPlace>()),
  place: t.nullable(t.json<ReadPlace>()),
  price: t.nullable(t.text),
  currency: t.nullable(t.text),
  details: t.json<ReadDetails>(),
  evidence: t.json<Evidence>(),
  confidence: t.double,
  corrected: t.notNull(t.list(t.textOf<SegmentField>())),
  removed_at: t.nullable(t.timestamp),
  created_at: t.timestamp,
  updated_at: t.timestamp,
  written_at: t.nullable(t.text),
  source_user_id: t.nullable(t.uuid),
};
const ofTrip = statement(
  "segments-of-trip",
  `select ${columns} from ${tables} where s.trip_id = $1 and s.removed_at is null order by s.start_local nulls last, s.created_at, s.id`,
  [t.uuid],
  ofTripRow,
);

/** Without those that were taken off, in the order of time. */
export async function segmentsOf(sql: Sql, tripId: string): Promise<readonly StoredSegment[]> {
  return (await sql.rows(ofTrip, [tripId])).map(kept);
}

const byId = statement("segment-by-id", `select ${columns} from ${tables} where s.id = $1`, [t.uuid], ofTripRow);

/** Whether its reader may see it is for the caller to find out. */
export async function findSegment(sql: Sql, id: string): Promise<StoredSegment | undefined> {
  return (await sql.rows(byId, [id])).map(kept)[0];
}

const ofTrips = statement(
  "segments-to-merge",
  `select ${columns} from ${tables} where s.trip_id = any($1::uuid[]) order by s.created_at, s.id`,
  [t.list(t.uuid)],
  ofTripRow,
);

/** Everything that some trips hold, removed ones too: what a new reading is compared with. */
export async function segmentsToMerge(sql: Sql, tripIds: readonly string[]): Promise<readonly StoredSegment[]> {
  return (await sql.rows(ofTrips, [tripIds])).map(kept);
}

/** Of {@link valuesOf}. */
const fieldTypes = [
  t.text,
  t.text,
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.list(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.json()),
  t.nullable(t.json()),
  t.nullable(t.json()),
  t.nullable(t.numeric),
  t.nullable(t.text),
  t.json(),
  t.json(),
  t.double,
] as const;

const insert = statement(
  "segment-insert",
  `insert into segments (id, trip_id, created_by_id, source_id, kind, status, provider, number, confirmation_number, travellers,
     title, start_local, end_local, start_timezone, end_timezone, from_place, to_place, place, price, currency, details, evidence,
     confidence, corrected, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $25)`,
  [t.uuid, t.uuid, t.uuid, t.nullable(t.uuid), ...fieldTypes, t.list(t.text), t.timestamp],
);

export async function insertSegment(
  sql: Sql,
  it: { id: string; tripId: string; createdById: string; sourceId: string | null; corrected: readonly SegmentField[] },
  segment: ReadSegment,
  now: Date,
): Promise<void> {
  await sql.rows(insert, [it.id, it.tripId, it.createdById, it.sourceId, ...valuesOf(segment), it.corrected, now]);
}

const update = statement(
  "segment-update",
  `update segments set source_id = $2, kind = $3, status = $4, provider = $5, number = $6, confirmation_number = $7,
     travellers = $8, title = $9, start_local = $10, end_local = $11, start_timezone = $12, end_timezone = $13, from_place = $14,
     to_place = $15, place = $16, price = $17, currency = $18, details = $19, evidence = $20, confidence = $21, corrected = $22,
     updated_at = $23
   where id = $1`,
  [t.uuid, t.nullable(t.uuid), ...fieldTypes, t.list(t.text), t.timestamp],
);

export async function saveSegment(
  sql: Sql,
  it: { id: string; sourceId: string | null; corrected: readonly SegmentField[] },
  segment: ReadSegment,
  now: Date,
): Promise<void> {
  await sql.rows(update, [it.id, it.sourceId, ...valuesOf(segment), it.corrected, now]);
}

const setRemoved = statement(
  "segment-set-removed",
  "update segments set removed_at = $2, updated_at = $3 where id = $1",
  [t.uuid, t.nullable(t.timestamp), t.timestamp],
);

export async function markRemoved(sql: Sql, id: string, removedAt: Date | null, now: Date): Promise<void> {
  await sql.rows(setRemoved, [id, removedAt, now]);
}

function valuesOf(it: ReadSegment) {
  return [
    it.kind,
    it.status,
    it.provider,
    it.number,
    it.confirmationNumber,
    it.travellers,
    it.title,
    it.start,
    it.end,
    it.startTimezone,
    it.endTimezone,
    it.from,
    it.to,
    it.place,
    it.price?.amount ?? null,
    it.price?.currency ?? null,
    it.details,
    it.evidence,
    it.confidence,
  ] as const;
}

function kept(row: Row): StoredSegment {
  return {
    id: row.id,
    tripId: row.trip_id,
    createdById: row.created_by_id,
    sourceId: row.source_id,
    sourceUserId: row.source_user_id,
    kind: row.kind,
    status: row.status,
    provider: row.provider,
    number: row.number,
    confirmationNumber: row.confirmation_number,
    travellers: row.travellers,
    title: row.title,
    start: row.start_local,
    end: row.end_local,
    startTimezone: row.start_timezone,
    endTimezone: row.end_timezone,
    from: row.from_place,
    to: row.to_place,
    place: row.place,
    price: row.price !== null && row.currency !== null ? { amount: exact(row.price), currency: row.currency } : null,
    details: row.details,
    evidence: row.evidence,
    confidence: row.confidence,
    corrected: row.corrected,
    removed: row.removed_at !== null,
    writtenAt: row.written_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Without the zeros that the column pads with. */
function exact(stored: string): Amount {
  return toAmount(Number(stored));
}
