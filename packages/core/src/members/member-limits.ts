import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

/**
 * What the owner of a trip decided about somebody stays: they may have a link that lets them in as more, and members of
 * the trip's group, who leave it and join again, are added automatically.
 */
export type MemberLimit = "viewer" | "none";

const put = statement(
  "member-limit-put",
  `insert into member_limits (trip_id, user_id, most, decided_at) values ($1, $2, $3, $4)
   on conflict (trip_id, user_id) do update
     set most = excluded.most, decided_at = coalesce(excluded.decided_at, member_limits.decided_at)`,
  [t.uuid, t.uuid, t.text, t.nullable(t.timestamp)],
);
const find = statement(
  "member-limit-find",
  "select most from member_limits where trip_id = $1 and user_id = $2 and decided_at > $3",
  [t.uuid, t.uuid, t.timestamp],
  { most: t.textOf<MemberLimit>() },
);
const lift = statement("member-limit-lift", "delete from member_limits where trip_id = $1 and user_id = $2", [
  t.uuid,
  t.uuid,
]);

/** @param by `owner`: overrules invitations from before */
export async function limitMember(
  ctx: Context,
  it: { readonly tripId: string; readonly userId: string; readonly most: MemberLimit; readonly by: "owner" | "other" },
): Promise<void> {
  await ctx.sql.rows(put, [it.tripId, it.userId, it.most, it.by === "owner" ? ctx.now : null]);
}

/** What the owner decided about somebody after `since`; undefined for nothing. */
export async function limitSince(
  ctx: Context,
  { tripId, userId, since }: { readonly tripId: string; readonly userId: string; readonly since: Date },
): Promise<MemberLimit | undefined> {
  return (await ctx.sql.rows(find, [tripId, userId, since]))[0]?.most;
}

/** For somebody who was readmitted or made an editor. */
export async function removeMemberLimit(ctx: Context, tripId: string, userId: string): Promise<void> {
  await ctx.sql.rows(lift, [tripId, userId]);
}
