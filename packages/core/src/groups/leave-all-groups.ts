import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { publish } from "../kernel/domain-events.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { removeFromGroup } from "./group-members.ts";
import { deleteGroup, setCreator } from "./store.ts";

const lockAll = statement(
  "groups-of-leaver",
  `select g.id from group_trips g join group_members m on m.group_id = g.id and m.user_id = $1
    order by g.id for update of g`,
  [t.uuid],
  { id: t.uuid },
);
const passLead = statement(
  "groups-pass-lead",
  "update group_trips set lead_id = creator_id where id = $1 and lead_id = $2",
  [t.uuid, t.uuid],
);

/**
 * For the deletion of an account: passes its groups on to the heirs, deletes those without one, and leaves all others.
 */
export async function leaveAllGroups(
  ctx: Context,
  it: { readonly userId: string; readonly created: readonly { readonly id: string; readonly heirId: string | null }[] },
): Promise<void> {
  const { userId } = it;
  const groups = await ctx.sql.rows(lockAll, [userId]);
  const heirs = new Map(it.created.map(({ id, heirId }) => [id, heirId]));
  for (const { id: groupId } of groups) {
    const heir = heirs.get(groupId);
    if (heir === null) {
      await deleteGroup(ctx.sql, groupId);
      await recordRoomEvent(ctx, groupRoom(groupId), "group.deleted", { group_trip_id: groupId });
      continue;
    }
    if (heir !== undefined) await setCreator(ctx.sql, groupId, heir);
    await ctx.sql.rows(passLead, [groupId, userId]);
    await removeFromGroup(ctx, { groupId, userId, barred: false });
    const ids = { group_trip_id: groupId, user_id: userId };
    await recordRoomEvent(ctx, groupRoom(groupId), "members.changed", ids);
    await publish(ctx, "group_member_removed", { groupId, userId });
  }
}
