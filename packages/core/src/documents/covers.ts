import { type Sql, statement, t } from "@caravan/db/sql";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";

const ofTrip = statement(
  "document-cover",
  "select id, file_key from documents where trip_id = $1 and cover and not private and trashed_at is null",
  [t.uuid],
  { id: t.uuid, file_key: t.notNull(t.text) },
);
const clear = statement(
  "document-cover-clear",
  "update documents set cover = false where trip_id = $1 and cover and trashed_at is null",
  [t.uuid],
);
const choose = statement(
  "document-cover-set",
  "update documents set cover = true where id = $1 and trashed_at is null",
  [t.uuid],
);

/** The photo at the head of a trip; undefined when it has no own one. The caller has checked the permission. */
export async function coverOfTrip(sql: Sql, tripId: string) {
  const [row] = await sql.rows(ofTrip, [tripId]);
  return row;
}

/** Makes a picture of the trip its cover, or none. One at a time, so that two people never make two. */
export async function setCover(sql: Sql, tripId: string, documentId: string | null): Promise<void> {
  await holdAdvisoryLock(sql, `cover:${tripId.toLowerCase()}`);
  await sql.rows(clear, [tripId]);
  if (documentId !== null) await sql.rows(choose, [documentId]);
}
