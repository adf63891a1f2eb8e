import { type RowOf, statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { displayNameSql } from "./display-name-sql.ts";

const tripRow = {
  id: t.uuid,
  title: t.text,
  revision: t.integer,
  isTrashed: t.boolean,
  /** Null when nobody else is on the trip, or it is in the trash. */
  heirId: t.nullable(t.uuid),
  heirName: t.nullable(t.text),
};
const ownedTrips = statement(
  "deletion-owned-trips",
  `select t.id, t.title, t.revision, t.trashed_at is not null as "isTrashed", heir.id as "heirId", heir.name as "heirName" from trips t
     left join lateral (
       select u.id, ${displayNameSql("u")} as name from members m join users u on u.id = m.user_id
        where t.trashed_at is null and m.trip_id = t.id and m.user_id <> $1 and u.kind = 'person' and u.disabled_at is null
        order by m.role = 'editor' desc, m.created_at, u.id limit 1) heir on true
    where t.owner_id = $1 order by t.id`,
  [t.uuid],
  tripRow,
);
const groupRow = { ...tripRow, title: t.nullable(t.text), code: t.text, tripId: t.nullable(t.uuid) };
const createdGroups = statement(
  "deletion-created-groups",
  `select g.id, g.title, 0 as revision, g.trashed_at is not null as "isTrashed", g.code, g.trip_id as "tripId", heir.id as "heirId", heir.name as "heirName" from group_trips g
     left join lateral (
       select u.id, ${displayNameSql("u")} as name from group_members m join users u on u.id = m.user_id
        where g.trashed_at is null and m.group_id = g.id and m.user_id <> $1 and m.removed_at is null and u.kind = 'person' and u.disabled_at is null
        order by u.id = g.lead_id desc, m.joined_at, u.id limit 1) heir on true
    where g.creator_id = $1 order by g.id`,
  [t.uuid],
  groupRow,
);

export type OwnedTrip = RowOf<typeof tripRow>;
export type CreatedGroup = RowOf<typeof groupRow>;

/**
 * What somebody owns, and who gets it when the account is deleted: the longest-standing editor of a trip (without
 * editors, the longest-standing member), and the lead of a group (otherwise the longest-standing member).
 */
export async function ownedBy(ctx: Context, userId: string) {
  return {
    trips: await ctx.sql.rows(ownedTrips, [userId]),
    groups: await ctx.sql.rows(createdGroups, [userId]),
  };
}
