import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { groupRoom, recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { addTripMembers, queueSharedTripPush } from "../kernel/trip-members.ts";
import type { OpenedGroup } from "./access.ts";

// Where nobody has named an amount yet, the group counts in the currency of its trip.
const link = statement(
  "group-link-trip",
  `update group_trips g set trip_id = $2, planned = true,
     currency = case
       when coalesce(budget_min, budget_max) is null
         and not exists (select 1 from group_preferences p where p.group_id = g.id and p.budget is not null)
       then coalesce((select currency from trips where id = $2), currency)
       else currency end
   where id = $1`,
  [t.uuid, t.uuid],
);
const memberIds = statement(
  "group-member-ids",
  `select user_id as "userId" from group_members where group_id = $1 and removed_at is null`,
  [t.uuid],
  { userId: t.uuid },
);

/** Links a new trip to the group and makes every member an editor. The group must be locked exclusively. */
export async function linkTrip(ctx: Context, group: Pick<OpenedGroup, "id">, tripId: string): Promise<void> {
  const members = await ctx.sql.rows(memberIds, [group.id]);
  const added = await addTripMembers(
    ctx,
    tripId,
    members.map((it) => it.userId),
    "editor",
  );
  for (const userId of added) await queueSharedTripPush(ctx, tripId, userId);
  await recordRoomEvent(ctx, tripRoom(tripId), "members.changed", { trip_id: tripId });
  await markPlanned(ctx, group, tripId);
}

/** The linked trip is the plan of the last round again. */
export async function markPlanned(ctx: Context, group: Pick<OpenedGroup, "id">, tripId: string): Promise<void> {
  await ctx.sql.rows(link, [group.id, tripId]);
  await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id, trip_id: tripId });
}
