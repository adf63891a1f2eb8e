import { type Sql, statement, t } from "@caravan/db/sql";
import { TRASH_DAYS } from "@caravan/domain/trash";

/**
 * A trip in the trash keeps all its rows. Every statement that finds trips or their members, except by the id of a trip
 * that the caller has access to, leaves it out (trash/trash.test.ts).
 */

const trash = statement("trip-trash", "update trips set trashed_at = $2, trashed_group_id = $3 where id = $1", [
  t.uuid,
  t.timestamp,
  t.nullable(t.uuid),
]);

/** @param groupId the group whose itinerary it was. The trip's row must be locked. */
export async function trashTripRow(sql: Sql, tripId: string, groupId: string | null, now: Date): Promise<void> {
  await sql.rows(trash, [tripId, now, groupId]);
}

const find = statement(
  "trip-in-trash",
  `select t.id, t.title, t.revision, t.trashed_group_id as "groupId",
          (select count(*)::int from shares s where s.trip_id = t.id and s.revoked_at is null
              and (s.expires_at is null or s.expires_at > $3)) as "publicLinks"
     from trips t where t.id = $1 and t.owner_id = $2 and t.trashed_at is not null for update of t`,
  [t.uuid, t.uuid, t.timestamp],
  {
    id: t.uuid,
    title: t.text,
    revision: t.integer,
    groupId: t.nullable(t.uuid),
    /** Links that work again once the trip is restored. */
    publicLinks: t.integer,
  },
);

/** Locks the trip; undefined unless the caller is its owner. */
export async function lockTripInTrash(sql: Sql, tripId: string, userId: string, now: Date) {
  const [row] = await sql.rows(find, [tripId, userId, now]);
  return row;
}

const groupOf = statement(
  "trip-in-trash-group",
  `select trashed_group_id as "groupId" from trips where id = $1 and owner_id = $2 and trashed_at is not null`,
  [t.uuid, t.uuid],
  { groupId: t.nullable(t.uuid) },
);

/** Called before the trip is locked, because groups are locked first. */
export async function groupOfTripInTrash(sql: Sql, tripId: string, userId: string): Promise<string | null> {
  const [row] = await sql.rows(groupOf, [tripId, userId]);
  return row?.groupId ?? null;
}

const ofGroup = statement(
  "trips-in-trash-of-group",
  "select id from trips where trashed_group_id = $1 and trashed_at is not null order by id",
  [t.uuid],
  { id: t.uuid },
);

export async function tripsOfGroupInTrash(sql: Sql, groupId: string): Promise<readonly string[]> {
  return (await sql.rows(ofGroup, [groupId])).map((it) => it.id);
}

const restore = statement("trip-restore", "update trips set trashed_at = null, trashed_group_id = null where id = $1", [
  t.uuid,
]);

export async function restoreTripRow(sql: Sql, tripId: string): Promise<void> {
  await sql.rows(restore, [tripId]);
}

const empty = statement(
  "trips-empty-trash",
  "delete from trips where owner_id = $1 and trashed_at is not null returning id",
  [t.uuid],
  { id: t.uuid },
);

/** @returns the number of deleted trips */
export async function deleteTripsInTrash(sql: Sql, userId: string): Promise<number> {
  return (await sql.rows(empty, [userId])).length;
}

/** In batches, so that a full trash is not one long statement. */
export const deleteTripsLongInTrash = statement(
  "trips-delete-trashed",
  `delete from trips where id in (select id from trips where trashed_at < now() - interval '${TRASH_DAYS} days'
     order by trashed_at limit 20 for update skip locked)`,
  [],
);
