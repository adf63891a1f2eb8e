import { type Sql, statement, t } from "@caravan/db/sql";
import { TRASH_DAYS } from "@caravan/domain/trash";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { requireGroupScope } from "./access.ts";
import { deleteGroup } from "./store.ts";

const trash = statement("group-trash", "update group_trips set trashed_at = $2 where id = $1", [t.uuid, t.timestamp]);

/** The group's row must be locked. */
export async function trashGroup(sql: Sql, groupId: string, now: Date): Promise<void> {
  await sql.rows(trash, [groupId, now]);
}

const find = statement(
  "group-in-trash",
  `select id, code, trip_id as "tripId" from group_trips
    where id = $1 and creator_id = $2 and trashed_at is not null for update`,
  [t.uuid, t.uuid],
  { id: t.uuid, code: t.text, tripId: t.nullable(t.uuid) },
);
const restore = statement("group-restore", "update group_trips set trashed_at = null where id = $1", [t.uuid]);

/** Restores a group with its code, for its creator. @returns the code */
export async function restoreGroup(ctx: Context, groupId: string): Promise<string> {
  requireGroupScope(ctx.actor, "group_trips:write");
  const group = await lockInTrash(ctx, groupId);
  await ctx.sql.rows(restore, [group.id]);
  await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id });
  return group.code;
}

export async function deleteGroupForGood(ctx: Context, groupId: string): Promise<void> {
  await deleteGroup(ctx.sql, (await lockInTrash(ctx, groupId)).id);
}

async function lockInTrash(ctx: Context, groupId: string) {
  const [group] = await ctx.sql.rows(find, [groupId, signedIn(ctx.actor).userId]);
  if (!group || !reachesTrip(ctx.actor, group.tripId)) throw notFound("group trip");
  return group;
}

const empty = statement(
  "groups-empty-trash",
  "delete from group_trips where creator_id = $1 and trashed_at is not null returning id",
  [t.uuid],
  { id: t.uuid },
);

/** @returns the number of deleted groups */
export async function deleteGroupsInTrash(sql: Sql, userId: string): Promise<number> {
  return (await sql.rows(empty, [userId])).length;
}

export const deleteGroupsLongInTrash = statement(
  "groups-delete-trashed",
  `delete from group_trips where id in (select id from group_trips where trashed_at < now() - interval '${TRASH_DAYS} days'
     order by trashed_at limit 20 for update skip locked)`,
  [],
);
