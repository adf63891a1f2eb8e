import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Reading } from "@caravan/domain/confirmation/reading";
import type { TripToMatch } from "@caravan/domain/segments/match-trip";
import { type Actor, reachesTrip, type SignedIn } from "../kernel/actor.ts";

export type Origin = "text" | "eml" | "ics" | "pdf" | "mail";

/** A confirmation of a person, with its reading. */
export interface Source {
  readonly id: string;
  readonly userId: string;
  readonly tripId: string | null;
  readonly origin: Origin;
  readonly subject: string | null;
  readonly text: string;
  readonly reading: Reading;
  readonly file: SourceFile | null;
  readonly createdAt: Date;
  readonly savedAt: Date | null;
  /** The key that added it; null for a person and for mail. */
  readonly addedByKeyId: string | null;
}

/** Whether a credential may use a confirmation: a key that is limited to some trips, only theirs and those it added. */
export function reachesSource(actor: Actor, { tripId, addedByKeyId }: Source): boolean {
  if (tripId === null && actor.kind === "agent" && addedByKeyId === actor.keyId) return true;
  return reachesTrip(actor, tripId);
}

/** The original, in the file store. */
export interface SourceFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** For one account; the oldest are deleted. */
const MOST_WAITING = 200;
const makeRoom = statement(
  "source-make-room",
  `delete from confirmation_sources where user_id = $1 and saved_at is null and id in (
     select id from confirmation_sources where user_id = $1 and saved_at is null order by created_at desc, id desc offset $2
       for update skip locked)`,
  [t.uuid, t.bigint],
);

const insert = statement(
  "source-insert",
  `insert into confirmation_sources (id, user_id, origin, subject, text, reading, file_key, file_name, content_type, file_bytes,
     file_sha256, created_at, expires_at, added_by_key_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
  [
    t.uuid,
    t.uuid,
    t.text,
    t.nullable(t.text),
    t.text,
    t.json(),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.integer),
    t.nullable(t.text),
    t.timestamp,
    t.timestamp,
    t.nullable(t.uuid),
  ],
);

export async function insertSource(sql: Sql, it: Omit<Source, "tripId" | "savedAt">, expiresAt: Date): Promise<void> {
  const { file } = it;
  await sql.rows(makeRoom, [it.userId, MOST_WAITING - 1]);
  await sql.rows(insert, [
    it.id,
    it.userId,
    it.origin,
    it.subject,
    it.text,
    it.reading,
    file?.key ?? null,
    file?.name ?? null,
    file?.contentType ?? null,
    file?.bytes ?? null,
    file?.sha256 ?? null,
    it.createdAt,
    expiresAt,
    it.addedByKeyId,
  ]);
}

type Row = RowOf<typeof findRow>;

const found = `select id, user_id, trip_id, origin, subject, text, reading, file_key, file_name, content_type, file_bytes,
          file_sha256, created_at, saved_at, added_by_key_id
     from confirmation_sources where id = $1 and user_id = $2 and (expires_at is null or expires_at > $3)`;
const findRow = {
  id: t.uuid,
  user_id: t.uuid,
  trip_id: t.nullable(t.uuid),
  origin: t.textOf<Origin>(),
  subject: t.nullable(t.text),
  text: t.text,
  reading: t.json<Reading>(),
  file_key: t.nullable(t.text),
  file_name: t.nullable(t.text),
  content_type: t.nullable(t.text),
  file_bytes: t.nullable(t.integer),
  file_sha256: t.nullable(t.text),
  created_at: t.timestamp,
  saved_at: t.nullable(t.timestamp),
  added_by_key_id: t.nullable(t.uuid),
};
const find = statement("source-find", found, [t.uuid, t.uuid, t.timestamp], findRow);
const lock = statement("source-lock", `${found} for update`, [t.uuid, t.uuid, t.timestamp], findRow);

/** Only for the person who added it. */
export async function findSource(sql: Sql, id: string, userId: string, now: Date): Promise<Source | undefined> {
  return sourceOf(await sql.rows(find, [id, userId, now]));
}

/** The same with a lock, in the transaction that saves it: a second call sees it saved. */
export async function lockSource(sql: Sql, id: string, userId: string, now: Date): Promise<Source | undefined> {
  return sourceOf(await sql.rows(lock, [id, userId, now]));
}

function sourceOf([row]: readonly Row[]): Source | undefined {
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      tripId: row.trip_id,
      origin: row.origin,
      subject: row.subject,
      text: row.text,
      reading: row.reading,
      file: fileOf(row),
      createdAt: row.created_at,
      savedAt: row.saved_at,
      addedByKeyId: row.added_by_key_id,
    }
  );
}

function fileOf(row: Row): SourceFile | null {
  const { file_key: key, file_name: name, content_type: contentType, file_bytes: bytes, file_sha256: sha256 } = row;
  if (key === null || name === null || contentType === null || bytes === null || sha256 === null) return null;
  return { key, name, contentType, bytes, sha256 };
}

const save = statement(
  "source-saved",
  `update confirmation_sources set trip_id = $2, saved_at = $3, expires_at = null, file_key = null where id = $1`,
  [t.uuid, t.uuid, t.timestamp],
);

/** Its text stays with the trip; its file belongs to a document from now on. */
export async function markSaved(sql: Sql, id: string, tripId: string, now: Date): Promise<void> {
  await sql.rows(save, [id, tripId, now]);
}

const remove = statement(
  "source-remove",
  "delete from confirmation_sources where id = $1 and user_id = $2 and saved_at is null returning id",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

/** Whether there was one that had not been saved. */
export async function removeSource(sql: Sql, id: string, userId: string): Promise<boolean> {
  return (await sql.rows(remove, [id, userId])).length > 0;
}

const editable = statement(
  "trips-for-segments",
  `select t.id, t.title, t.destination, t.start_date as "startDate", t.end_date as "endDate", t.lat, t.lng
     from members m join trips t on t.id = m.trip_id
    where m.user_id = $1 and m.role in ('owner', 'editor') and t.trashed_at is null and t.status <> 'cancelled'
      and (cardinality($2::uuid[]) = 0 or t.id = any($2::uuid[]))
    order by t.start_date, t.id`,
  [t.uuid, t.list(t.uuid)],
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

export interface TripForSegments extends TripToMatch {
  readonly title: string;
}

/** Trips that the caller may edit, within the limits of their key. */
export function tripsForSegments(sql: Sql, actor: SignedIn): Promise<readonly TripForSegments[]> {
  return sql.rows(editable, [actor.userId, actor.kind === "agent" ? actor.tripIds : []]);
}

const holding = statement(
  "trips-holding-bookings",
  `select trip_id from segments
    where trip_id = any($1::uuid[]) and upper(regexp_replace(confirmation_number, '[^A-Za-z0-9]', '', 'g')) = any($2)
    group by trip_id order by max(updated_at) desc`,
  [t.list(t.uuid), t.list(t.text)],
  { trip_id: t.uuid },
);

/** The trips with a booking with one of the numbers, most recently changed first. */
export async function tripsWithBooking(
  sql: Sql,
  tripIds: readonly string[],
  numbers: readonly string[],
): Promise<readonly string[]> {
  // Numbers without Latin letters or digits would all become the same empty text.
  const plain = numbers.map((it) => it.replace(/[^A-Za-z0-9]/g, "").toUpperCase()).filter((it) => it !== "");
  if (plain.length === 0) return [];
  return (await sql.rows(holding, [tripIds, plain])).map((it) => it.trip_id);
}

export type SummaryOfTrip = RowOf<typeof summary>;

const summary = statement(
  "trip-of-segments",
  "select id, title, destination, start_date, end_date from trips where id = $1",
  [t.uuid],
  { id: t.uuid, title: t.text, destination: t.text, start_date: t.text, end_date: t.text },
);

export async function summaryOf(sql: Sql, tripId: string): Promise<SummaryOfTrip> {
  const [row] = await sql.rows(summary, [tripId]);
  if (!row) throw new Error("a trip that was just changed is not there");
  return row;
}

/** Unsaved readings, with their files. */
export const deleteExpiredSources = statement(
  "sources-delete-expired",
  "delete from confirmation_sources where expires_at < now()",
  [],
);
