import { type RowOf, statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";

/** The member rows, for callers with an exclusive lock on the group. */

/** Larger groups cannot decide together, and every answer lists all members. */
const MOST_MEMBERS = 500;

const standing = statement(
  "group-standing",
  `select count(*) filter (where removed_at is null)::int as members,
          bool_or(user_id = $2 and removed_at is null) as "isMember",
          bool_or(user_id = $2 and removed_at is not null) as "wasRemoved"
     from group_members where group_id = $1`,
  [t.uuid, t.uuid],
  { members: t.integer, isMember: t.boolean, wasRemoved: t.boolean },
);

export type GroupMembership = RowOf<typeof standing>;

export async function membershipOf(ctx: Context, groupId: string, userId: string): Promise<GroupMembership> {
  const [row] = await ctx.sql.rows(standing, [groupId, userId]);
  return row ?? { members: 0, isMember: false, wasRemoved: false };
}

const insert = statement(
  "group-member-add",
  `insert into group_members (group_id, user_id, joined_at) values ($1, $2, $3)
   on conflict (group_id, user_id) do update set removed_at = null`,
  [t.uuid, t.uuid, t.timestamp],
);

/**
 * Adds or readmits a member.
 *
 * @throws conflict `group_full`
 */
export async function addMember(ctx: Context, groupId: string, userId: string, { members }: GroupMembership) {
  if (members >= MOST_MEMBERS)
    throw conflict("group_full", said`This group trip is full: it has ${MOST_MEMBERS} members.`);
  await ctx.sql.rows(insert, [groupId, userId, ctx.now]);
}

const findName = statement(
  "group-member-name",
  `select ${displayNameSql("u")} as name from group_members m join users u on u.id = m.user_id
    where m.group_id = $1 and m.user_id = $2 and m.removed_at is null`,
  [t.uuid, t.uuid],
  { name: t.text },
);

/** The name of a member; undefined for others. */
export async function memberName(ctx: Context, groupId: string, userId: string): Promise<string | undefined> {
  const [row] = await ctx.sql.rows(findName, [groupId, userId]);
  return row?.name;
}

const findActive = statement(
  "group-member-active",
  `select ${displayNameSql("u")} as name from group_members m join users u on u.id = m.user_id
    where m.group_id = $1 and m.user_id = $2 and m.removed_at is null and u.kind = 'person' and u.disabled_at is null`,
  [t.uuid, t.uuid],
  { name: t.text },
);

/** Like {@link memberName}, only for a person who can sign in and may therefore own the group. */
export async function activeMemberName(ctx: Context, groupId: string, userId: string): Promise<string | undefined> {
  const [row] = await ctx.sql.rows(findActive, [groupId, userId]);
  return row?.name;
}

const findRemoved = statement(
  "group-removed",
  `select m.user_id, ${displayNameSql("u")} as name from group_members m join users u on u.id = m.user_id
    where m.group_id = $1 and m.removed_at is not null order by m.removed_at, m.user_id`,
  [t.uuid],
  { user_id: t.uuid, name: t.text },
);

/** Members whom the creator removed. */
export function removedFrom(ctx: Context, groupId: string): Promise<{ user_id: string; name: string }[]> {
  return ctx.sql.rows(findRemoved, [groupId]);
}

const deletePreferences = statement(
  "group-member-preferences",
  "delete from group_preferences where group_id = $1 and user_id = $2",
  [t.uuid, t.uuid],
);
const markRemoved = statement(
  "group-member-mark",
  "update group_members set removed_at = $3 where group_id = $1 and user_id = $2",
  [t.uuid, t.uuid, t.timestamp],
);
const deleteRow = statement("group-member-delete", "delete from group_members where group_id = $1 and user_id = $2", [
  t.uuid,
  t.uuid,
]);

/** Removes a member with their preferences. `barred` keeps the row, so that the code does not admit them again. */
export async function removeFromGroup(
  ctx: Context,
  it: { readonly groupId: string; readonly userId: string; readonly barred: boolean },
): Promise<void> {
  const whom = [it.groupId, it.userId] as const;
  await ctx.sql.rows(deletePreferences, whom);
  if (it.barred) await ctx.sql.rows(markRemoved, [...whom, ctx.now]);
  else await ctx.sql.rows(deleteRow, whom);
}
