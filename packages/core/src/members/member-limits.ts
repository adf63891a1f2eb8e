import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

/**
 * Group members are added to its itinerary automatically. The trip owner's decisions about them stay, also when they
 * leave the group and join again.
 */
export type MemberLimit = "viewer" | "none";

const put = statement(
  "member-limit-put",
  `insert into member_limits (trip_id, user_id, most) values ($1, $2, $3)
   on conflict (trip_id, user_id) do update set most = excluded.most`,
  [t.uuid, t.uuid, t.text],
);
const lift = statement("member-limit-lift", "delete from member_limits where trip_id = $1 and user_id = $2", [
  t.uuid,
  t.uuid,
]);

export async function limitMember(ctx: Context, tripId: string, userId: string, most: MemberLimit): Promise<void> {
  await ctx.sql.rows(put, [tripId, userId, most]);
}

/** For somebody who was readmitted or made an editor. */
export async function removeMemberLimit(ctx: Context, tripId: string, userId: string): Promise<void> {
  await ctx.sql.rows(lift, [tripId, userId]);
}
