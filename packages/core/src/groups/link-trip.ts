import { statement } from "@caravan/db/sql";
import type { Context } from "../kernel/define.ts";
import { groupRoom, recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { queueSharedTripPush } from "../members/trip-members.ts";
import type { OpenedGroup } from "./access.ts";

const link = statement("group-link-trip", "update group_trips set trip_id = $2, planned = true where id = $1");
const admit = statement(
  "group-admit-members",
  `insert into members (trip_id, user_id, role, created_at)
   select $1, m.user_id, 'editor', $3 from group_members m where m.group_id = $2 and m.removed_at is null
   on conflict (trip_id, user_id) do nothing returning user_id as "userId"`,
);

/** Makes a new trip the group's itinerary, and everybody in the group its editor. The group must be held alone. */
export async function linkTrip(ctx: Context, group: Pick<OpenedGroup, "id">, tripId: string): Promise<void> {
  const admitted = await ctx.sql.rows<{ userId: string }>(admit, [tripId, group.id, ctx.now]);
  for (const { userId } of admitted) await queueSharedTripPush(ctx, tripId, userId);
  await recordRoomEvent(ctx, tripRoom(tripId), "members.changed", { trip_id: tripId });
  await markPlanned(ctx, group, tripId);
}

/** The linked trip is the plan of the last round again. */
export async function markPlanned(ctx: Context, group: Pick<OpenedGroup, "id">, tripId: string): Promise<void> {
  await ctx.sql.rows(link, [group.id, tripId]);
  await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id, trip_id: tripId });
}
