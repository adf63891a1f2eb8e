import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { joinLinkedTrip } from "./linked-trip-members.ts";

/** The link between a group and its itinerary while the itinerary is in the trash. */

const hold = statement("group-hold-of-trip", "select id from group_trips where trip_id = $1 for update", [t.uuid], {
  id: t.uuid,
});

/**
 * Locks the group whose itinerary the trip is. Groups are always locked before trips, because two orders would
 * deadlock.
 */
export async function holdGroupOfTrip(ctx: Context, tripId: string): Promise<string | null> {
  const [group] = await ctx.sql.rows(hold, [tripId]);
  return group?.id ?? null;
}

const unlink = statement("group-unlink-trip", "update group_trips set trip_id = null where id = $1", [t.uuid]);

/** Removes the itinerary of the group, which may then plan another one. */
export async function unlinkTrip(ctx: Context, groupId: string): Promise<void> {
  await ctx.sql.rows(unlink, [groupId]);
  await recordRoomEvent(ctx, groupRoom(groupId), "group.changed", { group_trip_id: groupId });
}

const holdAgain = statement(
  "group-hold-to-link",
  `select id, trip_id as "tripId" from group_trips where id = $1 for update`,
  [t.uuid],
  { id: t.uuid, tripId: t.nullable(t.uuid) },
);

/** Locks the group, and tells whether it still exists without another itinerary. */
export async function holdGroupToLink(ctx: Context, groupId: string): Promise<boolean> {
  const [group] = await ctx.sql.rows(holdAgain, [groupId]);
  return group?.tripId === null;
}

const relink = statement("group-link-again", "update group_trips set trip_id = $2 where id = $1", [t.uuid, t.uuid]);
const newcomers = statement(
  "group-joined-meanwhile",
  `select g.user_id as "userId" from group_members g where g.group_id = $1 and g.removed_at is null
      and not exists (select from members m where m.trip_id = $2 and m.user_id = g.user_id) order by g.user_id`,
  [t.uuid, t.uuid],
  { userId: t.uuid },
);

/** Makes the restored trip the group's itinerary again, with access for those who joined meanwhile. Both are locked. */
export async function linkAgain(ctx: Context, groupId: string, tripId: string): Promise<void> {
  await ctx.sql.rows(relink, [groupId, tripId]);
  for (const { userId } of await ctx.sql.rows(newcomers, [groupId, tripId]))
    await joinLinkedTrip(ctx, { tripId, userId, action: "join_group_trip" });
  await recordRoomEvent(ctx, groupRoom(groupId), "group.changed", { group_trip_id: groupId, trip_id: tripId });
}
